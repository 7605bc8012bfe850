import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { anIntent, anOrder, anOrigin, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, openLaunched } from '../test-support/world.test-support.ts';

describe('paying', () => {
  it('makes one order of two taps in one tick', async () => {
    const { purchase, server, answer, wallet } = createWorld();
    purchase.pay(anIntent());
    purchase.pay(anIntent());
    await answer();
    expect(server.creates).toHaveLength(1);
    expect(wallet.opened).toHaveLength(1);
  });

  it('passes through its states to paid, and stores the purchase until its result was shown', async () => {
    const world = await openLaunched();
    expect(world.stored()).toMatchObject([
      { order: { id: 'o1', pay: null }, launchedAt: world.clock.now(), ...anOrigin() },
    ]);
    world.server.set('o1', 'paid');
    await world.report('done');
    await world.answer();
    expect(world.states.map(({ name }) => name)).toEqual(['creating', 'launching', 'confirming', 'paid']);
    expect(world.stored()).toMatchObject([{ order: { id: 'o1', status: 'paid' } }]);
    expect([...world.storage.entries.keys()].sort()).toEqual([
      'checkout.main.paid',
      'checkout.main.purchases',
    ]);
  });

  it('is paid at once when the order costs nothing, also after the page was killed', async () => {
    const world = createWorld();
    world.server.make = { status: 'paid', amount: 0, pay: null };
    await world.tap(anIntent({ price: 0 }));
    expect(world.state().name).toBe('paid');
    expect(world.wallet.opened).toEqual([]);
    world.reopen();
    await world.answer();
    expect(world.state().name).toBe('paid');
  });

  it.each([
    ['another price', anIntent({ price: 5800 })],
    ['the same price', anIntent({ price: 0 })],
  ])('is paid once if the answer about a free one was lost and the next tap shows %s', async (_, next) => {
    const world = createWorld();
    world.server.make = { status: 'paid', amount: 0, pay: null };
    world.purchase.pay(anIntent({ price: 0 }));
    await world.answer('lost');
    world.server.make = {};
    await world.tap(next);
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(world.server.creates.map(({ intent }) => intent.price)).toEqual([0, 0]);
    expect(world.wallet.opened).toEqual([]);
  });

  it('is a new one at the new price if the free one was never made', async () => {
    const world = createWorld();
    world.server.refusesPrices = true;
    world.server.prices.set('p365', 5800);
    world.purchase.pay(anIntent({ price: 0 }));
    await world.answer('network');
    await world.tap(anIntent({ price: 5800 }));
    expect(world.state()).toMatchObject({ notice: { kind: 'repriced', shown: 0 } });
    await world.tap(anIntent({ price: 5800 }));
    expect(world.server.orders.size).toBe(1);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('uses the same key again after a lost answer, and gets the same order', async () => {
    const { purchase, server, answer, wallet } = createWorld();
    purchase.pay(anIntent());
    await answer('lost');
    expect(purchase.getState()).toMatchObject({ name: 'choosing', notice: { error: { code: 'network' } } });
    purchase.pay(anIntent());
    await answer();
    expect(new Set(server.creates.map(({ key }) => key)).size).toBe(1);
    expect(server.orders.size).toBe(1);
    expect(wallet.opened).toHaveLength(1);
  });

  it('makes another order for another detail of the intent, and none for the same detail', async () => {
    const { purchase, server, answer, report } = createWorld();
    const buy = async (detail: Record<string, string>) => {
      purchase.pay(anIntent({ detail }));
      await answer();
      // Stored orders are queried before and after.
      for (let i = 0; i < 3; i++) await answer();
      await report('cancelled');
      await answer();
    };
    await buy({ address: 'a' });
    await buy({ address: 'a' });
    expect(server.orders.size).toBe(1);
    await buy({ address: 'b' });
    await buy({ address: 'b', link: 'f1' });
    expect(server.orders.size).toBe(3);
  });

  it('shows a defect of a port as an error of the server', async () => {
    const createOrder = () => {
      throw new RangeError('defect');
    };
    const world = createWorld({}, { ports: { createOrder } });
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: { error: { code: 'server' } } });
  });
});

describe('back from the cashier', () => {
  it('can be left and resumed', async () => {
    const world = await openLaunched();
    await world.report('left');
    world.purchase.leave();
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: null,
      pending: { purchase: { key: world.stored()[0]?.key }, status: 'unknown' },
    });
    await world.answer();
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid', isOwn: true } });
    const { length } = world.server.reads;
    await world.advance(19_000);
    expect(world.server.reads).toHaveLength(length);
    world.purchase.resume();
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: true });
  });

  it('counts a cancelled payment as unknown until the server answers', async () => {
    const world = await openLaunched();
    world.server.charge('o1');
    await world.report('cancelled');
    expect(world.state()).toMatchObject({ pending: { status: 'unknown' } });
    await world.answer();
    expect(world.state().name).toBe('paid');
  });
});

describe('killed and reopened', () => {
  it('offers an unfinished purchase once the server has reported it unpaid, and continues it', async () => {
    const world = await openLaunched();
    world.reload();
    expect(world.state()).toMatchObject({ name: 'choosing', pending: null });
    await world.answer();
    expect(world.state()).toMatchObject({
      pending: { purchase: { order: { id: 'o1' } }, status: 'unpaid' },
    });
    world.server.set('o1', 'paid');
    world.purchase.resume();
    await world.answer();
    expect(world.state().name).toBe('paid');
  });

  it('leads to the result page of the purchase that was paid in the meantime', async () => {
    const world = await openLaunched();
    world.server.charge('o1');
    const origin = anOrigin({ family: 'main.activity', resultTemplate: '/other/{id}' });
    const other = createWorld(world, { origin });
    await other.answer();
    expect(other.state()).toMatchObject({
      name: 'paid',
      order: { id: 'o1', resultToken: 'rt_o1' },
      resultTemplate: anOrigin().resultTemplate,
    });
  });

  it('makes the order with the same key if the answer never arrived', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    world.reload();
    world.purchase.resume();
    await world.answer();
    await world.answer();
    expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(1);
    expect(world.server.creates).toHaveLength(2);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it.each([
    [0, 'unknown'],
    [16800, 'unpaid'],
  ])('offers a free package as unknown if the answer never arrived (%i fen: %s)', (price, status) => {
    const world = createWorld();
    world.purchase.pay(anIntent({ price }));
    world.reload();
    expect(world.state()).toMatchObject({ name: 'choosing', pending: { status } });
  });

  it('does not continue a purchase of other order calls: its result page does', async () => {
    const world = createWorld();
    writePending(world.storage, 'main', aPending({ family: 'main.activity' }));
    world.server.orders.set('o1', anOrder());
    world.reload();
    await world.answer();
    expect(world.state()).toMatchObject({ pending: { purchase: { family: 'main.activity' } } });
    world.purchase.resume();
    expect(world.state().name).toBe('choosing');
  });
});

describe('the listeners of a purchase', () => {
  it.each(['ok', 'network'] as const)('are not called for an answer after destroy: %s', async (how) => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    world.purchase.destroy();
    await world.answer(how);
    world.purchase.leave();
    world.purchase.dismissNotice();
    expect(world.states.map(({ name }) => name)).toEqual(['creating']);
    expect(world.wallet.opened).toEqual([]);
  });

  it('are called until they unsubscribe', async () => {
    const { purchase, answer } = createWorld();
    let calls = 0;
    const stop = purchase.subscribe(() => calls++);
    purchase.pay(anIntent());
    await answer();
    expect(calls).toBe(2);
    stop();
    purchase.dismissNotice();
    expect(calls).toBe(2);
  });
});
