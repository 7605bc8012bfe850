import { ORDER_VALID_S } from '@vip/api';
import type {
  Activity,
  MembershipPackage,
  Order,
  OrderPayload,
  PreparedOrder,
  WelfareList,
} from '@vip/api/schema';
import type { Capabilities } from '@vip/release-format';
import type { Finding, Level } from './finding.ts';

/** What fits the schema and still cannot be meant: amounts in the other unit, times in another zone. */

const finding = (level: Level, field: string, expected: string, came: string): Finding => ({
  level,
  field,
  expected,
  came,
});

const odd = (field: string, expected: string, came: string) => finding('odd', field, expected, came);

/** fen for each day of membership: 3 fen is ¥11 a year, ¥30 is ¥930 a month. */
const DAY_FEN = { least: 3, most: 3_000 };
/** fen for life. */
const LIFE_FEN = { least: 1_000, most: 1_000_000 };
/** fen: more is never charged for a membership. */
const MOST_FEN = 2_000_000;

function originalFindings(price: number, original: number | null | undefined, at: string): Finding[] {
  if (!original || price === 0) return [];
  const field = `${at}.original_price`;
  if (original < price) return [odd(field, 'at least the price, or 0', 'less')];
  return original >= 50 * price ? [odd(field, 'fen', '50 times the price or more')] : [];
}

function packageFindings(
  { price, originalPrice, days, credit, renewal }: MembershipPackage,
  at: string,
): Finding[] {
  const findings: Finding[] = [];
  const before = price + (credit ?? 0);
  const { least, most } = days === null ? LIFE_FEN : DAY_FEN;
  const each = days === null ? before : before / days;
  if (before > 0 && each < least)
    findings.push(odd(`${at}.price`, 'fen', 'so little that it may be an amount in yuan'));
  if (each > most || before > MOST_FEN)
    findings.push(odd(`${at}.price`, 'fen', 'so much that it may have been multiplied by 100 twice'));
  findings.push(...originalFindings(price, originalPrice, at));
  if (renewal && price > 0 && (renewal.price >= 50 * price || renewal.price * 50 <= price))
    findings.push(odd(`${at}.renewal.price`, 'fen', 'another order of magnitude than the price'));
  return findings;
}

/** A list of packages. */
export function packagesFindings(packages: readonly MembershipPackage[]): Finding[] {
  if (packages.length === 0) return [odd('packages', 'a package to sell', 'an empty list')];
  const ids = new Set(packages.map(({ id }) => id));
  return [
    ...(ids.size < packages.length
      ? [finding('wrong', 'packages[].id', 'another id for each package', 'the same id twice')]
      : []),
    ...packages.flatMap((each, at) => packageFindings(each, `packages[${at}]`)),
  ];
}

export function activityFindings({ startsAt, endsAt, packages }: Activity, now: number): Finding[] {
  const findings = packagesFindings(packages);
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    findings.push(odd('ends_at', 'a time after starts_at', 'an earlier one'));
  else if (Date.parse(endsAt) <= now) findings.push(odd('ends_at', 'a time to come', 'one that has passed'));
  return findings;
}

export const preparedFindings = ({ options, status }: PreparedOrder): Finding[] => [
  ...(options.length === 0 ? [odd('options', 'something to choose', 'an empty list')] : []),
  ...(status === 'open' ? [] : [odd('status', 'open', status)]),
  ...options.flatMap(({ price, originalPrice }, at) =>
    originalFindings(price, originalPrice, `options[${at}]`),
  ),
];

export const welfareFindings = ({ items }: WelfareList): Finding[] =>
  // A gift may cost nothing, or a symbolic amount: only its other amounts can be compared.
  items.flatMap((item, at) =>
    packageFindings(item.package, `items[${at}].package`).filter(({ came }) => !came.startsWith('so little')),
  );

/** Clocks differ by less. */
const CLOCK_MS = 10 * 60_000;

/** Times of what has happened. `now`: the server's, ms. */
export const pastFindings = (
  times: readonly (string | null | undefined)[],
  field: string,
  now: number,
): Finding[] =>
  times.flatMap((time, at) =>
    time && Date.parse(time) > now + CLOCK_MS
      ? [odd(field.replace('[]', `[${at}]`), 'a time that has passed', 'one to come: is its zone right?')]
      : [],
  );

const isTimes = (a: number, b: number, factor: number): boolean => a > 0 && Math.abs(a - b * factor) < 1;

/** An order that is to be paid now. */
export function payableFindings({ amount, status, pay }: Order): Finding[] {
  if (status === 'paid' && amount === 0) return [];
  if (status !== 'created' && status !== 'paying') return [finding('wrong', 'status', 'created', status)];
  return pay ? [] : [finding('wrong', 'pay', 'an instruction for the wallet', 'none: nothing can be paid')];
}

/** An order that was just made, beside what was asked for. */
export function orderFindings(
  order: Order,
  payload: OrderPayload,
  packageId: string | undefined,
  now: number,
): Finding[] {
  const findings: Finding[] = [];
  const { amount, expiresAt, createdAt } = order;
  if (amount !== payload.price) {
    const isOtherUnit = isTimes(amount, payload.price, 100) || isTimes(payload.price, amount, 100);
    const came = isOtherUnit ? 'a hundred times as much, or as little: yuan and fen?' : 'another amount';
    findings.push(
      finding('wrong', 'amount', 'the price that was sent: no wallet is opened for another', came),
    );
  }
  if (packageId !== undefined && order.package.id !== packageId)
    findings.push(finding('wrong', 'package.id', 'the package that was ordered', 'another one'));
  if (order.payType !== payload.payType)
    findings.push(finding('wrong', 'pay_type', payload.payType, order.payType));
  findings.push(...payableFindings(order));
  if (createdAt && Math.abs(Date.parse(createdAt) - now) > CLOCK_MS)
    findings.push(odd('created_at', 'now', 'another time: is its zone right?'));
  if (expiresAt && Date.parse(expiresAt) <= now)
    findings.push(
      finding('wrong', 'expires_at', 'a time to come', 'one that has passed: is its zone right?'),
    );
  return findings;
}

/** When an order closes, where the product waits for it: without a key, and where no order is paid again. */
export function closingFindings(
  { status, expiresAt }: Order,
  { idempotency, orderValidS = ORDER_VALID_S, payAgain }: Capabilities,
  now: number,
): Finding[] {
  if (status === 'paid' || (idempotency !== 'none' && payAgain !== 'new')) return [];
  if (!expiresAt)
    return [odd('expires_at', 'when the order closes: until then none is made again', 'nothing')];
  if (idempotency !== 'none' || Date.parse(expiresAt) <= now + orderValidS * 1000 + CLOCK_MS) return [];
  const expected = `a time within order_valid_s, ${orderValidS} s: later the order may be made a second time`;
  return [finding('wrong', 'expires_at', expected, 'a later one')];
}

/** An order that was made here and read again. */
export function sameOrderFindings(read: Order, made: Order): Finding[] {
  const differs = (field: string) =>
    finding('wrong', field, 'what the order was made with', 'something else');
  return [
    ...(read.id === made.id ? [] : [differs('id')]),
    ...(read.amount === made.amount ? [] : [differs('amount')]),
    ...(read.package.id === made.package.id ? [] : [differs('package.id')]),
    ...(read.number === made.number ? [] : [differs('number')]),
  ];
}

/** Seconds of SMS codes. */
export function smsFindings(sent: {
  resendAfterS: number;
  expiresInS?: number | null | undefined;
}): Finding[] {
  const findings: Finding[] = [];
  if (sent.resendAfterS > 600) findings.push(odd('resend_after_s', 'seconds', 'more than ten minutes'));
  if (sent.expiresInS && sent.expiresInS > 86_400)
    findings.push(odd('expires_in_s', 'seconds', 'more than a day'));
  return findings;
}
