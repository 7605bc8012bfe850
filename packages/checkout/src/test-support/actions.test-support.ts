import fc from 'fast-check';
import type { Order } from '@vip/api';
import type { Intent, LaunchResult } from '../contract.ts';
import { createCheckout } from '../machine/create-checkout.ts';
import { settled } from './fake-clock.test-support.ts';
import type { Answer } from './fake-server.test-support.ts';
import { anIntent } from './samples.test-support.ts';
import { createWorld, type World } from './world.test-support.ts';

const ENDS = ['paid', 'closed', 'refunded'] as const;
const PACKAGES = {
  p365: { packageId: 'p365', packageName: '年度会员', level: '2' },
  p90: { packageId: 'p90', packageName: '季度会员', level: '1' },
} as const;
type PackageId = keyof typeof PACKAGES;
const PRICES: Record<PackageId, number[]> = { p365: [16800, 14800, 17800], p90: [6800, 4800, 0] };

/** A tab with the price list that its page shows. */
export interface Visit {
  world: World;
  list: Map<string, number>;
}

type Flag = 'honoursKeys' | 'closesOlder' | 'refusesPrices' | 'readsPay';

/** An action of the buyer, the server, the wallet, the app or time. */
export type Action =
  | { action: 'pay'; packageId: PackageId }
  | { action: 'answer'; how: Answer }
  | { action: 'report'; result: LaunchResult }
  | { action: 'advance'; ms: number }
  | { action: 'end'; status: (typeof ENDS)[number] }
  | { action: 'comeBack'; how: 'code' | 'denied' | 'forged' | 'back' }
  | { action: 'confirm' | 'payAgain' | 'leave' | 'resume' | 'acceptPrice' }
  | { action: 'dismissPending' | 'dismissNotice' | 'retry' }
  | { action: 'hide' | 'show' | 'reload' | 'reopen' }
  /** The result page of an end, and back. */
  | { action: 'showResult' }
  | { action: 'become'; user: string }
  | { action: 'setPrice'; packageId: PackageId; price: number }
  | { action: 'readPrices' }
  /** The server changes an open order by itself. */
  | { action: 'differ'; some: Partial<Order> }
  /** New orders of another package or at another amount than the request. */
  | { action: 'make'; some: Partial<Order> }
  | { action: 'turn'; flag: Flag; isOn: boolean }
  /** The buyer pays in the wallet that was opened last. */
  | { action: 'charge' };

/** Records with this action and arbitrary fields. */
const an = <Name extends Action['action'], Fields = unknown>(
  action: Name,
  fields?: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> },
) => fc.record({ action: fc.constant(action), ...fields }) as fc.Arbitrary<{ action: Name } & Fields>;
const of = <Name extends string>(...actions: Name[]) => fc.record({ action: fc.constantFrom(...actions) });
const packageId = fc.constantFrom<PackageId>('p365', 'p365', 'p90');

const pay = an('pay', { packageId });
const answer = (...how: Answer[]) => an('answer', { how: fc.constantFrom<Answer>('ok', 'ok', 'ok', ...how) });
const report = an('report', {
  result: fc.constantFrom<LaunchResult>('left', 'done', 'cancelled', 'failed'),
});
const advance = (...ms: number[]) => an('advance', { ms: fc.constantFrom(500, 4000, 20_000, 45_000, ...ms) });
const end = (...status: (typeof ENDS)[number][]) => an('end', { status: fc.constantFrom(...status) });
const comeBack = an('comeBack', {
  how: fc.constantFrom('code' as const, 'code', 'code', 'denied', 'forged', 'back'),
});
const REFUSED = ['unauthorized', 'conflict', 'malformed', 'bad code', 'price changed'] as const;
const taps = ['confirm', 'payAgain', 'leave', 'resume', 'dismissPending', 'dismissNotice'] as const;
const pageEvents = ['hide', 'show', 'show', 'reload'] as const;

/** One user, and a server that loses answers but is consistent. */
export const plainAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: pay },
  { weight: 8, arbitrary: answer('lost', 'network', 'server', ...REFUSED) },
  { weight: 3, arbitrary: report },
  { weight: 3, arbitrary: advance() },
  { weight: 1, arbitrary: end(...ENDS) },
  { weight: 4, arbitrary: comeBack },
  { weight: 6, arbitrary: of(...taps, ...pageEvents) },
);

const other = fc.constantFrom<Partial<Order>>(
  { amount: 17800 },
  { amount: 100 },
  { package: { id: 'p30', name: '月度会员', level: '1' } },
  {},
);
const flag = fc.constantFrom<Flag>('honoursKeys', 'closesOlder', 'refusesPrices', 'readsPay');
const price = packageId.chain((id) =>
  an('setPrice', { packageId: fc.constant(id), price: fc.constantFrom(...PRICES[id]) }),
);

const hostile = [
  { weight: 12, arbitrary: pay },
  { weight: 24, arbitrary: answer('lost', 'lost', 'network', 'unauthorized', 'conflict', 'not_found') },
  { weight: 6, arbitrary: report },
  { weight: 4, arbitrary: advance(301_000) },
  { weight: 8, arbitrary: comeBack },
  { weight: 6, arbitrary: of('payAgain', 'resume', 'leave', 'confirm') },
  { weight: 4, arbitrary: of('acceptPrice', 'acceptPrice', 'dismissNotice') },
  { weight: 4, arbitrary: of(...pageEvents, 'reopen') },
  { weight: 4, arbitrary: price },
  { weight: 3, arbitrary: of('readPrices') },
  { weight: 2, arbitrary: an('differ', { some: other }) },
  { weight: 2, arbitrary: an('make', { some: other }) },
  { weight: 3, arbitrary: an('turn', { flag, isOn: fc.boolean() }) },
  { weight: 6, arbitrary: of('charge') },
] satisfies fc.WeightedArbitrary<Action>[];

/** Users and prices change, and the server does anything. */
export const hostileAction: fc.Arbitrary<Action> = fc.oneof(
  ...hostile,
  { weight: 2, arbitrary: end(...ENDS) },
  { weight: 2, arbitrary: of('dismissPending', 'showResult') },
  { weight: 3, arbitrary: an('become', { user: fc.constantFrom('u1', 'u2', '') }) },
);

/** One buyer, and a server that does anything except report an order as paid that was not charged. */
export const oneBuyerAction: fc.Arbitrary<Action> = fc.oneof(
  ...hostile,
  { weight: 1, arbitrary: end('closed') },
  { weight: 2, arbitrary: of('dismissPending') },
);

/** To a wallet and back, a sequence that single random actions rarely produce. */
const launched: fc.Arbitrary<Action[]> = fc
  .tuple(pay, report)
  .map(([tap, result]) => [
    tap,
    { action: 'answer', how: 'ok' },
    { action: 'comeBack', how: 'code' },
    { action: 'answer', how: 'ok' },
    { action: 'answer', how: 'ok' },
    result,
  ]);

/**
 * Runs of a property over random actions. CI uses the same seed every time, so that a result depends on the change alone;
 * another `SEED` searches further.
 */
export const tries = (numRuns: number): fc.Parameters<unknown> => ({
  numRuns,
  seed: Number(process.env['SEED'] ?? 11),
});

/** A action, or a few that belong together. */
export const some = (action: fc.Arbitrary<Action>): fc.Arbitrary<Action[]> =>
  fc.oneof({ weight: 14, arbitrary: action.map((one) => [one]) }, launched);

/** How a server behaves until an action changes it. */
export const behaviour = fc.record({
  honoursKeys: fc.constantFrom(true, true, false),
  closesOlder: fc.boolean(),
  refusesPrices: fc.boolean(),
  readsPay: fc.boolean(),
});

export function aVisit(...world: Parameters<typeof createWorld>): Visit {
  const visit = { world: createWorld(...world), list: new Map<string, number>() };
  const { prices } = visit.world.server;
  for (const id of ['p365', 'p90'] as const) if (!prices.has(id)) prices.set(id, PRICES[id][0]!);
  readPrices(visit);
  return visit;
}

const readPrices = ({ world, list }: Visit) => {
  for (const [id, now] of world.server.prices) list.set(id, now);
};

/** What a tap on this package buys, as the page shows it. */
export const intentOf = ({ world, list }: Visit, id: PackageId): Intent =>
  anIntent({ ...PACKAGES[id], price: list.get(id)!, user: world.person.user });

export const endOf = ({ world }: Visit) => {
  const state = world.purchase.getState();
  return state.name === 'paid' || state.name === 'closed' || state.name === 'refunded' ? state : null;
};

/** The order of the wallet that was opened last, '' before. */
export const lastWallet = ({ world }: Visit): string => {
  const instruction = world.wallet.opened[world.wallet.opened.length - 1];
  return instruction?.kind === 'jsapi' ? (instruction.params.package?.slice('prepay_id='.length) ?? '') : '';
};

async function showResult(visit: Visit): Promise<void> {
  const { world } = visit;
  const ended = endOf(visit);
  if (!ended) return;
  const { onState: _onState, ...ports } = world.ports;
  const getOrder = async () => world.server.order(ended.order.id);
  const subject = { id: ended.order.id, resultToken: ended.order.resultToken, pending: null };
  const result = createCheckout({ ...ports, getOrder }, subject);
  await settled();
  result.shown();
  result.destroy();
  world.reload();
  readPrices(visit);
}

export async function carryOut(visit: Visit, now: Action): Promise<void> {
  const { world } = visit;
  const { server, purchase } = world;
  const open = [...server.orders.values()].find(({ status }) => status === 'created');
  switch (now.action) {
    case 'pay':
      purchase.pay(intentOf(visit, now.packageId));
      break;
    case 'answer':
      await world.answer(now.how);
      break;
    case 'report':
      await world.report(now.result);
      break;
    case 'advance':
      await world.advance(now.ms);
      break;
    case 'end':
      if (open) server.set(open.id, now.status);
      break;
    case 'comeBack':
      if (world.wechat.isAway()) readPrices(visit);
      world.comeBack(now.how);
      break;
    case 'hide':
    case 'show':
      world[now.action]();
      break;
    case 'reload':
    case 'reopen':
      world[now.action]();
      readPrices(visit);
      break;
    case 'showResult':
      await showResult(visit);
      break;
    case 'become':
      world.become(now.user);
      break;
    case 'setPrice':
      server.prices.set(now.packageId, now.price);
      break;
    case 'readPrices':
      readPrices(visit);
      break;
    case 'differ':
      if (open) server.orders.set(open.id, { ...open, ...now.some });
      break;
    case 'make':
      server.make = now.some;
      break;
    case 'turn':
      server[now.flag] = now.isOn;
      break;
    case 'charge':
      if (lastWallet(visit)) server.charge(lastWallet(visit));
      break;
    default:
      purchase[now.action]();
  }
  await settled();
}
