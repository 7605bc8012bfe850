import type { MembershipPackage } from '@vip/api';
import { shortYuan, yuan } from '@vip/checkout-react';
import type { Answers } from './questions.ts';
import { numeralOf } from '../purchase/duration.ts';
import { editionOf, rankOf, type Standing } from './standing.ts';

/** Why it is this one: a headline and a sentence for each reason. */
export interface Reason {
  title: string;
  text: string;
}

interface Case {
  answers: Answers;
  pack: MembershipPackage;
  packages: readonly MembershipPackage[];
  standing: Standing;
}

/** The reasons for a recommendation, in words and from the packages' own figures. */
export const reasonsFor = (one: Case): Reason[] =>
  [levelReason(one), lengthReason(one), creditReason(one)].filter((reason) => reason !== null);

function levelReason({ answers, pack, packages, standing }: Case): Reason {
  const edition = editionOf(pack.level, packages) ?? pack.name;
  const present = standing.kind === 'member' ? (editionOf(standing.level, packages) ?? standing.name) : null;
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

/** Prices a day are compared before the credit: that is taken off any of them. */
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
