import type { MembershipPackage } from '@vip/api';
import { perDayText, shortYuan } from '@vip/checkout-react';
import { numeralOf } from '../../../shared/package-text.ts';
import { benefitsOf, editionOf, gainsOf, type Gain, type MembershipStatus } from '../editions.ts';
import { purposeTitle, spanTitle, type Answers } from './questions.ts';
import { savedBySize } from '../saved-by-size.ts';

/** A reason for a recommendation: what the buyer gets, and the answer that it follows from. */
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

/** The reasons for a recommendation, from the answers and the packages' figures. The credit is part of the price. */
export const reasonsFor = (one: Case): Reason[] => [levelReason(one), lengthReason(one)];

/** The benefit that the purpose needs. */
function levelReason({ answers, pack, packages, membership }: Case): Reason {
  const edition = editionOf(pack.level, packages) ?? pack.name;
  const present = membership.kind === 'member' ? benefitsOf(membership.level, packages) : null;
  const gain = gainFor(answers, gainsOf(present, pack));
  return {
    title: gain ? gainText(gain) : `${edition}的权益最全`,
    text: `${purposeTitle(answers)}，选${edition}`,
  };
}

/**
 * 授权书库升级为 1.2 万部; 新增团队席位（5 人） of what is not had at all now; 新增书面商用授权 where name and value end
 * in the same word.
 */
function gainText({ name, now, then }: Gain): string {
  if (now === '不支持') {
    if (then === '支持') return `新增${name}`;
    const word = name.slice(-2);
    return then.slice(-2) === word ? `${joined('新增', then.slice(0, -2))}${name}` : `新增${name}（${then}）`;
  }
  return `${name}${joined('升级为', then)}`;
}

/** A space in front of a digit. */
const joined = (word: string, value: string) => (/^\d/.test(value) ? `${word} ${value}` : word + value);

/** A team needs the benefit that is counted in people, a business what is not had at all now; else the first. */
const gainFor = ({ purpose }: Answers, gains: readonly Gain[]): Gain | undefined =>
  gains.find(({ now, then }) =>
    purpose === 'team' ? /人$/.test(then) : purpose === 'trade' && now === '不支持',
  ) ?? gains[0];

/** The saving is the same with and without the credit, which applies to all packages. */
function lengthReason({ answers, pack, packages }: Case): Reason {
  const { days } = pack;
  const span = spanTitle(answers);
  if (days === null) return { title: '一次买断，无需再次购买', text: `${span}，选长期有效` };
  const { figure, unit } = numeralOf(pack);
  const text = `${span}，选 ${figure} ${unit}`;
  const beside = savedBySize(pack, packages);
  if (beside && beside.saved > 0)
    return { title: `比${beside.by}购买省 ${shortYuan(beside.saved)} 元`, text };
  return { title: pack.price > 0 ? perDayText(pack) : '抵扣后免费', text };
}
