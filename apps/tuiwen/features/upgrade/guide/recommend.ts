import type { MembershipPackage } from '@vip/api';
import { shortYuan, yuan } from '@vip/checkout-react';
import { numeralOf, savedBySize } from '../../../shared/package-text.ts';
import type { Answers } from './questions.ts';
import {
  benefitsOf,
  editionOf,
  gainsOf,
  isUpgrade,
  rankOf,
  type Gain,
  type MembershipStatus,
} from '../editions.ts';

const WANTED_DAYS = { try: 30, season: 90, year: 365 } as const;
/** Longer than all answers: a package for life is the last to fit. */
const LIFE_DAYS = 36_500;

/** The distance of a package's duration to the answer, as a ratio: 60 days for 30 is as far off as 730 for 365. */
const distance = (days: number | null, wanted: number): number =>
  Math.abs(Math.log((days ?? LIFE_DAYS) / wanted));

/**
 * The package for these answers; null if there is no upgrade from `membership`, or an answer is missing. For one's own
 * account it is of the lowest level above the present one, else of the highest; of that level, the duration nearest to the
 * answer. It does not depend on the order of `packages`.
 */
export function recommend(
  { purpose, span }: Answers,
  packages: readonly MembershipPackage[],
  membership: MembershipStatus,
): MembershipPackage | null {
  if (purpose === null || span === null) return null;
  const offered = packages.filter((pack) => isUpgrade(pack, membership));
  const ranks = offered.map(rankOf);
  const rank = purpose === 'own' ? Math.min(...ranks) : Math.max(...ranks);
  const [best = null] = offered
    .filter((pack) => rankOf(pack) === rank)
    .sort(
      (a, b) =>
        distance(a.days, WANTED_DAYS[span]) - distance(b.days, WANTED_DAYS[span]) ||
        a.price - b.price ||
        (a.id < b.id ? -1 : 1),
    );
  return best;
}

/** A reason for a recommendation: a headline and a sentence. */
export interface Reason {
  title: string;
  text: string;
}

interface Case {
  answers: Answers;
  pack: MembershipPackage;
  packages: readonly MembershipPackage[];
  membership: MembershipStatus;
}

/** The reasons for a recommendation, from the packages' figures. */
export const reasonsFor = (one: Case): Reason[] =>
  [levelReason(one), lengthReason(one), creditReason(one)].filter((reason) => reason !== null);

function levelReason({ answers, pack, packages, membership }: Case): Reason {
  const edition = editionOf(pack.level, packages) ?? pack.name;
  const isMember = membership.kind === 'member';
  const present = isMember ? (editionOf(membership.level, packages) ?? membership.name) : null;
  const gains = gainsOf(isMember ? benefitsOf(membership.level, packages) : null, pack);
  if (answers.purpose === 'own') {
    return present
      ? {
          title: `可升级至${edition}`,
          text: `你已开通${present}，个人使用已足够；如需更多权益，推荐${edition}`,
        }
      : { title: `${edition}已足够`, text: `个人账号使用，${valueOf(gains[0]) || `${edition}权益已足够`}` };
  }
  const isTeam = answers.purpose === 'team';
  const use = isTeam ? '团队创作' : '接单或带货';
  // A team needs the benefit that is counted in people; a business needs what is not had at all now.
  const [gain = gains[0]] = gains.filter(({ now, then }) => (isTeam ? /人$/.test(then) : now === '不支持'));
  return gain
    ? { title: valueOf(gain), text: `${use}推荐${edition}，现在：${gain.now}` }
    : { title: `${edition}更合适`, text: `${use}推荐权益最全的${edition}` };
}

const valueOf = (gain: Gain | undefined) => (gain ? `${gain.name}：${gain.then}` : '');

/** Without the credit, which applies to all packages. */
function lengthReason({ pack, packages }: Case): Reason {
  const { days } = pack;
  if (days === null) return { title: '一次买断', text: '长期有效，无需再次购买' };
  const { figure, unit } = numeralOf(pack);
  const title = `${figure} ${unit}最合适`;
  const aDay = `每天约 ${yuan((pack.price + pack.credit) / days)} 元`;
  const beside = savedBySize(pack, packages);
  if (!beside) return { title, text: `${aDay}，到期再决定是否续费` };
  const { figure: once, unit: each } = numeralOf(beside.smallest);
  return {
    title,
    text: beside.saved > 0 ? `${aDay}，比每次买 ${once} ${each}省 ${shortYuan(beside.saved)} 元` : aDay,
  };
}

function creditReason({ pack }: Case): Reason | null {
  if (pack.credit === 0) return null;
  return { title: '剩余天数可抵扣', text: `当前会员尚未到期，已抵扣 ${shortYuan(pack.credit)} 元` };
}
