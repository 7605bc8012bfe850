import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent, LaunchResult, PurchaseState } from '../contract.ts';
import { readPending } from '../pending/pending-store.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import type { Answer } from '../test-support/fake-server.test-support.ts';
import { anIntent } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

const intents = [anIntent(), anIntent({ packageId: 'p90', price: 6800 })];
const ends = ['paid', 'closed', 'refunded'] as const;

type Deed =
  | { deed: 'pay'; intent: Intent }
  | { deed: 'answer'; how: Answer }
  | { deed: 'say'; result: LaunchResult }
  | { deed: 'advance'; ms: number }
  | { deed: 'end'; status: (typeof ends)[number] }
  | { deed: 'confirm' | 'payAgain' | 'leave' | 'resume' | 'dismissPending' | 'dismissNotice' }
  | { deed: 'hide' | 'show' | 'reload' }
  | { deed: 'comeBack'; how: 'code' | 'denied' | 'forged' | 'back' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ deed: fc.constant('pay' as const), intent: fc.constantFrom(...intents) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      deed: fc.constant('answer' as const),
      how: fc.constantFrom<Answer>(
        'ok',
        'ok',
        'ok',
        'lost',
        'network',
        'server',
        'unauthorized',
        'conflict',
        'malformed',
        'bad code',
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('say' as const),
      result: fc.constantFrom<LaunchResult>('left', 'done', 'cancelled', 'failed'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      deed: fc.constant('advance' as const),
      ms: fc.constantFrom(500, 4000, 20_000, 45_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ deed: fc.constant('end' as const), status: fc.constantFrom(...ends) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      deed: fc.constant('comeBack' as const),
      how: fc.constantFrom('code', 'code', 'code', 'denied', 'forged', 'back'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      deed: fc.constantFrom(
        ...(['confirm', 'payAgain', 'leave', 'resume', 'dismissPending', 'dismissNotice'] as const),
        ...(['hide', 'show', 'show', 'reload'] as const),
      ),
    }),
  },
);

async function carryOut(world: World, now: Deed): Promise<void> {
  switch (now.deed) {
    case 'pay':
      world.purchase.pay(now.intent);
      break;
    case 'answer':
      await world.answer(now.how);
      break;
    case 'say':
      await world.say(now.result);
      break;
    case 'advance':
      await world.advance(now.ms);
      break;
    case 'end': {
      const open = [...world.server.orders.values()].find(({ status }) => status === 'created');
      if (open) world.server.set(open.id, now.status);
      break;
    }
    case 'comeBack':
      world.comeBack(now.how);
      break;
    case 'hide':
    case 'show':
    case 'reload':
      world[now.deed]();
      break;
    default:
      world.purchase[now.deed]();
  }
  await settled();
}

const isEnd = (name: PurchaseState['name']): name is (typeof ends)[number] =>
  (ends as readonly string[]).includes(name);

/** Watches for what the purchase may never show or do; a breach fails at the end of the deed. */
function guard(world: World): { before(now: Deed): void; after(): void } {
  const { wallet, server, clock, ports } = world;
  // Collected, because the machine takes whatever a port throws for a failure of the port.
  const breaches: unknown[] = [];
  const check = (must: () => void) => {
    try {
      must();
    } catch (breach) {
      breaches.push(breach);
    }
  };
  let seen: PurchaseState['name'] = 'choosing';
  let visibleMs = 0;
  let since = clock.now();
  let isVisible = true;
  const count = () => {
    if (isVisible) visibleMs += clock.now() - since;
    since = clock.now();
  };
  ports.visibility.onChange(() => {
    count();
    isVisible = ports.visibility.isVisible();
  });
  ports.onState = (state) => {
    count();
    if (state.name === 'confirming' && seen !== 'confirming') visibleMs = 0;
    check(() => {
      if (state.name === 'unknown' && seen === 'confirming') expect(visibleMs).toBeGreaterThanOrEqual(60_000);
      if (state.name === 'unknown') expect(['confirming', 'unknown']).toContain(seen);
      if ('order' in state && isEnd(state.name)) expect(server.order(state.order.id).status).toBe(state.name);
    });
    // Back on the page with a silent wallet: it is given up.
    if (state.name === 'confirming') wallet.forget();
    seen = state.name;
  };
  const { launch, createOrder } = ports;
  ports.launch = (instruction) => {
    check(() => {
      expect(wallet.isOpen()).toBe(false);
      expect(readPending(ports.storage, 'main', clock.now())).toMatchObject({ launchedAt: clock.now() });
    });
    return launch(instruction);
  };

  let last: { packageId: string; key: string } | null = null;
  let isKeyFree = true;
  ports.createOrder = (intent, key, code) => {
    check(() => expect(readPending(ports.storage, 'main', clock.now())?.key).toBe(key));
    const ended = last && server.keys.get(last.key);
    const isEnded = ended && isEnd(server.order(ended).status as PurchaseState['name']);
    const before = last;
    if (before?.packageId === intent.packageId && !isKeyFree && !isEnded)
      check(() => expect(key).toBe(before.key));
    last = { packageId: intent.packageId, key };
    isKeyFree = false;
    return createOrder(intent, key, code);
  };
  return {
    before(now) {
      // Another package is another intent, also where the page was left for it before anything was ordered.
      if (now.deed === 'pay' && last && now.intent.packageId !== last.packageId) isKeyFree = true;
      // Forgotten by the buyer, or refused by the server.
      if (now.deed === 'dismissPending' || (now.deed === 'answer' && now.how === 'conflict'))
        isKeyFree = true;
    },
    after() {
      expect(breaches).toEqual([]);
      if (!ports.identity) return;
      // A code goes out once at most, and only one that came with this tab's own state.
      expect(new Set(server.codes).size).toBe(server.codes.length);
      for (const code of server.codes) expect(world.wechat.codes).toContain(code);
    },
  };
}

describe.each([
  { place: 'in a browser', asksWhoPays: false },
  { place: 'in WeChat', asksWhoPays: true },
])('a purchase $place, whatever happens', (place) => {
  it('never throws, orders twice, opens two wallets, or says what the server did not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 60, size: 'max' }), async (deeds) => {
        const world = createWorld({}, place);
        const { before, after } = guard(world);
        world.reload();
        for (const now of deeds) {
          before(now);
          await carryOut(world, now);
          after();
        }
        world.purchase.destroy();
        expect(world.waiting()).toBe(0);
        expect(world.storage.get('checkout.main.lock')).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('is never stuck: with the server and the wallet answering, every purchase can be paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 40, size: 'max' }), async (deeds) => {
        const world = createWorld({}, place);
        for (const now of deeds) await carryOut(world, now);
        world.show();
        for (let i = 0; i < 200 && world.purchase.getState().name !== 'paid'; i++) {
          const { name } = world.purchase.getState();
          if (name === 'choosing' || name === 'closed') world.purchase.pay(anIntent());
          if (name === 'refunded') world.purchase.leave();
          if (world.wallet.isOpen()) {
            const open = [...world.server.orders.values()].find(({ status }) => status === 'created');
            if (open) world.server.set(open.id, 'paid');
            await world.say('done');
          }
          if (name === 'confirming' || name === 'unknown') {
            if (world.server.pending() === 0 && i % 20 === 19) world.purchase.payAgain();
          }
          world.comeBack();
          await world.answer();
          await world.advance(500);
        }
        expect(world.purchase.getState().name).toBe('paid');
      }),
      { numRuns: 150 },
    );
  });
});
