import type { MembershipPackage } from '@vip/api';
import { shortYuan, yuan } from '@vip/checkout-react';
import { numeralOf } from '../../../shared/package-text.ts';
import type { Answers } from './questions.ts';
import { editionOf, isUpgrade, rankOf, type MembershipStatus } from '../editions.ts';

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
  const present =
    membership.kind === 'member' ? (editionOf(membership.level, packages) ?? membership.name) : null;
  if (answers.purpose === 'own') {
    return present
      ? {
          title: `往上是${edition}`,
          text: `你已经有${present}，写给自己的账号够用；想要更多，就是${edition}。`,
        }
      : { title: `${edition}就够`, text: `写给自己的账号，${edition}的权益够用，不用多花钱。` };
  }
  const isTeam = answers.purpose === 'team';
  return {
    title: `要用${edition}`,
    text: `${isTeam ? '几个人一起写' : '文章要拿去挣钱'}，选权益最全的${edition}。`,
  };
}

const perDay = ({ price, credit }: MembershipPackage, days: number) => (price + credit) / days;

/** Compares the prices per day without the credit, which applies to all packages. */
function lengthReason({ pack, packages }: Case): Reason {
  const { days } = pack;
  if (days === null) return { title: '一次买断', text: '长期有效，以后不用再买。' };
  const [shortest] = packages
    .filter((other) => rankOf(other) === rankOf(pack) && other.days !== null && other.days < days)
    .sort((a, b) => (a.days ?? 0) - (b.days ?? 0));
  const { figure, unit } = numeralOf(pack);
  const title = `${figure} ${unit}正好`;
  const aDay = `合每天 ${yuan(perDay(pack, days))} 元`;
  if (!shortest?.days) return { title, text: `${aDay}，先用起来，到期再决定。` };
  const saved = Math.floor(((perDay(shortest, shortest.days) - perDay(pack, days)) * days) / 100) * 100;
  const { figure: once, unit: each } = numeralOf(shortest);
  return {
    title,
    text: saved > 0 ? `${aDay}，比每次只买 ${once} ${each}少花 ${shortYuan(saved)} 元。` : `${aDay}。`,
  };
}

function creditReason({ pack }: Case): Reason | null {
  if (pack.credit === 0) return null;
  return { title: '剩下的天数不浪费', text: `你现在的会员还没用完，抵掉 ${shortYuan(pack.credit)} 元。` };
}
