import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutStorage } from '../contract.ts';
import {
  aVisit,
  behaviour,
  carryOut,
  endOf,
  hostileAction,
  lastWallet,
  oneBuyerAction,
  some,
  tries,
  type Action,
} from '../test-support/actions.test-support.ts';
import { writePaidMark } from '../pending/other-tabs.ts';
import { removePending } from '../pending/pending-store.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { watchRules } from '../test-support/rules.test-support.ts';
import { anIntent, anOrigin } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

function twoTabs(): [World, World] {
  const first = createWorld();
  return [first, createWorld(first)];
}

/** Storage of tabs in different processes: what one writes, the others see after `flush`. */
function laggingStorage() {
  const shared = new Map<string, string>();
  const writes: (() => void)[] = [];
  const caches: Map<string, string>[] = [];
  const tab = (): CheckoutStorage => {
    const cache = new Map<string, string>();
    caches.push(cache);
    const spread = (change: (entries: Map<string, string>) => void) => {
      change(cache);
      writes.push(() => [shared, ...caches].forEach(change));
    };
    return {
      get: (key) => cache.get(key) ?? null,
      set: (key, value) => spread((entries) => entries.set(key, value)),
      remove: (key) => spread((entries) => entries.delete(key)),
    };
  };
  return { tab, flush: () => writes.splice(0).forEach((write) => write()) };
}

describe('two tabs', () => {
  it('shows in the second one that the first is paying', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    second.purchase.pay(anIntent());
    expect(second.state()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
    await first.answer();
    await first.advance(60_000);
    second.purchase.pay(anIntent({ packageId: 'p90' }));
    expect(second.state()).toMatchObject({ notice: { kind: 'elsewhere' } });
    expect(first.server.creates).toHaveLength(1);
  });

  it('lets the second one pay once the first has given up', async () => {
    const [first, second] = twoTabs();
    await first.tap();
    await first.cancel();
    await second.tap(anIntent(), 2);
    expect(second.wallet.opened).toHaveLength(1);
    expect(first.server.orders.size).toBe(1);
  });

  it('leads the second one to the result of the first one’s payment', async () => {
    const [first, second] = twoTabs();
    await first.tap();
    await first.report('left');
    first.purchase.leave();
    first.server.charge('o1');
    await second.tap(anIntent({ packageId: 'p90' }), 2);
    expect(first.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(second.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(first.server.creates).toHaveLength(1);
  });

  it('lets the second one pay 15 s after the first was killed', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    const lease = first.lock()!;
    first.purchase.destroy();
    first.storage.set('checkout.main.lock', lease);
    await first.advance(14_999);
    second.purchase.pay(anIntent());
    expect(second.state().name).toBe('choosing');
    await first.advance(1);
    second.purchase.pay(anIntent());
    expect(second.state().name).toBe('creating');
  });

  it('does not block the tab that left for the cashier and was loaded again', async () => {
    const [first] = twoTabs();
    await first.tap();
    const lease = first.lock()!;
    first.reload();
    first.storage.set('checkout.main.lock', lease);
    first.purchase.pay(anIntent());
    expect(first.state().name).toBe('creating');
  });

  it('leaves the purchase of the other tab in storage when its own order ends', async () => {
    const [first, second] = twoTabs();
    await first.tap();
    await first.report('left');
    first.hide();
    first.purchase.leave();
    await first.answer();
    await second.tap(anIntent({ packageId: 'p90' }), 2);
    first.purchase.resume();
    first.show();
    for (let i = 0; i < 2; i++) await first.answer();
    expect(first.state().name).toBe('closed');
    expect(first.stored()).toMatchObject([{ intent: { packageId: 'p90' } }]);
  });

  it('shows in the second tab that the first has paid, at once and in every state', async () => {
    for (const isUnderWay of [false, true]) {
      const [first, second] = twoTabs();
      await first.tap();
      first.server.charge('o1');
      await first.report('done');
      if (isUnderWay) {
        // The lease of a frozen tab runs out.
        first.storage.remove('checkout.main.lock');
        second.purchase.pay(anIntent({ packageId: 'p90' }));
      }
      await first.answer();
      expect(first.state().name).toBe('paid');
      removePending(first.storage, 'main', first.stored()[0]!.key, first.clock.now());
      await second.answer();
      expect(second.state()).toMatchObject({
        name: 'choosing',
        notice: { kind: 'paid_elsewhere' },
      });
      expect(second.server.creates).toHaveLength(1);
      await second.tap(anIntent({ packageId: 'p90' }));
      expect(second.wallet.opened).toHaveLength(1);
    }
  });

  it('shows a payment in another tab at the tap if storage reports no changes', async () => {
    const { inAnotherTab: _, onChange: _none, ...storage } = memoryStorage();
    const { purchase } = createWorld({ storage });
    writePaidMark(storage, 'main', { id: 'o7' }, 'u1');
    purchase.pay(anIntent());
    expect(purchase.getState()).toMatchObject({ notice: { kind: 'paid_elsewhere' } });
    expect(storage.get('checkout.main.lock')).toBeNull();
    purchase.pay(anIntent());
    expect(purchase.getState().name).toBe('creating');
  });

  it('keeps a purchase that the first has launched when the second dismisses it', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    second.purchase.recheck();
    expect(second.state()).toMatchObject({ pending: { purchase: { order: null } } });
    await first.answer();
    second.purchase.dismissPending();
    expect(first.stored()).toMatchObject([{ order: { id: 'o1' } }]);
  });

  it('opens one wallet when both took the lock in the same moment', async () => {
    const storage = laggingStorage();
    const first = createWorld({ storage: { ...storage.tab(), entries: new Map() } });
    const second = createWorld({ ...first, storage: { ...storage.tab(), entries: new Map() } });
    first.purchase.pay(anIntent());
    second.purchase.pay(anIntent());
    expect(first.server.creates).toHaveLength(2);
    storage.flush();
    await first.answer();
    await second.answer();
    expect(first.wallet.opened.length + second.wallet.opened.length).toBe(1);
    expect(first.state()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
  });

  it.each([
    { place: 'in a browser', asksForOpenId: false },
    { place: 'in WeChat', asksForOpenId: true },
  ])('keep the rules together, also if one is frozen $place', async (place) => {
    await fc.assert(
      fc.asyncProperty(users, families, behaviour, steps(hostileAction), async (user, family, how, all) => {
        const { visits, freeze } = twoVisits({ ...place, user }, family);
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
        visits.forEach(({ world }) => world.purchase.destroy());
      }),
      tries(600),
    );
  });

  it.each([
    { place: 'in a browser', asksForOpenId: false },
    { place: 'in WeChat', asksForOpenId: true },
  ])('charge once a buyer who continues until a result was shown $place', async (place) => {
    await fc.assert(
      fc.asyncProperty(users, families, behaviour, steps(oneBuyerAction), async (user, family, how, all) => {
        const { visits, freeze } = twoVisits({ ...place, user }, family);
        Object.assign(visits[0]!.world.server, how);
        const { server } = visits[0]!.world;
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
          if (now.action === 'charge' && (isUnderWay || abandoned.has(lastWallet(visit)))) continue;
          const isUnsure = state.name === 'choosing' && state.pending?.isOwn === false;
          await carryOut(visit, now.action === 'dismissPending' && isUnsure ? { action: 'resume' } : now);
          expect(server.charges.length).toBeLessThanOrEqual(1);
          if (visits.some((each) => endOf(each)?.name === 'paid')) break;
        }
        visits.forEach(({ world }) => world.purchase.destroy());
      }),
      tries(600),
    );
  });
});

const users = fc.constantFrom('u1', '');
/** Of the second tab: the page of the first, or another one of the brand. */
const families = fc.constantFrom(anOrigin().family, 'main.activity');

type Step = [at: number, now: Action | 'freeze' | 'thaw'];

const steps = (action: fc.Arbitrary<Action>): fc.Arbitrary<Step[]> => {
  const freezing = fc.constantFrom('freeze' as const, 'thaw' as const).map((one) => [one]);
  const few = fc.oneof({ weight: 20, arbitrary: some(action) }, freezing);
  return fc
    .array(fc.tuple(fc.nat({ max: 1 }), few), { maxLength: 60, size: 'max' })
    .map((all) => all.flatMap(([at, now]) => now.map((one): Step => [at, one])));
};

const isOfBuyer = ({ action }: Action) =>
  !['answer', 'advance', 'end', 'become', 'setPrice', 'differ', 'make', 'turn', 'charge'].includes(action);

/** Two tabs of one device. A frozen one runs no timers and takes in no answers until it is thawed. */
function twoVisits(options: Parameters<typeof aVisit>[1], family: string) {
  const first = aVisit({}, options);
  const visits = [first, aVisit(first.world, { ...options, origin: anOrigin({ family }) })];
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
      onChange: (listener) => storage.onChange?.((key) => whenAwake(() => listener(key))) ?? (() => {}),
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
