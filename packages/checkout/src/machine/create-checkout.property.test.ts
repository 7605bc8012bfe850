import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutState, OrderCapabilities } from '../contract.ts';
import {
  aVisit,
  behaviour,
  carryOut,
  endOf,
  hostileAction,
  intentOf,
  lastWallet,
  oneBuyerAction,
  plainAction,
  some,
  tries,
  type Action,
  type Visit,
} from '../test-support/actions.test-support.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { watchRules } from '../test-support/rules.test-support.ts';
import { anOrigin } from '../test-support/samples.test-support.ts';
import { openResult } from '../test-support/world.test-support.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const users = fc.constantFrom('u1', '');
/** Of the second tab: the page of the first, or another one of the brand. */
const families = fc.constantFrom(anOrigin().family, 'main.activity');

const actions = (action: fc.Arbitrary<Action>, maxLength: number) =>
  fc.array(some(action), { maxLength, size: 'max' }).map((all) => all.flat());

type Step = [at: number, now: Action | 'freeze' | 'thaw'];

/** Actions in each of these tabs. Of two, one may be frozen. */
const steps = (action: fc.Arbitrary<Action>, tabs: number): fc.Arbitrary<Step[]> => {
  const freezing = fc.constantFrom('freeze' as const, 'thaw' as const).map((one) => [one]);
  const few = tabs === 1 ? some(action) : fc.oneof({ weight: 20, arbitrary: some(action) }, freezing);
  return fc
    .array(fc.tuple(fc.nat({ max: tabs - 1 }), few), { maxLength: tabs === 1 ? 80 : 60, size: 'max' })
    .map((all) => all.flatMap(([at, now]) => now.map((one): Step => [at, one])));
};

const runsOf = (tabs: number) => tries(tabs === 1 ? 1000 : 600);

/** Destroyed machines leave no timer, listener or lock. */
function expectNothingLeft(visits: readonly Visit[]): void {
  visits.forEach(({ world }) => world.purchase.destroy());
  for (const { world } of visits) {
    expect([world.waiting(), world.listening()]).toEqual([0, 0]);
    const lease = JSON.parse(world.storage.get('checkout.main.lock') ?? '{}') as {
      id?: string;
      expiresAt?: number;
    };
    // A frozen tab's has expired.
    if ((lease.expiresAt ?? 0) > world.clock.now())
      expect(lease.id).not.toBe(world.tab.get('checkout.main.lock'));
  }
}

/** `unknown` comes after 60 s of visible time in `confirming` alone. */
function watchUnknown({ world }: Visit): () => void {
  const { clock, ports } = world;
  const early: number[] = [];
  let seen: CheckoutState['name'] = 'choosing';
  let visibleMs = 0;
  let since = clock.now();
  let isVisible = true;
  const count = () => {
    if (isVisible) visibleMs += clock.now() - since;
    since = clock.now();
  };
  const stop = ports.visibility.onChange(() => {
    count();
    isVisible = ports.visibility.isVisible();
  });
  const { onState } = ports;
  ports.onState = (state) => {
    onState?.(state);
    count();
    if (state.name === 'confirming' && seen !== 'confirming') visibleMs = 0;
    const isEarly = seen === 'confirming' ? visibleMs < 60_000 : seen !== 'unknown';
    if (state.name === 'unknown' && isEarly) early.push(visibleMs);
    seen = state.name;
  };
  return () => {
    stop();
    expect(early).toEqual([]);
  };
}

/** A key is used again until its order ends, the buyer forgets it, or the server refuses it. */
function watchKeys({ world }: Visit): { before(now: Action): void; after(): void } {
  const { ports, server } = world;
  const { createOrder } = ports;
  const changed: string[][] = [];
  let last: { packageId: string; key: string } | null = null;
  let isFree = true;
  ports.createOrder = (intent, key, code) => {
    const id = last && server.keys.get(last.key);
    const isOpen = !id || server.order(id).status === 'created';
    if (last?.packageId === intent.packageId && !isFree && isOpen && key !== last.key)
      changed.push([last.key, key]);
    last = { packageId: intent.packageId, key };
    isFree = false;
    return createOrder(intent, key, code);
  };
  return {
    before(now) {
      // Another package is another intent, also where the page was left for it before anything was ordered.
      if (now.action === 'pay' && last && now.packageId !== last.packageId) isFree = true;
      const isRefused = now.action === 'answer' && (now.how === 'conflict' || now.how === 'price changed');
      if (now.action === 'dismissPending' || isRefused) isFree = true;
    },
    after: () => expect(changed).toEqual([]),
  };
}

type PlaceOptions = Parameters<typeof aVisit>[1] & { place: string };

/** Longer than most runs, so that a buyer has to wait. */
const VALID_MS = 60_000;
const capable = (capabilities: Partial<OrderCapabilities>) => ({
  ports: { capabilities: { hasKeys: true, paysAgain: true, validMs: VALID_MS, ...capabilities } },
});

describe.each([
  { place: 'in a browser', asksForOpenId: false },
  { place: 'in WeChat', asksForOpenId: true },
  { place: 'without keys', ...capable({ hasKeys: false }) },
  { place: 'without paying again', ...capable({ paysAgain: false }) },
  { place: 'without both', ...capable({ hasKeys: false, paysAgain: false }) },
  { place: 'in WeChat without both', asksForOpenId: true, ...capable({ hasKeys: false, paysAgain: false }) },
] satisfies PlaceOptions[])('a purchase $place, whatever happens', (place: PlaceOptions) => {
  const hasKeys = place.ports?.capabilities?.hasKeys ?? true;
  it('never throws, orders twice, opens two wallets, or shows a status that the server did not report', async () => {
    await fc.assert(
      fc.asyncProperty(actions(plainAction, 60), async (all) => {
        const visit = aVisit({}, place);
        const rules = watchRules([visit]);
        const unknown = watchUnknown(visit);
        const keys = watchKeys(visit);
        for (const now of all) {
          keys.before(now);
          rules.before(visit, now);
          await carryOut(visit, now);
          rules.after(visit);
          if (hasKeys) keys.after();
        }
        unknown();
        expectNothingLeft([visit]);
      }),
      tries(400),
    );
  });

  it.each([1, 2])(
    'opens a wallet only for the tapped package and user, and after open orders were queried (tabs: %i)',
    async (tabs) => {
      await fc.assert(
        fc.asyncProperty(
          users,
          families,
          behaviour,
          steps(hostileAction, tabs),
          async (user, family, how, all) => {
            const { visits, freeze } = openTabs(tabs, { ...place, user }, family);
            Object.assign(visits[0]!.world.server, how);
            const rules = watchRules(visits);
            const after = () => visits.forEach(rules.after);
            for (const [at, now] of all) {
              const visit = visits[at]!;
              if (now === 'freeze') rules.freeze(visit);
              // The buyer uses a tab that is awake.
              if (typeof now === 'string' || isOfBuyer(now)) await freeze(at, now === 'freeze');
              after();
              if (typeof now === 'string') continue;
              rules.before(visit, now);
              await carryOut(visit, now);
              after();
            }
            expectNothingLeft(visits);
          },
        ),
        runsOf(tabs),
      );
    },
  );

  it.each([1, 2])('charges once a buyer who continues until a result was shown (tabs: %i)', async (tabs) => {
    await fc.assert(
      fc.asyncProperty(
        users,
        families,
        behaviour,
        steps(oneBuyerAction, tabs),
        async (user, family, how, all) => {
          const { visits, freeze } = openTabs(tabs, { ...place, user }, family);
          const { server } = visits[0]!.world;
          Object.assign(server, how);
          const abandoned = new Set<string>();
          for (const [at, now] of all) {
            const visit = visits[at]!;
            if (now === 'freeze' || now === 'thaw') {
              await freeze(at, now === 'freeze');
              continue;
            }
            if (isOfBuyer(now)) await freeze(at, false);
            const state = visit.world.state();
            const isTap = now.action === 'pay' || now.action === 'payAgain' || now.action === 'acceptPrice';
            // Who taps again does not continue in a wallet of before.
            if (isTap) visits.forEach((each) => abandoned.add(lastWallet(each)));
            const isUnderWay = visits.some(({ world }) => {
              const { name } = world.state();
              return name === 'creating' || (name === 'launching' && !world.wallet.isOpen());
            });
            const isElsewhere = tabs > 1 && isUnderWay;
            if (now.action === 'charge' && (isElsewhere || abandoned.has(lastWallet(visit)))) continue;
            const isUnsure = state.name === 'choosing' && state.pending?.isOwn === false;
            await carryOut(visit, now.action === 'dismissPending' && isUnsure ? { action: 'resume' } : now);
            expect(server.charges.length).toBeLessThanOrEqual(1);
            if (visits.some((each) => endOf(each)?.name === 'paid')) break;
          }
          visits.forEach(({ world }) => world.purchase.destroy());
        },
      ),
      runsOf(tabs),
    );
  });

  it('is never stuck: with the server and the wallet answering, every purchase can be paid', async () => {
    await fc.assert(
      fc.asyncProperty(
        users,
        behaviour,
        fc.oneof(
          actions(plainAction, 40),
          actions(hostileAction, 60),
          actions(hostileAction, 20).map((all) => [...leftByAnother, ...all]),
        ),
        async (user, how, all) => {
          const visit = aVisit({}, { ...place, user });
          Object.assign(visit.world.server, how);
          for (const now of all) await carryOut(visit, now);
          const { world } = visit;
          Object.assign(world.server, { make: {}, honoursKeys: true, readsPay: true });
          await carryOut(visit, { action: 'readPrices' });
          world.show();
          // The first one may be an older purchase, whose result is shown.
          for (let paid = 0; paid < 2; paid++) {
            const claims = claimAndDeny();
            for (let i = 0; i < 300 && world.purchase.getState().name !== 'paid'; i++) {
              await goOn(visit, i, claims);
              await settled();
            }
            expect(world.purchase.getState().name).toBe('paid');
            await carryOut(visit, { action: 'showResult' });
          }
        },
      ),
      tries(300),
    );
  });

  it('never opens two wallets on a result page, or shows an end that the server did not report', async () => {
    const ofResult = fc.oneof(
      { weight: 20, arbitrary: plainAction.filter(({ action }) => action !== 'pay') },
      fc.constantFrom<Action>({ action: 'retry' }, { action: 'answer', how: 'not_found' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(ofResult, { maxLength: 60, size: 'max' }), async (all) => {
        const world = openResult('created', place);
        const visit = { world, list: new Map<string, number>() };
        const { wallet, server } = world;
        for (const now of all) {
          const [before, wasOpen] = [wallet.opened.length, wallet.isOpen()];
          await carryOut(visit, now);
          expect(wasOpen && wallet.isOpen() && wallet.opened.length > before, 'two wallets').toBe(false);
          // Back on the page with a silent wallet: it is given up.
          if (world.state().name !== 'launching') wallet.forget();
          const ended = endOf(visit);
          if (ended) expect(server.order('o1').status).toBe(ended.name);
        }
        expectNothingLeft([visit]);
      }),
      tries(200),
    );
  });
});

/** An order with an open wallet, of a user who is not here any more. */
const leftByAnother: readonly Action[] = [
  { action: 'pay', packageId: 'p365' },
  { action: 'comeBack', how: 'code' },
  { action: 'answer', how: 'ok' },
  { action: 'reopen' },
  { action: 'become', user: '' },
];

/** A buyer's answers about a purchase of unknown owner: another user's must not be paid, so the second answer is no. */
function* claimAndDeny(): Generator<'resume' | 'dismissPending', never> {
  for (;;) {
    yield 'resume';
    yield 'dismissPending';
  }
}

/** One step of a buyer who wants to pay, of the server and of the wallet. */
async function goOn(visit: Visit, i: number, claims: ReturnType<typeof claimAndDeny>): Promise<void> {
  const { world } = visit;
  const { purchase, server } = world;
  const state = purchase.getState();
  if (state.name === 'closed') purchase.pay(intentOf(visit, 'p365'));
  if (state.name === 'refunded') await carryOut(visit, { action: 'showResult' });
  if (state.name === 'choosing') {
    if (state.notice?.kind === 'repriced' && state.notice.order) purchase.acceptPrice();
    else if (state.pending?.isOwn === false) purchase[claims.next().value]();
    else purchase.pay(intentOf(visit, 'p365'));
  }
  if (world.wallet.isOpen()) {
    server.charge(lastWallet(visit));
    await world.report('done');
  }
  if (state.name === 'confirming' || state.name === 'unknown') {
    if (server.pending() === 0 && i % 20 === 19) purchase.payAgain();
    if (i % 60 === 59) purchase.leave();
  }
  world.comeBack();
  await world.answer();
  await world.advance(500);
}

const isOfBuyer = ({ action }: Action) =>
  !['answer', 'advance', 'end', 'become', 'setPrice', 'differ', 'make', 'turn', 'charge'].includes(action);

/** Tabs of one device. A frozen one runs no timers and takes in no answers until it is thawed. */
function openTabs(tabs: number, options: Parameters<typeof aVisit>[1], family: string) {
  const first = aVisit({}, options);
  const second = () => aVisit(first.world, { ...options, origin: anOrigin({ family }) });
  const visits = tabs === 1 ? [first] : [first, second()];
  const freezes = visits.map(({ world }) => {
    const { ports } = world;
    const { clock, storage, createOrder, payAgain, getOrder } = ports;
    let queued: (() => void)[] | null = null;
    const whenAwake = (run: () => void) => {
      if (queued) queued.push(run);
      else run();
    };
    const awake = () => new Promise<void>(whenAwake);
    const answered = <Args extends unknown[], T>(call: (...args: Args) => Promise<T>) => {
      return async (...args: Args): Promise<T> => {
        try {
          return await call(...args);
        } finally {
          await awake();
        }
      };
    };
    ports.clock = {
      now: clock.now,
      after(ms, run) {
        let isCancelled = false;
        const cancel = clock.after(ms, () => whenAwake(() => isCancelled || run()));
        return () => {
          isCancelled = true;
          cancel();
        };
      },
    };
    ports.storage = {
      ...storage,
      onChange: (listener) => storage.onChange((key) => whenAwake(() => listener(key))),
    };
    ports.createOrder = answered(createOrder);
    ports.payAgain = answered(payAgain);
    ports.getOrder = answered(getOrder);
    world.reload();
    return async (isFrozen: boolean) => {
      const runs = queued ?? [];
      queued = isFrozen ? runs : null;
      if (!isFrozen) runs.forEach((run) => run());
      await settled();
    };
  });
  return { visits, freeze: (at: number, isFrozen: boolean) => freezes[at]!(isFrozen) };
}
