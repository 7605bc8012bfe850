import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LaunchResult, PurchaseStorage } from '../contract.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { memoryStorage } from '../test-support/fake-page.test-support.ts';
import { anIntent } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

function twoTabs(): [World, World] {
  const first = createWorld();
  return [first, createWorld(first)];
}

/** Storage of tabs in different processes: what one writes, the others see after `flush`. */
function laggingStorage() {
  const shared = new Map<string, string>();
  const late: (() => void)[] = [];
  const caches: Map<string, string>[] = [];
  const tab = (): PurchaseStorage => {
    const cache = new Map<string, string>();
    caches.push(cache);
    const spread = (change: (entries: Map<string, string>) => void) => {
      change(cache);
      late.push(() => [shared, ...caches].forEach(change));
    };
    return {
      get: (key) => cache.get(key) ?? null,
      set: (key, value) => spread((entries) => entries.set(key, value)),
      remove: (key) => spread((entries) => entries.delete(key)),
    };
  };
  return { tab, flush: () => late.splice(0).forEach((write) => write()) };
}

describe('two tabs', () => {
  it('says in the second one that the payment is elsewhere', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    second.purchase.pay(anIntent());
    expect(second.purchase.getState()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
    await first.answer();
    await first.advance(60_000);
    second.purchase.pay(anIntent({ packageId: 'p90' }));
    expect(second.purchase.getState()).toMatchObject({ notice: { kind: 'elsewhere' } });
    expect(first.server.creates).toHaveLength(1);
  });

  it('lets the second one go ahead once the first gave up', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    await first.answer();
    await first.say('cancelled');
    second.purchase.pay(anIntent());
    await second.answer();
    expect(second.wallet.opened).toHaveLength(1);
    expect(first.server.orders.size).toBe(1);
  });

  it('lets the second one go ahead 15 s after the first was killed', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    const lease = first.storage.get('checkout.main.lock')!;
    first.purchase.destroy();
    first.storage.set('checkout.main.lock', lease);
    await first.advance(14_999);
    second.purchase.pay(anIntent());
    expect(second.purchase.getState().name).toBe('choosing');
    await first.advance(1);
    second.purchase.pay(anIntent());
    expect(second.purchase.getState().name).toBe('creating');
  });

  it('does not hold up the tab that left for the cashier and was loaded anew', async () => {
    const [first] = twoTabs();
    first.purchase.pay(anIntent());
    await first.answer();
    const lease = first.storage.get('checkout.main.lock')!;
    first.reload();
    first.storage.set('checkout.main.lock', lease);
    first.purchase.pay(anIntent());
    expect(first.purchase.getState().name).toBe('creating');
  });

  it('leaves the purchase of the other tab in storage when its own order ends', async () => {
    const [first, second] = twoTabs();
    first.purchase.pay(anIntent());
    await first.answer();
    await first.say('left');
    first.hide();
    first.purchase.leave();
    second.purchase.pay(anIntent({ packageId: 'p90' }));
    await second.answer();
    first.show();
    first.purchase.resume();
    await first.answer();
    expect(first.purchase.getState().name).toBe('closed');
    expect(first.storage.get('checkout.main.pending')).toContain('p90');
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
    expect(first.purchase.getState()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
  });

  it.each([
    { place: 'in a browser', asksWhoPays: false },
    { place: 'in WeChat', asksWhoPays: true },
  ])('never have two wallets open, whatever happens $place', async (place) => {
    const storage = memoryStorage();
    type Deed = (tab: World) => unknown;
    const deeds: Record<string, Deed> = {
      pay: (tab) => tab.purchase.pay(anIntent()),
      payOther: (tab) => tab.purchase.pay(anIntent({ packageId: 'p90' })),
      payAgain: (tab) => tab.purchase.payAgain(),
      resume: (tab) => tab.purchase.resume(),
      leave: (tab) => tab.purchase.leave(),
      answer: (tab) => tab.answer(),
      lose: (tab) => tab.answer('network'),
      wait: (tab) => tab.advance(7000),
      reload: (tab) => tab.reload(),
      comeBack: (tab) => tab.comeBack(),
      goBack: (tab) => tab.comeBack('back'),
      ...Object.fromEntries(
        (['left', 'done', 'cancelled', 'failed'] satisfies LaunchResult[]).map((result): [string, Deed] => [
          result,
          (tab) => tab.say(result),
        ]),
      ),
    };
    const name = fc.constantFrom(...Object.keys(deeds), 'pay', 'answer', 'answer');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 1 }), name), { maxLength: 50, size: 'max' }),
        async (steps) => {
          storage.entries.clear();
          const first = createWorld({ storage }, place);
          const tabs = [first, createWorld(first, place)] as const;
          for (const [at, what] of steps) {
            const tab = tabs[at]!;
            await deeds[what]!(tab);
            await settled();
            expect(tabs.filter(({ wallet }) => wallet.isOpen()).length).toBeLessThanOrEqual(1);
          }
          tabs.forEach(({ purchase }) => purchase.destroy());
        },
      ),
      { numRuns: 300 },
    );
  });
});
