import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CheckoutState } from '../contract.ts';
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
import { watchRules, type Rules } from '../test-support/rules.test-support.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const users = fc.constantFrom('u1', '');

const actions = (action: fc.Arbitrary<Action>, maxLength: number) =>
  fc.array(some(action), { maxLength, size: 'max' }).map((all) => all.flat());

async function runAll(visit: Visit, all: readonly Action[], rules: Rules): Promise<void> {
  for (const now of all) {
    rules.before(visit, now);
    await carryOut(visit, now);
    rules.after(visit);
  }
}

/** A destroyed machine leaves no timer, listener or lock. */
function expectNothingLeft({ world }: Visit): void {
  world.purchase.destroy();
  expect([world.waiting(), world.listening()]).toEqual([0, 0]);
  const lease = world.storage.get('checkout.main.lock');
  expect(lease ?? '').not.toContain(world.tab.get('checkout.main.lock'));
}

/** `unknown` comes after 60 s of visible time in `confirming` alone. */
function watchUnknown({ world }: Visit): { after(): void; stop(): void } {
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
    if (state.name === 'unknown' && seen === 'confirming' && visibleMs < 60_000) early.push(visibleMs);
    if (state.name === 'unknown' && seen !== 'confirming' && seen !== 'unknown') early.push(0);
    seen = state.name;
  };
  return { after: () => expect(early).toEqual([]), stop };
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

describe.each([
  { place: 'in a browser', asksForOpenId: false },
  { place: 'in WeChat', asksForOpenId: true },
])('a purchase $place, whatever happens', (place) => {
  it('never throws, orders twice, opens two wallets, or shows a status that the server did not report', async () => {
    await fc.assert(
      fc.asyncProperty(actions(plainAction, 60), async (all) => {
        const visit = aVisit({}, place);
        const rules = watchRules([visit]);
        const unknown = watchUnknown(visit);
        const keys = watchKeys(visit);
        for (const now of all) {
          keys.before(now);
          await runAll(visit, [now], rules);
          unknown.after();
          keys.after();
        }
        unknown.stop();
        expectNothingLeft(visit);
      }),
      tries(400),
    );
  });

  it('opens a wallet only for the tapped package and user, and after open orders were queried', async () => {
    await fc.assert(
      fc.asyncProperty(users, behaviour, actions(hostileAction, 80), async (user, how, all) => {
        const visit = aVisit({}, { ...place, user });
        Object.assign(visit.world.server, how);
        await runAll(visit, all, watchRules([visit]));
        expectNothingLeft(visit);
      }),
      tries(1000),
    );
  });

  it('charges once a buyer who continues until a result was shown', async () => {
    await fc.assert(
      fc.asyncProperty(users, behaviour, actions(oneBuyerAction, 80), async (user, how, all) => {
        const visit = aVisit({}, { ...place, user });
        Object.assign(visit.world.server, how);
        const { world } = visit;
        let abandoned = '';
        for (const now of all) {
          const state = world.purchase.getState();
          const isTap = now.action === 'pay' || now.action === 'payAgain' || now.action === 'acceptPrice';
          // Who taps again does not continue in the wallet of before.
          if (isTap) abandoned = lastWallet(visit);
          if (now.action === 'charge' && lastWallet(visit) === abandoned) continue;
          const isUnsure = state.name === 'choosing' && state.pending?.isOwn === false;
          await carryOut(visit, now.action === 'dismissPending' && isUnsure ? { action: 'resume' } : now);
          expect(world.server.charges.length).toBeLessThanOrEqual(1);
          if (endOf(visit)?.name === 'paid') break;
        }
      }),
      tries(1000),
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
          Object.assign(world.server, { make: {}, honoursKeys: true });
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
