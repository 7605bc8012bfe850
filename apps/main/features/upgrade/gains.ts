import type { Benefit } from '@vip/api';

/** One thing that a level adds, in a title and a line below ('' where there is nothing more to say). */
export interface Gain {
  title: string;
  detail: string;
}

const NOT = '不支持';
const YES = '支持';
const COMMA = '，';

/** 12 种 → ["12", "种"]: an amount with its unit. */
const amountOf = (value: string): [string, string] | null => {
  const match = /^(\d+) ?(\D+)$/.exec(value);
  return match?.[1] && match[2] ? [match[1], match[2]] : null;
};

/** Chinese stands together; a digit after it has a space before it. */
const joined = (name: string, value: string) => (/^\d/.test(value) ? `${name} ${value}` : name + value);

function gainOf({ name, member }: Benefit, before: string, holder: string): Gain {
  const [value = member, ...rest] = member.split(COMMA);
  const detail = rest.join(COMMA);
  if (before === NOT)
    return { title: value === YES ? name : joined(name, value), detail: detail || `${holder}没有` };
  const [from, to] = [amountOf(before.split(COMMA)[0] ?? ''), amountOf(value)];
  if (from && to && from[1] === to[1])
    return { title: `${name}从 ${from.join(' ')}到 ${to.join(' ')}`, detail };
  return { title: joined(name, value), detail: detail || joined(holder, before) };
}

/**
 * What a level adds to the one that is there: `present` are the benefits of that one, null where there is none and what
 * counts is what everybody has. `holder` names who has the present ones: 标准会员, 非会员.
 */
export const gainsOf = (
  next: readonly Benefit[],
  present: readonly Benefit[] | null,
  holder: string,
): Gain[] =>
  next.flatMap((benefit) => {
    const before = present?.find(({ name }) => name === benefit.name)?.member ?? benefit.free;
    return before === benefit.member ? [] : [gainOf(benefit, before, holder)];
  });

/** What a level has, for somebody who has it already. */
export const keptOf = (benefits: readonly Benefit[]): Gain[] =>
  benefits
    .filter(({ member }) => member !== NOT)
    .map((benefit) => {
      const [value = '', ...rest] = benefit.member.split(COMMA);
      return { title: value === YES ? benefit.name : joined(benefit.name, value), detail: rest.join(COMMA) };
    });
