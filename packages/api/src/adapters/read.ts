/** An object of a foreign answer. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Stands for a value that could not be read. No field of the contract accepts it, so the client refuses the answer with
 * `malformed` and the field's name. Never contains the value, which may be personal.
 */
export const unreadable = (as: string): never => ({ unreadable: { as } }) as never;

/** `Object.hasOwn`, which the oldest browsers do not have. */
export const has = (fields: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(fields, name);

/** A foreign object; one without fields for anything else. */
export const record = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** A foreign list, each item read on its own. */
export const list = <T>(value: unknown, read: (item: Fields, index: number) => T): T[] =>
  Array.isArray(value) ? value.map((item, index) => read(record(item), index)) : unreadable('a list');

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** null for a value that is missing, null or empty. */
export const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  isMissing(value) ? null : read(value);

/** An identifier: text, or a whole number. */
export function id(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : unreadable('an id');
}

/** A text or a number; `otherwise` for a value that is missing. */
export function text(value: unknown, otherwise?: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return isMissing(value) && otherwise !== undefined ? otherwise : unreadable('a text');
}

/** A whole number, also as text. */
export function whole(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : unreadable('a whole number');
}

/** true and false, also as 1 and 0, in numbers or text. */
export function flag(value: unknown): boolean {
  if (value === true || value === 1 || value === '1') return true;
  return value === false || value === 0 || value === '0' ? false : unreadable('true or false');
}

/** An amount in fen, also as text. */
export const fen = (value: unknown): number => whole(value);

/**
 * An amount in yuan as fen: a number, or a text such as "168", "168.00" or "1,168.00" (PHP's `number_format`). Read by its
 * digits: 19.9 * 100 is 1989.9999999999998.
 */
export function yuan(value: unknown): number {
  const digits = typeof value === 'number' ? String(value) : value;
  if (typeof digits !== 'string') return unreadable('yuan');
  const parts = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2})0*)?$/.exec(digits);
  if (!parts) return unreadable('yuan');
  const amount = Number(`${parts[1]!.replace(/,/g, '')}${(parts[2] ?? '').padEnd(2, '0')}`);
  return Number.isSafeInteger(amount) ? amount : unreadable('yuan');
}

/** An amount in fen as text in yuan: 16800 is "168.00". */
export const yuanText = (amount: number): string =>
  String(amount)
    .padStart(3, '0')
    .replace(/(\d\d)$/, '.$1');

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(Z|[+-]\d\d:?\d\d)?$/;

/** Whether a calendar has the day: `Date.parse` takes 30 February for 2 March. */
function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

function isoTime(value: unknown, offset: string | null, as: string): string {
  const given =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && offset ? `${value} 00:00:00` : value;
  const [, date = '', clock = '', fraction = '', zone = offset ?? ''] =
    TIME.exec(typeof given === 'string' ? given : '') ?? [];
  const iso = `${date}T${clock}${fraction}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`;
  return zone && isDay(date) && !Number.isNaN(Date.parse(iso)) ? iso : unreadable(as);
}

/** A time with its offset: "2026-11-21T01:00:00.000000Z", "2026-11-21 09:00:00+0800". */
export const time = (value: unknown): string => isoTime(value, null, 'a time with an offset');

/** A time or a date of the Chinese calendar day without an offset: "2026-11-21 09:00:00". An offset that is there counts. */
export const beijing = (value: unknown): string => isoTime(value, '+08:00', 'a time');

/** Seconds since 1970, also as text. Larger numbers are milliseconds: refused. */
export function seconds(value: unknown): string {
  const at = whole(value);
  return Number.isSafeInteger(at) && at >= 0 && at < 1e11
    ? new Date(at * 1000).toISOString()
    : unreadable('seconds');
}

/** A time that was read, some minutes later. */
export function minutesAfter(at: string, minutes: number): string {
  const start = typeof at === 'string' ? Date.parse(at) : NaN;
  return Number.isNaN(start) ? unreadable('a time') : new Date(start + minutes * 60_000).toISOString();
}

/** One of the backend's words or numbers, by the contract's word. */
export function oneOf<T extends string>(value: unknown, words: Readonly<Record<string, T>>): T {
  const key = typeof value === 'number' ? String(value) : value;
  return typeof key === 'string' && has(words, key) ? words[key]! : unreadable('a known word');
}
