import { ApiError, type Order } from '@vip/api';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import type { Checkout, CheckoutPorts, CheckoutState } from '../contract.ts';
import { readPaidMark, writePaidMark } from '../pending/other-tabs.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';
import { createCheckout } from './create-checkout.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface ResultWorld extends World {
  result: Checkout;
  shown: CheckoutState[];
}

/** The result page of order o1, which this phone knows as pending. */
function opened(status: Order['status'] | null = 'created', some: Partial<CheckoutPorts> = {}): ResultWorld {
  const world = createWorld();
  world.purchase.destroy();
  if (status) world.server.orders.set('o1', anOrder({ status }));
  writePending(world.storage, 'main', aPending());
  const shown: CheckoutState[] = [];
  const ports: CheckoutPorts = {
    ...world.ports,
    onState: (state) => void shown.push(state),
    ...some,
  };
  const result = createCheckout(ports, { id: 'o1', resultToken: 'rt_o1', pending: aPending() });
  return { ...world, result, shown };
}

async function paidAgain(): Promise<ResultWorld> {
  const world = opened();
  await world.answer();
  world.result.payAgain();
  await world.answer();
  return world;
}

describe('the result', () => {
  it.each(['paid', 'closed', 'refunded'] as const)(
    'shows an order that is %s, and forgets the purchase once that was shown',
    async (status) => {
      const world = opened(status);
      expect(world.result.getState()).toEqual({ name: 'reading' });
      world.result.shown();
      await world.answer();
      expect(world.result.getState()).toMatchObject({ name: status, order: { id: 'o1' } });
      // What is closed can no more be paid.
      expect(world.stored()).toHaveLength(status === 'closed' ? 0 : 1);
      world.result.shown();
      expect(world.stored()).toEqual([]);
      expect(world.waiting()).toBe(0);
      expect(readPaidMark(world.storage, 'main')).toEqual(
        status === 'paid' ? { orderId: 'o1', user: 'u1' } : null,
      );
    },
  );

  it('offers a retry when the token is refused, and says that the order is missing when it is refused again', async () => {
    const world = opened();
    await world.answer('unauthorized');
    // Not the end of a session: a login would not help.
    expect(world.result.getState()).toMatchObject({ name: 'unreadable', error: { code: 'server' } });
    world.result.retry();
    await world.answer('unauthorized');
    expect(world.result.getState()).toEqual({ name: 'missing' });
    world.result.retry();
    await world.answer();
    expect(world.result.getState()).toMatchObject({ name: 'confirming' });
  });

  it('asks for a login where the session that reads the order has ended', async () => {
    const { ports, server, answer } = createWorld();
    server.orders.set('o1', anOrder());
    const result = createCheckout(ports, { id: 'o1', resultToken: null, pending: null });
    for (let i = 0; i < 2; i++) {
      await answer('unauthorized');
      expect(result.getState()).toMatchObject({ name: 'unreadable', error: { code: 'unauthorized' } });
      result.retry();
    }
  });

  it('keeps the token that it was read with', async () => {
    const world = opened();
    world.server.orders.set('o1', anOrder({ resultToken: null }));
    await world.answer();
    expect(world.result.getState()).toMatchObject({ order: { resultToken: 'rt_o1' } });
    await world.advance(1000);
    await world.answer();
    expect(world.result.getState()).toMatchObject({ order: { resultToken: 'rt_o1' } });
  });

  it('leaves the pending purchase of another order alone', async () => {
    const world = opened('paid');
    const other = aPending({ key: 'pi_2', order: anOrder({ id: 'o2' }) });
    writePending(world.storage, 'main', other, world.clock.now());
    await world.answer();
    world.result.shown();
    expect(world.stored().map(({ key }) => key)).toEqual(['pi_2']);
  });

  it('says when there is no such order', async () => {
    const { answer, result } = opened(null);
    await answer();
    expect(result.getState()).toEqual({ name: 'missing' });
  });

  it('can be read again after an error', async () => {
    const { answer, result } = opened('paid');
    await answer('timeout');
    expect(result.getState()).toMatchObject({ name: 'unreadable', error: { code: 'timeout' } });
    result.retry();
    expect(result.getState()).toEqual({ name: 'reading' });
    await answer();
    expect(result.getState().name).toBe('paid');
  });

  it('asks the buyer about an unpaid order, continues to query the server, and informs other tabs of the payment', async () => {
    const world = opened();
    await world.answer();
    expect(world.result.getState()).toMatchObject({
      name: 'confirming',
      isAsking: true,
      isChecking: false,
    });
    world.server.set('o1', 'paid');
    await world.advance(1000);
    expect(world.result.getState()).toMatchObject({ name: 'confirming', isChecking: true });
    await world.answer();
    expect(world.result.getState().name).toBe('paid');
    expect(readPaidMark(world.storage, 'main')?.orderId).toBe('o1');
  });

  it('asks at once for 已完成支付, and stays asking when it is not paid', async () => {
    const { answer, result, server } = opened();
    await answer();
    result.confirm();
    expect(server.reads).toHaveLength(2);
    expect(result.getState()).toMatchObject({ isChecking: true });
    await answer();
    expect(result.getState()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: false });
  });

  it('puts the dialog away and continues to query', async () => {
    const { answer, advance, result, server } = opened();
    await answer();
    result.dismissNotice();
    expect(result.getState()).toMatchObject({ name: 'confirming', isAsking: false });
    await advance(1000);
    expect(server.reads).toHaveLength(2);
  });

  it('is unknown after 60 s, and still paid later', async () => {
    const { answer, advance, result, server } = opened();
    await answer();
    for (let s = 0; s < 60; s++) {
      expect(result.getState().name).toBe('confirming');
      await answer('network');
      await advance(1000);
    }
    expect(result.getState().name).toBe('unknown');
    server.set('o1', 'paid');
    result.confirm();
    for (let i = 0; i < 2; i++) await answer();
    expect(result.getState().name).toBe('paid');
  });
});

describe('paying again from the result', () => {
  it('opens the wallet once for the same order', async () => {
    const { answer, result, server, wallet } = opened();
    await answer();
    result.payAgain();
    result.payAgain();
    expect(result.getState()).toMatchObject({ name: 'launching' });
    await answer();
    result.payAgain();
    expect(server.again).toEqual(['o1']);
    expect(wallet.opened).toHaveLength(1);
  });

  it('asks the server at once when the wallet is done', async () => {
    const { say, answer, result, server } = await paidAgain();
    server.set('o1', 'paid');
    await say('done');
    expect(result.getState()).toMatchObject({ name: 'confirming', isChecking: true });
    await answer();
    expect(result.getState().name).toBe('paid');
  });

  it.each(['cancelled', 'failed'] as const)(
    'says that it was %s, and lets go of the lock',
    async (result) => {
      const world = await paidAgain();
      await world.say(result);
      expect(world.result.getState()).toMatchObject({
        name: 'confirming',
        isAsking: true,
        notice: { kind: result },
      });
      expect(world.storage.get('checkout.main.lock')).toBeNull();
    },
  );

  it('asks the buyer when the page is seen again', async () => {
    const { say, hide, show, result } = await paidAgain();
    await say('left');
    hide();
    expect(result.getState()).toMatchObject({ isAsking: false });
    show();
    expect(result.getState()).toMatchObject({ isAsking: true, isChecking: true });
  });

  it('asks the buyer when the wallet never answers', async () => {
    const { hide, show, advance, result } = await paidAgain();
    hide();
    show();
    await advance(3000);
    expect(result.getState()).toMatchObject({ isAsking: true });
  });

  it('lets other tabs go ahead once it is unknown', async () => {
    const world = await paidAgain();
    await world.say('left');
    for (let s = 0; s < 60; s++) {
      expect(world.storage.get('checkout.main.lock')).not.toBeNull();
      await world.answer('network');
      await world.advance(1000);
    }
    expect(world.result.getState().name).toBe('unknown');
    expect(world.storage.get('checkout.main.lock')).toBeNull();
  });

  it('says what was wrong when there is no fresh instruction', async () => {
    const { answer, result, wallet } = opened();
    await answer();
    result.payAgain();
    await answer('timeout');
    expect(result.getState()).toMatchObject({ notice: { error: { code: 'timeout' } } });
    expect(wallet.opened).toEqual([]);
  });

  it('asks what became of the order when the server refuses', async () => {
    const { answer, result, server } = opened();
    await answer();
    result.payAgain();
    server.set('o1', 'paid');
    await answer('conflict');
    await answer();
    expect(result.getState().name).toBe('paid');
  });

  it('opens no wallet for another amount than is shown: it shows that, and the next tap pays it', async () => {
    const { answer, result, server, wallet, storage } = opened();
    await answer();
    server.orders.set('o1', anOrder({ amount: 17800 }));
    result.payAgain();
    await answer();
    expect(wallet.opened).toEqual([]);
    expect(result.getState()).toMatchObject({
      order: { amount: 17800 },
      notice: { kind: 'repriced', shown: 16800, now: 17800 },
    });
    expect(storage.get('checkout.main.lock')).toBeNull();
    result.payAgain();
    await answer();
    expect(wallet.opened).toHaveLength(1);
  });

  it('opens no wallet for another order or package, or for none', async () => {
    const other = { id: 'p90', name: '季度会员', level: '1' };
    for (const answer of [anOrder({ id: 'o9' }), anOrder({ pay: null }), anOrder({ package: other })]) {
      const world = opened('created', { payAgain: async () => answer });
      await world.answer();
      world.result.payAgain();
      await settled();
      expect(world.result.getState()).toMatchObject({ notice: { error: { code: 'malformed' } } });
      expect(world.wallet.opened).toEqual([]);
    }
  });

  it('says that the payment is elsewhere while another tab has it', async () => {
    const world = opened();
    await world.answer();
    const lease = { id: 'other', expiresAt: world.clock.now() + 10_000 };
    world.storage.set('checkout.main.lock', JSON.stringify(lease));
    world.result.payAgain();
    expect(world.result.getState()).toMatchObject({ notice: { kind: 'elsewhere' } });
  });

  it('says once that another order was paid in another tab meanwhile', async () => {
    const world = opened();
    await world.answer();
    writePaidMark(world.storage, 'main', anOrder({ id: 'o1' }), 'u1');
    writePaidMark(world.storage, 'main', anOrder({ id: 'o8' }), 'u2');
    world.result.payAgain();
    expect(world.server.again).toEqual(['o1']);
    await world.answer();
    await world.say('cancelled');
    writePaidMark(world.storage, 'main', anOrder({ id: 'o9' }), 'u1');
    world.result.payAgain();
    expect(world.result.getState()).toMatchObject({
      isAsking: true,
      notice: { kind: 'paid_elsewhere' },
    });
    expect(world.server.again).toHaveLength(1);
    world.result.payAgain();
    expect(world.server.again).toHaveLength(2);
  });
});

describe('a result that goes away', () => {
  it('leaves no timer, no listener and no lock, and takes no more answers', async () => {
    const world = await paidAgain();
    const { length } = world.shown;
    world.result.destroy();
    await world.say('done');
    await world.answer();
    world.result.confirm();
    world.result.payAgain();
    expect(world.shown).toHaveLength(length);
    expect(world.waiting() + world.listening()).toBe(0);
    expect(world.storage.get('checkout.main.lock')).toBeNull();
  });
});

it('never throws, opens two wallets, or shows an end that the server did not name', async () => {
  const deeds: Record<string, (world: ResultWorld) => unknown> = {
    ok: (world) => world.answer(),
    lost: (world) => world.answer('lost'),
    conflict: (world) => world.answer('conflict'),
    missing: (world) => world.answer('not_found'),
    left: (world) => world.say('left'),
    done: (world) => world.say('done'),
    cancelled: (world) => world.say('cancelled'),
    wait: (world) => world.advance(20_000),
    hide: (world) => world.hide(),
    show: (world) => world.show(),
    paid: (world) => world.server.set('o1', 'paid'),
    confirm: ({ result }) => result.confirm(),
    payAgain: ({ result }) => result.payAgain(),
    dismiss: ({ result }) => result.dismissNotice(),
    retry: ({ result }) => result.retry(),
  };
  const breaches: string[] = [];
  const name = fc.constantFrom(...Object.keys(deeds), 'ok', 'payAgain');
  await fc.assert(
    fc.asyncProperty(fc.array(name, { maxLength: 50, size: 'max' }), async (names) => {
      const world = opened();
      const { opened: wallets } = world.wallet;
      for (const what of names) {
        const before = wallets.length;
        const wasOpen = world.wallet.isOpen();
        await deeds[what]!(world);
        await settled();
        const state = world.result.getState();
        if (wasOpen && world.wallet.isOpen() && wallets.length > before) breaches.push('two wallets');
        // Back on the page with a silent wallet: it is given up.
        if (state.name !== 'launching') world.wallet.forget();
        if (state.name === 'paid') expect(world.server.order('o1').status).toBe('paid');
        expect(breaches).toEqual([]);
      }
      world.result.destroy();
      expect(world.waiting() + world.listening()).toBe(0);
    }),
    { numRuns: 200 },
  );
});

it('shows a defect of a port as an error', async () => {
  const { result } = opened('created', {
    getOrder: () => {
      throw new RangeError('defect');
    },
  });
  await settled();
  const state = result.getState();
  expect(state).toMatchObject({ name: 'unreadable', error: expect.any(ApiError) });
});
