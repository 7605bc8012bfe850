import { ApiError, type ApiErrorCode, type Order } from '@vip/api';
import { describe, expect, it } from 'vitest';
import type { PendingPurchase, Unfinished } from '../contract.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import type {
  Came,
  Effect,
  Found,
  Gate,
  Goal,
  MachineState,
  NewOrder,
  Open,
  Placed,
  CheckoutEvent,
  Step,
  Tap,
} from './machine.ts';
import { isUnanswered } from './stored-purchases.ts';
import { transition } from './transition.ts';

const now = 1_000_000;
const order = anOrder();
const resultTemplate = '/result/{id}';
const placed: Placed = { ...aPending(), order };
const neverAnswered = aPending({ order: null, launchedAt: null });
/** Sent without a key. */
const unanswered = aPending({ order: null, launchedAt: null, payableUntil: 2_000_000 });
/** An older purchase of another package, whose wallet was opened. */
const olderOrder = anOrder({ id: 'o0', package: { id: 'p90', name: '季度会员', level: '1' }, amount: 6800 });
const older: Placed = {
  ...aPending({ key: 'pi_0', intent: anIntent({ packageId: 'p90', price: 6800 }) }),
  order: olderOrder,
};
const dearer = anOrder({ amount: 17800 });

const offered = (purchase: PendingPurchase, some: Partial<Unfinished> = {}): Unfinished => ({
  purchase,
  status: 'unpaid',
  isOwn: true,
  ...some,
});
const create = (some: Partial<NewOrder> = {}): NewOrder => ({
  resumeAction: 'create',
  intent: anIntent(),
  same: null,
  fresh: { ...neverAnswered, key: 'pi_new' },
  replaced: [],
  continues: 'create',
  payableUntil: null,
  unanswered: null,
  ...some,
});
const payAgain: Goal = { resumeAction: 'payAgain', purchase: placed };
const gate = { isFree: true, isBuyer: true, isIdentified: true, isPaidElsewhere: false, open: [] };
const locked = { ...gate, isFree: false };
const otherBuyer = { ...gate, isBuyer: false };
const paidElsewhere = { ...gate, isPaidElsewhere: true };
const unidentified = { ...gate, isIdentified: false };
const own: Open = { purchase: older, isOwn: true };
const unsure: Open = { purchase: older, isOwn: false };
const paidOlder = (isOwn: boolean): Open => ({
  purchase: { ...older, order: { ...olderOrder, status: 'paid' } },
  isOwn,
});
const checked = { purchase: placed, isChecking: false, lastCheckedAt: null, notice: null };
const checking = { name: 'checking', goal: create(), about: own, asked: [] } as const;
const failure = { kind: 'cancelled' } as const;

const states: Record<string, MachineState> = {
  choosing: { name: 'choosing', notice: null, offered: null },
  'choosing, offering': { name: 'choosing', notice: failure, offered: offered(older) },
  'choosing, offering another one': { name: 'choosing', notice: null, offered: offered(placed) },
  'choosing, offering an unanswered request': {
    name: 'choosing',
    notice: null,
    offered: offered(neverAnswered),
  },
  'choosing, offering an unanswered request without a key': {
    name: 'choosing',
    notice: { kind: 'unanswered', key: 'pi_1', until: null },
    offered: offered(unanswered, { status: 'unanswered', until: null }),
  },
  'choosing, offering unsure': {
    name: 'choosing',
    notice: { kind: 'unfinished' },
    offered: offered(older, { isOwn: false }),
  },
  'choosing, offering repriced': {
    name: 'choosing',
    notice: { kind: 'repriced', packageId: 'p365', shown: 16800, now: 17800, order: dearer },
    offered: offered({ ...placed, order: dearer, launchedAt: null }),
  },
  'checking to create': checking,
  'checking to create, the queried one continued': {
    ...checking,
    goal: create({ same: placed }),
    about: { purchase: placed, isOwn: true },
  },
  'checking to payAgain': { ...checking, goal: payAgain },
  'leaving to create': { name: 'leaving', purchase: neverAnswered, resumeAction: 'create' },
  'leaving to payAgain': { name: 'leaving', purchase: placed, resumeAction: 'payAgain' },
  creating: { name: 'creating', purchase: neverAnswered },
  'creating again': { name: 'creating', purchase: placed },
  'creating without a key': { name: 'creating', purchase: unanswered },
  launching: { name: 'launching', purchase: placed },
  'confirming, away': { name: 'confirming', ...checked, isAway: true, isAsking: false },
  'confirming, asking': { name: 'confirming', ...checked, isAway: false, isAsking: true },
  'confirming, with a notice': {
    name: 'confirming',
    ...checked,
    isAway: false,
    isAsking: true,
    notice: failure,
  },
  unknown: { name: 'unknown', ...checked, isAway: false, isAsking: false },
  paid: { name: 'paid', order: anOrder({ status: 'paid' }), resultTemplate },
  closed: { name: 'closed', order: anOrder({ status: 'closed' }), resultTemplate },
  refunded: { name: 'refunded', order: anOrder({ status: 'refunded' }), resultTemplate },
  reading: { name: 'reading', isRefused: false },
  'reading, refused before': { name: 'reading', isRefused: true },
  missing: { name: 'unread', error: null, isRefused: false },
  unreadable: { name: 'unread', error: new ApiError('network'), isRefused: true },
};
/** Of these states the table has only what differs from another one. */
const basics: Record<string, string> = {
  'choosing, offering': 'choosing',
  'choosing, offering another one': 'choosing',
  'choosing, offering an unanswered request': 'choosing',
  'choosing, offering an unanswered request without a key': 'choosing, offering an unanswered request',
  'choosing, offering unsure': 'choosing, offering',
  'choosing, offering repriced': 'choosing, offering another one',
  'checking to create, the queried one continued': 'checking to create',
  'creating again': 'creating',
  'creating without a key': 'creating',
  'confirming, asking': 'confirming, away',
  'confirming, with a notice': 'confirming, asking',
  unknown: 'confirming, away',
  'reading, refused before': 'reading',
  unreadable: 'missing',
};

const pay = (some: Partial<Gate> = {}, goal: Partial<NewOrder> = {}) =>
  ({ type: 'pay', goal: create(goal), ...gate, ...some }) as const;
const came = (some: Partial<Order>, how: Partial<Came> = {}) =>
  ({ type: 'came', order: anOrder(some), stored: null, ...gate, paysAgain: true, ...how, now }) as const;
const refused = (code: ApiErrorCode) =>
  ({ type: 'refused', error: new ApiError(code), needsCode: false }) as const;
const badCode = new ApiError('invalid', { fields: { code: '微信授权已失效' } });
const repriced = new ApiError('conflict', { serverCode: 'price_changed' });
const answered = (some: Partial<Order>) => ({ type: 'answered', order: anOrder(some), now }) as const;
const returned = (pending: PendingPurchase, goal: Goal, how: Partial<Gate> = {}) =>
  ({ type: 'returned', pending, goal, ...gate, ...how }) as const;
const toCreate = create({ same: neverAnswered });
const read = (some: Partial<Order>, tap: Tap | null = null) =>
  ({ type: 'read', purchase: { ...placed, order: anOrder(some) }, now, tap }) as const;
const unread = (code: ApiErrorCode, hasToken = true) =>
  ({ type: 'unread', error: new ApiError(code), hasToken }) as const;

interface FoundOptions {
  isOwn?: boolean;
  /** What is stored of it by the time of the answer. */
  stored?: Partial<Placed>;
  how?: Partial<Gate>;
}
/** The answer to the query of the state, else to an earlier one. null: no such order. */
const found =
  (answer: Partial<Order> | ApiError | null, { isOwn = true, stored = {}, how = {} }: FoundOptions = {}) =>
  (state: MachineState): Found => {
    const isChecking = state.name === 'checking';
    const asked = isChecking ? state.about : own;
    const purchase = { ...asked.purchase, ...stored };
    const event = {
      type: 'found',
      asked,
      about: { purchase, isOwn },
      tap: isChecking ? { goal: state.goal, ...gate, ...how } : null,
    } as const;
    if (answer instanceof ApiError) return { ...event, error: answer };
    return { ...event, order: answer && { ...asked.purchase.order, ...answer } };
  };
/** Only where a tap waits for the answer. */
const whileChecking = (event: (state: MachineState) => Found) => (state: MachineState) =>
  state.name === 'checking' ? event(state) : null;
const askedBefore =
  (event: (state: MachineState) => Found) =>
  (state: MachineState): Found => ({ ...event(state), asked: { ...own }, tap: null });
const failed = new ApiError('network');
const isDismissed = { stored: { isDismissed: true } };

const events: Record<string, CheckoutEvent | ((state: MachineState) => CheckoutEvent | null)> = {
  pay: pay(),
  'pay, the same as stored': pay({}, { same: placed }),
  'pay, replacing': pay({}, { replaced: ['pi_2'] }),
  'pay, the same as stored, paid again': pay({}, { same: placed, continues: 'payAgain' }),
  'pay, without a key': pay({}, { payableUntil: 3_000_000 }),
  'pay, unanswered without a key': pay(
    {},
    { unanswered: { purchase: unanswered, isOwn: true, isPayable: true } },
  ),
  'pay, unanswered without a key, too old to be paid': pay(
    {},
    { unanswered: { purchase: unanswered, isOwn: true, isPayable: false } },
  ),
  'pay, own open': pay({ open: [own] }),
  'pay, unsure open': pay({ open: [unsure] }),
  'pay, locked': pay(locked),
  'pay, another buyer': pay(otherBuyer),
  'pay, paid elsewhere': pay(paidElsewhere),
  'pay, payer unknown': pay(unidentified),
  'pay, payer unknown, the same as stored': pay(unidentified, { same: placed }),
  'pay, payer unknown, replacing': pay(unidentified, { replaced: ['pi_2'] }),
  'pay, payer unknown, own open': pay({ ...unidentified, open: [own] }),
  'pay, payer unknown, locked': pay({ ...unidentified, isFree: false }),
  resume: { type: 'resume', tab: 'tab1' },
  payAgain: { type: 'payAgain', ...gate },
  'payAgain, itself open': { type: 'payAgain', ...gate, open: [{ purchase: placed, isOwn: true }] },
  'payAgain, own open': { type: 'payAgain', ...gate, open: [own] },
  'payAgain, locked': { type: 'payAgain', ...locked },
  'payAgain, another buyer': { type: 'payAgain', ...otherBuyer },
  'payAgain, paid elsewhere': { type: 'payAgain', ...paidElsewhere },
  'payAgain, payer unknown': { type: 'payAgain', ...unidentified },
  acceptPrice: { type: 'acceptPrice', ...gate },
  'acceptPrice, own open': { type: 'acceptPrice', ...gate, open: [own] },
  'acceptPrice, locked': { type: 'acceptPrice', ...locked },
  'acceptPrice, another buyer': { type: 'acceptPrice', ...otherBuyer },
  'acceptPrice, payer unknown': { type: 'acceptPrice', ...unidentified },
  'returned to create': returned(neverAnswered, toCreate),
  'returned to create, own open': returned(neverAnswered, toCreate, { open: [own] }),
  'returned to create, locked': returned(neverAnswered, toCreate, locked),
  'returned to create, another buyer': returned(neverAnswered, toCreate, otherBuyer),
  'returned to create, payer unknown': returned(neverAnswered, toCreate, unidentified),
  'returned to payAgain': returned(placed, payAgain),
  'returned to payAgain, locked': returned(placed, payAgain, locked),
  'returned to payAgain, payer unknown': returned(placed, payAgain, unidentified),
  stayed: { type: 'stayed' },
  'found created': found({}),
  'found created, unsure': found({}, { isOwn: false }),
  'found created, dismissed': found({}, isDismissed),
  'found created, paid by now': found({}, { stored: { order: { ...olderOrder, status: 'paid' } } }),
  'found created, locked by now': whileChecking(found({}, { how: locked })),
  'found created, another buyer by now': whileChecking(found({}, { how: otherBuyer })),
  'found created, paid elsewhere by now': whileChecking(found({}, { how: paidElsewhere })),
  'found at another amount': found({ amount: 7800 }),
  'found with another package': found({ package: { id: 'p30', name: '月度会员', level: '1' } }),
  'found paid': found({ status: 'paid' }),
  'found paid, unsure': found({ status: 'paid' }, { isOwn: false }),
  'found paid, dismissed': found({ status: 'paid' }, isDismissed),
  'found refunded': found({ status: 'refunded' }),
  'found closed': found({ status: 'closed' }),
  'found closed, unsure': found({ status: 'closed' }, { isOwn: false }),
  'found missing': found(null),
  'found failed': found(failed),
  'found failed, unsure': found(failed, { isOwn: false }),
  'found failed, dismissed': found(failed, isDismissed),
  'found created, no longer stored': (state) => ({ ...found({})(state), about: null }),
  'found created, asked before the tap': whileChecking(askedBefore(found({}))),
  'found paid, asked before the tap': whileChecking(askedBefore(found({ status: 'paid' }))),
  'found paid, unsure, asked before the tap': whileChecking(
    askedBefore(found({ status: 'paid' }, { isOwn: false })),
  ),
  left: { type: 'left', purchase: neverAnswered, isPayable: false },
  'left, may be payable': { type: 'left', purchase: unanswered, isPayable: true },
  'left, payable no longer': { type: 'left', purchase: unanswered, isPayable: false },
  'left, answered late': { type: 'left', purchase: { ...unanswered, order: anOrder() }, isPayable: true },
  paidElsewhere: { type: 'paidElsewhere' },
  userChanged: { type: 'userChanged' },
  confirm: { type: 'confirm' },
  leave: { type: 'leave' },
  dismissPending: { type: 'dismissPending' },
  dismissNotice: { type: 'dismissNotice' },
  'came payable': came({}),
  'came payable, lock lost': came({}, locked),
  'came payable, another buyer': came({}, otherBuyer),
  'came payable, paid elsewhere': came({}, paidElsewhere),
  'came payable, another one paid': came({}, { open: [paidOlder(true)] }),
  'came payable, an unsure one paid': came({}, { open: [paidOlder(false)] }),
  'came at another amount': came({ amount: 17800 }),
  'came with another package': came({ package: { id: 'p90', name: '季度会员', level: '1' } }),
  'came as another order': { ...came({ id: 'o2' }), stored: neverAnswered },
  'came as another order than was launched': { ...came({ id: 'o2' }), stored: placed },
  'came as another order than was launched, closed': {
    ...came({ id: 'o2', status: 'closed' }),
    stored: placed,
  },
  'came without a payment method': came({ pay: null }),
  'came without a payment method, not paid again': came({ pay: null }, { paysAgain: false }),
  'came paid': came({ status: 'paid' }),
  'came paid, another buyer': came({ status: 'paid' }, otherBuyer),
  'came paid, lock lost': came({ status: 'paid' }, locked),
  'came closed': came({ status: 'closed' }),
  'came refunded': came({ status: 'refunded' }),
  'refused: network': refused('network'),
  'refused: conflict': refused('conflict'),
  'refused: price changed': { type: 'refused', error: repriced, needsCode: false },
  'refused: unauthorized': refused('unauthorized'),
  'refused: invalid': refused('invalid'),
  'refused: bad code': { type: 'refused', error: badCode, needsCode: true },
  'refused: bad code once more': { type: 'refused', error: badCode, needsCode: false },
  'wallet: left': { type: 'launched', outcome: 'left' },
  'wallet: done': { type: 'launched', outcome: 'done' },
  'wallet: cancelled': { type: 'launched', outcome: 'cancelled' },
  'wallet: failed': { type: 'launched', outcome: 'failed' },
  'wallet: returned': { type: 'launched', outcome: 'returned' },
  visible: { type: 'visible' },
  asked: { type: 'asked' },
  'answered created': answered({}),
  'answered paid': answered({ status: 'paid' }),
  'answered closed': answered({ status: 'closed' }),
  'answered refunded': answered({ status: 'refunded' }),
  silence: { type: 'silence' },
  long: { type: 'long' },
  'read created': read({}),
  'read created, back to pay it': read({}, { goal: payAgain, ...gate }),
  'read created, back, locked': read({}, { goal: payAgain, ...locked }),
  'read created, back, payer unknown': read({}, { goal: payAgain, ...unidentified }),
  'read paid': read({ status: 'paid' }),
  'read closed': read({ status: 'closed' }),
  'read refunded': read({ status: 'refunded' }),
  'unread: not found': unread('not_found'),
  'unread: network': unread('network'),
  'unread: token refused': unread('unauthorized'),
  'unread: session refused': unread('unauthorized', false),
  retry: { type: 'retry' },
};
const effectText = (effect: Effect) => {
  switch (effect.do) {
    case 'save':
      return `save ${effect.pending.key}${effect.pending.isDismissed ? ' dismissed' : ''}${
        isUnanswered(effect.pending) ? ' without an answer' : ''
      }`;
    case 'create':
    case 'payAgain':
      return `${effect.do} ${effect.pending.key}`;
    case 'forget':
    case 'drop':
      return `${effect.do} ${effect.key}`;
    case 'find':
      return `find ${effect.about.purchase.key}`;
    case 'markPaid':
      return `report ${effect.order.id} paid`;
    case 'identify':
      return `identify${effect.isAgain ? ' again' : ''} to ${effect.resumeAction}`;
    case 'watch':
      return `watch ${effect.isNow ? 'now' : 'later'}`;
    default:
      return effect.do;
  }
};

const offer = ({ purchase, status, isOwn, until }: Unfinished) =>
  `offering ${purchase.key} ${status}${isOwn ? '' : ', unsure'}${until ? ', to wait for' : ''}`;

/** A step as one line: the next state with its details, and the effects. */
function lineOf({ state, effects }: Step): string {
  const details = [
    'notice' in state && state.notice && `notice ${state.notice.kind}`,
    'error' in state && (state.error?.code ?? 'missing'),
    state.name === 'choosing' && state.offered && offer(state.offered),
    state.name === 'checking' && `about ${state.about.purchase.key} to ${state.goal.resumeAction}`,
    'isAway' in state && state.isAway && 'away',
    'isAsking' in state && state.isAsking && 'asking',
    'isChecking' in state && state.isChecking && 'checking',
  ].filter(Boolean);
  return [[state.name, ...details].join(', '), effects.map(effectText).join(', ')]
    .filter(Boolean)
    .join(' | ');
}

const nothing = 'nothing';

/** The step of each event in a state. */
const linesOf = (state: MachineState): [event: string, line: string][] =>
  Object.entries(events).flatMap(([name, value]): [string, string][] => {
    const event = typeof value === 'function' ? value(state) : value;
    if (!event) return [];
    const step = transition(state, event);
    const isNothing = step.state === state && step.effects.length === 0;
    return [[name, isNothing ? nothing : lineOf(step)]];
  });

/** Every event that changes something, for every state. */
const stepsOfStates = () =>
  Object.entries(states).flatMap(([from, state]) => {
    const like = basics[from];
    const basic = new Map(like ? linesOf(states[like]!) : []);
    const lines = linesOf(state).filter(([name, line]) => line !== (basic.get(name) ?? nothing));
    const byOutcome = new Map<string, string[]>();
    for (const [event, outcome] of lines) byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), event]);
    const steps = [...byOutcome].map(([outcome, names]) => `${names.join('; ')} → ${outcome}`);
    return [like ? `# ${from}: as ${like}, but` : `# ${from}`, ...steps];
  });

const table = () =>
  [
    'Steps of the purchase. Generated by transition.test.ts: review a difference before you accept it.',
    'Below each state: events → next state with its details | effects. An event that is left out changes nothing.',
    '',
    ...stepsOfStates(),
    '',
  ].join('\n');

describe('the transition table', () => {
  it('leads every event in every state to the reviewed step', async () => {
    await expect(table()).toMatchFileSnapshot('./transition.txt');
  });

  it('stores order, token and time before the wallet opens', () => {
    const { effects } = transition(states['creating']!, came({ resultToken: 'rt_new' }));
    expect(effects[0]).toMatchObject({
      do: 'save',
      pending: { order: { id: 'o1' }, resultToken: 'rt_new', launchedAt: now },
    });
    expect(effects[1]).toMatchObject({ do: 'launch' });
  });

  it('keeps the result token when a later answer leaves it out', () => {
    const { effects } = transition(states['launching']!, came({ resultToken: null }));
    expect(effects[0]).toMatchObject({ pending: { resultToken: 'rt_o1', order: { resultToken: 'rt_o1' } } });
    for (const status of ['created', 'paid'] as const) {
      const { state } = transition(states['unknown']!, answered({ status, resultToken: null }));
      const shown = state.name === 'unknown' ? state.purchase.order : 'order' in state && state.order;
      expect(shown).toMatchObject({ status, resultToken: 'rt_o1' });
    }
  });

  it('uses no result token for another order', () => {
    const { effects } = transition(
      { name: 'creating', purchase: { ...placed, launchedAt: null } },
      came({ id: 'o2', resultToken: null }),
    );
    expect(effects[0]).toMatchObject({ pending: { resultToken: null, order: { resultToken: null } } });
  });

  it('shows a repriced order that no longer exists as expired', () => {
    const state = states['choosing, offering repriced']!;
    const asked: Open = { purchase: { ...placed, order: dearer }, isOwn: true };
    const missing = { type: 'found', asked, about: asked, tap: null, order: null } as const;
    expect(transition(state, missing).state).toMatchObject({ notice: { kind: 'expired' }, offered: null });
  });

  it('queries each presently stored order once', () => {
    const third: Open = { purchase: { ...older, key: 'pi_3' }, isOwn: true };
    const first = transition(states['choosing']!, pay({ open: [own] })).state;
    const second = transition(first, found({}, { how: { open: [own, third] } })(first)).state;
    expect(second).toMatchObject({ name: 'checking', about: { purchase: { key: 'pi_3' } }, asked: ['pi_0'] });
    const last = transition(second, found({}, { how: { open: [own, third] } })(second)).state;
    expect(last).toMatchObject({ name: 'creating', purchase: { key: 'pi_new' } });
  });
});
