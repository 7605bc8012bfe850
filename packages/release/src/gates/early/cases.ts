import type { Contract, JsonSchema } from '@vip/dev-tools/contract';
import { type Choices, createValue, requiredLists } from './create-value.ts';

/** A value that fits a schema of the contract, with the names of the wire. */
export interface Case {
  /** What is special about it, such as `no packages`. */
  name: string;
  value: unknown;
}

/** The time of the browser in which the pages are opened. */
export const NOW = '2026-11-25T08:00:00Z';

const COMPLETE: Choices = {
  optional: () => 'given',
  items: () => 3,
  text: (name, at) => `${name} ${at}`,
  // Rising, so that the original price, which comes later, is above the price.
  amount: (at) => at * 1990,
  flag: (index) => index === 0,
  time: '2026-12-24T09:30:00+08:00',
};

const PAST = '2026-10-01T00:00:00Z';

/** Longer than any column: wraps, and is cut off where a page does that. */
const LONG = '畅享全部功能的年度超级会员套餐 Membership ';

/**
 * The values that pages have to draw, made from the schema: the same for every run, so that a refusal can be repeated. Lists
 * are empty, short and long; each part that may be missing is also missing and null; in the last ones all of it is mixed.
 */
export function casesOf(contract: Contract, schema: JsonSchema): Case[] {
  const some = (name: string, choices: Partial<Choices>): Case => ({
    name,
    value: createValue(contract, schema, { ...COMPLETE, ...choices }),
  });
  const cases = [
    some('everything given', {}),
    some('lists of 1 and long texts', {
      items: () => 1,
      text: (name, at) => `${LONG.repeat(3)}${name} ${at}`,
    }),
    some('lists of 2 and amounts of 0', { items: () => 2, amount: () => 0 }),
    some('lists of 5, falling amounts and all flags', {
      items: () => 5,
      amount: (at) => Math.max(1, 100_000 - at * 1990),
      flag: () => true,
    }),
    // An optional list is also empty where it is missing.
    ...requiredLists(contract, schema).map((list) =>
      some(`no ${list}`, { items: (name) => (name === list ? 0 : 3) }),
    ),
    some('optional parts missing and no flags', { optional: () => 'missing', flag: () => false }),
    some('optional parts null and past times', { optional: () => 'null', time: PAST }),
    some('empty texts', { text: () => '' }),
    some('repeated texts and past times', { text: (name) => name, time: PAST }),
    ...[1, 2, 3].map((seed) => some(`mixed parts (${seed})`, mixed(seed))),
  ];
  const seen = new Set<string>();
  return cases.filter(({ value }) => {
    const text = JSON.stringify(value);
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew;
  });
}

/** Choices by a generator with this seed (mulberry32), so that parts are missing independently of each other. */
function mixed(seed: number): Partial<Choices> {
  let state = seed;
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return {
    optional: () => oneOf(['given', 'given', 'null', 'missing']),
    items: () => oneOf([1, 2, 3, 4, 6]),
    amount: () => oneOf([0, 1, 990, 1990, 19900, 100_000_00]),
    flag: () => oneOf([true, false]),
  };
}
