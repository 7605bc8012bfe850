import { withUnits } from './with-units.ts';

/** The values of a benefit that are a plain no and yes. */
export const NOT = '不支持';
export const YES = '支持';

/** What a value says first, and the rest of it, may be '': 28 种，含方言 → ["28 种", "含方言"]. */
export function splitValue(value: string): [string, string] {
  const [first = '', ...rest] = value.split('，');
  return [first, rest.join('，')];
}

/** Name and value on one line. Chinese is joined without a space, a digit with one. */
export const joined = (name: string, value: string): string =>
  withUnits(/^\d/.test(value) ? `${name}\u00a0${value}` : name + value);
