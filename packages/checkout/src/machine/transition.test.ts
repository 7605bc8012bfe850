import { ApiError, type ApiErrorCode, type Order } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import type { Effect, MachineState, Placed, PurchaseEvent, Step } from './machine.ts';
import { transition } from './transition.ts';

const now = 1_000_000;
const order = anOrder();
const placed: Placed = { ...aPending(), order };
const checked = { held: placed, isChecking: false, lastCheckedAt: null };
const failure = { kind: 'cancelled' } as const;

const states: Record<string, MachineState> = {
  choosing: { name: 'choosing', notice: null, held: null },
  'choosing, offering': { name: 'choosing', notice: failure, held: placed },
  'choosing, offering what was never answered': {
    name: 'choosing',
    notice: null,
    held: aPending({ order: null }),
  },
  'leaving to create': { name: 'leaving', held: aPending({ order: null }), errand: 'create' },
  'leaving to payAgain': { name: 'leaving', held: placed, errand: 'payAgain' },
  creating: { name: 'creating', held: aPending({ order: null, launchedAt: null }) },
  'creating again': { name: 'creating', held: placed },
  launching: { name: 'launching', held: placed },
  'confirming, away': { name: 'confirming', ...checked, isAway: true, isAsking: false },
  'confirming, asking': { name: 'confirming', ...checked, isAway: false, isAsking: true },
  unknown: { name: 'unknown', ...checked },
  paid: { name: 'paid', order: anOrder({ status: 'paid' }) },
  closed: { name: 'closed', order: anOrder({ status: 'closed' }) },
  refunded: { name: 'refunded', order: anOrder({ status: 'refunded' }) },
};

const tap = { type: 'pay', intent: anIntent(), isIdentified: true, freshKey: 'pi_new', now } as const;
const came = (some: Partial<Order>, isFree = true) =>
  ({ type: 'came', order: anOrder(some), isFree, now }) as const;
const refused = (code: ApiErrorCode) =>
  ({ type: 'refused', error: new ApiError(code), needsCode: false }) as const;
const badCode = new ApiError('invalid', { fields: { code: '微信授权已失效' } });
const returned = { type: 'returned', errand: 'create', isFree: true, isIdentified: true } as const;
const answered = (some: Partial<Order>) => ({ type: 'answered', order: anOrder(some), now }) as const;

const events: Record<string, PurchaseEvent> = {
  pay: { ...tap, isFree: true, stored: null },
  'pay, the same as stored': { ...tap, isFree: true, stored: placed },
  'pay, locked': { ...tap, isFree: false, stored: null },
  'pay, payer unknown': { ...tap, isFree: true, isIdentified: false, stored: null },
  'pay, payer unknown, the same as stored': { ...tap, isFree: true, isIdentified: false, stored: placed },
  'pay, payer unknown, locked': { ...tap, isFree: false, isIdentified: false, stored: null },
  resume: { type: 'resume', isFree: true, isIdentified: true },
  'resume, locked': { type: 'resume', isFree: false, isIdentified: true },
  'resume, payer unknown': { type: 'resume', isFree: true, isIdentified: false },
  payAgain: { type: 'payAgain', isFree: true, isIdentified: true },
  'payAgain, locked': { type: 'payAgain', isFree: false, isIdentified: true },
  'payAgain, payer unknown': { type: 'payAgain', isFree: true, isIdentified: false },
  'returned to create': returned,
  'returned to create, locked': { ...returned, isFree: false },
  'returned to create, payer unknown': { ...returned, isIdentified: false },
  'returned to payAgain': { ...returned, errand: 'payAgain' },
  stayed: { type: 'stayed' },
  confirm: { type: 'confirm' },
  leave: { type: 'leave' },
  dismissPending: { type: 'dismissPending' },
  dismissNotice: { type: 'dismissNotice' },
  'came payable': came({}),
  'came payable, lock lost': came({}, false),
  'came without a way to pay': came({ pay: null }),
  'came paid': came({ status: 'paid' }),
  'came closed': came({ status: 'closed' }),
  'came refunded': came({ status: 'refunded' }),
  'refused: network': refused('network'),
  'refused: conflict': refused('conflict'),
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
};

const wordOf = (effect: Effect) => {
  switch (effect.do) {
    case 'save':
    case 'create':
      return `${effect.do} ${effect.pending.key}`;
    case 'identify':
      return `identify${effect.isAgain ? ' again' : ''} to ${effect.errand}`;
    case 'watch':
      return `watch ${effect.isNow ? 'now' : 'later'}`;
    default:
      return effect.do;
  }
};

/** One line a step: where it leads, with what, and what is done. */
function lineOf({ state, effects }: Step): string {
  const marks = [
    'notice' in state && state.notice && `notice ${state.notice.kind}`,
    state.name === 'choosing' && state.held && 'offering',
    'isAway' in state && state.isAway && 'away',
    'isAsking' in state && state.isAsking && 'asking',
    'isChecking' in state && state.isChecking && 'checking',
  ].filter(Boolean);
  return [[state.name, ...marks].join(', '), effects.map(wordOf).join(', ')].filter(Boolean).join(' | ');
}

/** Every event that changes something, for every state. */
const table = () =>
  Object.entries(states).flatMap(([from, state]) => [
    `# ${from}`,
    ...Object.entries(events).flatMap(([event, value]) => {
      const step = transition(state, value);
      return step.state === state && step.effects.length === 0 ? [] : [`${event} → ${lineOf(step)}`];
    }),
  ]);

describe('the purchase as a table', () => {
  it('makes of every event in every state what was reviewed', () => {
    expect(table().join('\n')).toMatchInlineSnapshot(`
      "# choosing
      pay → creating | save pi_new, create pi_new
      pay, the same as stored → creating | save pi_1, create pi_1
      pay, locked → choosing, notice elsewhere | release
      pay, payer unknown → leaving | save pi_new, identify to create
      pay, payer unknown, the same as stored → leaving | save pi_1, identify to create
      pay, payer unknown, locked → choosing, notice elsewhere | release
      # choosing, offering
      pay → creating | save pi_new, create pi_new
      pay, the same as stored → creating | save pi_1, create pi_1
      pay, locked → choosing, notice elsewhere, offering | release
      pay, payer unknown → leaving | save pi_new, identify to create
      pay, payer unknown, the same as stored → leaving | save pi_1, identify to create
      pay, payer unknown, locked → choosing, notice elsewhere, offering | release
      resume → confirming, asking, checking | watch now
      resume, locked → confirming, asking, checking | watch now
      resume, payer unknown → confirming, asking, checking | watch now
      returned to create → creating | save pi_1, create pi_1
      returned to create, locked → choosing, notice elsewhere, offering | release
      returned to create, payer unknown → choosing, notice unidentified, offering | release
      returned to payAgain → launching | payAgain
      dismissPending → choosing, notice cancelled | forget, release
      dismissNotice → choosing, offering | release
      # choosing, offering what was never answered
      pay → creating | save pi_new, create pi_new
      pay, the same as stored → creating | save pi_1, create pi_1
      pay, locked → choosing, notice elsewhere, offering | release
      pay, payer unknown → leaving | save pi_new, identify to create
      pay, payer unknown, the same as stored → leaving | save pi_1, identify to create
      pay, payer unknown, locked → choosing, notice elsewhere, offering | release
      resume → creating | save pi_1, create pi_1
      resume, locked → choosing, notice elsewhere, offering | release
      resume, payer unknown → leaving | save pi_1, identify to create
      returned to create → creating | save pi_1, create pi_1
      returned to create, locked → choosing, notice elsewhere, offering | release
      returned to create, payer unknown → choosing, notice unidentified, offering | release
      returned to payAgain → creating | save pi_1, create pi_1
      dismissPending → choosing | forget, release
      # leaving to create
      stayed → choosing, notice unidentified, offering | release
      visible → choosing, notice unidentified, offering | release
      # leaving to payAgain
      stayed → choosing, notice unidentified, offering | release
      visible → choosing, notice unidentified, offering | release
      # creating
      came payable → launching | save pi_1, launch
      came payable, lock lost → choosing, notice elsewhere | release
      came without a way to pay → choosing, notice error, offering | save pi_1, release
      came paid → paid | unwatch, forget, release
      came closed → choosing, notice expired | forget, release
      came refunded → refunded | unwatch, forget, release
      refused: network → choosing, notice error | release
      refused: conflict → choosing, notice error | forget, release
      refused: unauthorized → choosing, notice error | release
      refused: invalid → choosing, notice error | forget, release
      refused: bad code → leaving | save pi_1, identify again to create
      refused: bad code once more → choosing, notice error | release
      # creating again
      came payable → launching | save pi_1, launch
      came payable, lock lost → choosing, notice elsewhere, offering | release
      came without a way to pay → choosing, notice error, offering | save pi_1, release
      came paid → paid | unwatch, forget, release
      came closed → choosing, notice expired | forget, release
      came refunded → refunded | unwatch, forget, release
      refused: network → choosing, notice error, offering | release
      refused: conflict → choosing, notice error, offering | release
      refused: unauthorized → choosing, notice error, offering | release
      refused: invalid → choosing, notice error, offering | release
      refused: bad code → leaving | save pi_1, identify again to create
      refused: bad code once more → choosing, notice error, offering | release
      # launching
      came payable → launching | save pi_1, launch
      came payable, lock lost → choosing, notice elsewhere, offering | release
      came without a way to pay → choosing, notice error, offering | save pi_1, release
      came paid → paid | unwatch, forget, release
      came closed → closed | unwatch, forget, release
      came refunded → refunded | unwatch, forget, release
      refused: network → choosing, notice error, offering | release
      refused: conflict → confirming, asking, checking | watch now
      refused: unauthorized → choosing, notice error, offering | release
      refused: invalid → choosing, notice error, offering | release
      refused: bad code → leaving | save pi_1, identify again to payAgain
      refused: bad code once more → choosing, notice error, offering | release
      wallet: left → confirming, away | watch later
      wallet: done → confirming, checking | watch now
      wallet: cancelled → choosing, notice cancelled, offering | release
      wallet: failed → choosing, notice failed, offering | release
      wallet: returned → confirming, asking, checking | watch now
      # confirming, away
      payAgain → launching | unwatch, payAgain
      payAgain, locked → choosing, notice elsewhere, offering | unwatch, release
      payAgain, payer unknown → leaving | unwatch, save pi_1, identify to payAgain
      confirm → confirming, away, checking | ask
      leave → choosing, offering | unwatch, release
      visible → confirming, asking
      asked → confirming, away, checking
      answered created → confirming, away
      answered paid → paid | unwatch, forget, release
      answered closed → closed | unwatch, forget, release
      answered refunded → refunded | unwatch, forget, release
      silence → confirming, away
      long → unknown | release
      # confirming, asking
      payAgain → launching | unwatch, payAgain
      payAgain, locked → choosing, notice elsewhere, offering | unwatch, release
      payAgain, payer unknown → leaving | unwatch, save pi_1, identify to payAgain
      confirm → confirming, asking, checking | ask
      leave → choosing, offering | unwatch, release
      asked → confirming, asking, checking
      answered created → confirming, asking
      answered paid → paid | unwatch, forget, release
      answered closed → closed | unwatch, forget, release
      answered refunded → refunded | unwatch, forget, release
      silence → confirming, asking
      long → unknown | release
      # unknown
      payAgain → launching | unwatch, payAgain
      payAgain, locked → choosing, notice elsewhere, offering | unwatch, release
      payAgain, payer unknown → leaving | unwatch, save pi_1, identify to payAgain
      confirm → unknown, checking | ask
      leave → choosing, offering | unwatch, release
      asked → unknown, checking
      answered created → unknown
      answered paid → paid | unwatch, forget, release
      answered closed → closed | unwatch, forget, release
      answered refunded → refunded | unwatch, forget, release
      silence → unknown
      long → unknown | release
      # paid
      # closed
      pay → creating | save pi_new, create pi_new
      pay, the same as stored → creating | save pi_1, create pi_1
      pay, locked → choosing, notice elsewhere | release
      pay, payer unknown → leaving | save pi_new, identify to create
      pay, payer unknown, the same as stored → leaving | save pi_1, identify to create
      pay, payer unknown, locked → choosing, notice elsewhere | release
      leave → choosing | release
      # refunded
      leave → choosing | release"
    `);
  });

  it('stores the key before it asks for the order', () => {
    const { effects } = transition(states['choosing']!, events['pay']!);
    expect(effects.map((effect) => effect.do)).toEqual(['save', 'create']);
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
      const shown = 'held' in state ? state.held?.order : state.order;
      expect(shown).toMatchObject({ status, resultToken: 'rt_o1' });
    }
  });

  it('uses no result token for another order', () => {
    const { effects } = transition(states['creating again']!, came({ id: 'o2', resultToken: null }));
    expect(effects[0]).toMatchObject({ pending: { resultToken: null, order: { resultToken: null } } });
  });

  it.each([
    ['another package', { packageId: 'p90' }],
    ['another price', { price: 9800 }],
    ['another buyer', { user: 'u2' }],
  ])('takes a new key for %s', (_, some) => {
    const event = { ...tap, intent: anIntent(some), isFree: true, stored: placed };
    expect(transition(states['choosing']!, event).state).toMatchObject({ held: { key: 'pi_new' } });
  });

  it('keeps the key for another wallet, and pays with that one', () => {
    const event = { ...tap, intent: anIntent({ payType: 'alipay' }), isFree: true, stored: placed };
    const { state } = transition(states['choosing']!, event);
    expect(state).toMatchObject({ held: { key: 'pi_1', intent: { payType: 'alipay' } } });
  });
});
