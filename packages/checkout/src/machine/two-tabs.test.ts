import { describe, expect, it } from 'vitest';
import { writePaidMark } from '../pending/other-tabs.ts';
import { removePending } from '../pending/pending-store.ts';
import { memoryStorage, type FakeStorage } from '../test-support/fake-page.test-support.ts';
import { anIntent } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

function twoTabs(): [World, World] {
  const first = createWorld();
  return [first, createWorld(first)];
}

/** Storage of tabs in different processes: what one writes, the others see after `flush`. */
function laggingStorage() {
  const shared = new Map<string, string>();
  const writes: (() => void)[] = [];
  const caches: Map<string, string>[] = [];
  const tab = (): FakeStorage => {
    const cache = new Map<string, string>();
    caches.push(cache);
    const spread = (change: (entries: Map<string, string>) => void) => {
      change(cache);
      writes.push(() => [shared, ...caches].forEach(change));
    };
    return {
      entries: cache,
      onChange: () => () => {},
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
      expect(second.server.creates).toHaveLength(1);
      await second.advance(600);
      await second.tap(anIntent({ packageId: 'p90' }));
      expect(second.wallet.opened).toHaveLength(1);
    }
  });

  it('shows a payment in another tab at the tap if storage reports no changes', async () => {
    const { inAnotherTab: _, ...memory } = memoryStorage();
    const storage = { ...memory, onChange: () => () => {} };
    const { purchase, advance } = createWorld({ storage });
    writePaidMark(storage, 'main', { id: 'o7' }, 'u1');
    purchase.pay(anIntent());
    expect(purchase.getState()).toMatchObject({ notice: { kind: 'paid_elsewhere' } });
    expect(storage.get('checkout.main.lock')).toBeNull();
    await advance(600);
    purchase.pay(anIntent());
    expect(purchase.getState().name).toBe('creating');
  });

  it('shows a payment that another tab made before the machine had started, and none from before the page', () => {
    const storage = memoryStorage();
    writePaidMark(storage, 'main', { id: 'o6' }, 'u1');
    const paidBefore = storage.get('checkout.main.paid');
    const late = () => createWorld({ storage }, { ports: { paidBefore } }).state();
    expect(late()).toMatchObject({ name: 'choosing', notice: null });
    writePaidMark(storage, 'main', { id: 'o7' }, 'u1');
    expect(late()).toMatchObject({ name: 'choosing', notice: { kind: 'paid_elsewhere' } });
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
    const first = createWorld({ storage: storage.tab() });
    const second = createWorld({ ...first, storage: storage.tab() });
    first.purchase.pay(anIntent());
    second.purchase.pay(anIntent());
    expect(first.server.creates).toHaveLength(2);
    storage.flush();
    await first.answer();
    await second.answer();
    expect(first.wallet.opened.length + second.wallet.opened.length).toBe(1);
    expect(first.state()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
  });
});
