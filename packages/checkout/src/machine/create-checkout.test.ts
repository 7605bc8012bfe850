import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { anIntent, anOrder, anOrigin, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';
import { createCheckout } from './create-checkout.ts';

/** A world whose wallet is open. */
async function launched(): Promise<World> {
  const world = createWorld();
  world.purchase.pay(anIntent());
  await world.answer();
  return world;
}

describe('paying', () => {
  it('makes one order of two taps in one tick', async () => {
    const { purchase, server, answer, wallet } = createWorld();
    purchase.pay(anIntent());
    purchase.pay(anIntent());
    await answer();
    expect(server.creates).toHaveLength(1);
    expect(wallet.opened).toHaveLength(1);
  });

  it('goes through its states to paid, and keeps the purchase until its result was shown', async () => {
    const world = await launched();
    expect(world.stored()).toMatchObject([
      { order: { id: 'o1', pay: null }, launchedAt: world.clock.now(), ...anOrigin() },
    ]);
    world.server.set('o1', 'paid');
    await world.say('done');
    await world.answer();
    expect(world.states.map(({ name }) => name)).toEqual(['creating', 'launching', 'confirming', 'paid']);
    expect(world.stored()).toMatchObject([{ order: { id: 'o1', status: 'paid' } }]);
    expect([...world.storage.entries.keys()].sort()).toEqual([
      'checkout.main.paid',
      'checkout.main.purchases',
    ]);
  });

  it('believes the server alone: a wallet that says ok is not yet paid', async () => {
    const world = await launched();
    await world.say('done');
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({
      name: 'confirming',
      isAsking: false,
      isChecking: false,
    });
  });

  it('is paid at once when the order costs nothing', async () => {
    const world = createWorld();
    world.server.make = { status: 'paid', amount: 0, pay: null };
    world.purchase.pay(anIntent({ price: 0 }));
    await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
    expect(world.wallet.opened).toEqual([]);
  });

  it('uses the same key again after a lost answer, and so gets the same order', async () => {
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

  it('makes another order when the detail of the intent is another, and the same one when it is the same', async () => {
    const { purchase, server, answer, say } = createWorld();
    const buy = async (detail: Record<string, string>) => {
      purchase.pay(anIntent({ detail }));
      await answer();
      // What is stored is asked about before and after.
      for (let i = 0; i < 3; i++) await answer();
      await say('cancelled');
      await answer();
    };
    await buy({ address: 'a' });
    await buy({ address: 'a' });
    expect(server.orders.size).toBe(1);
    await buy({ address: 'b' });
    await buy({ address: 'b', link: 'f1' });
    expect(server.orders.size).toBe(3);
  });

  it('says that the order expired, and makes a new one at the next tap', async () => {
    const world = await launched();
    await world.say('cancelled');
    await world.answer();
    world.purchase.pay(anIntent());
    await world.answer();
    world.server.set('o1', 'closed');
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ notice: { kind: 'expired' }, pending: null });
    world.purchase.pay(anIntent());
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });

  it('keeps the key when the login has expired', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    const { key } = world.stored()[0]!;
    await world.answer('unauthorized');
    expect(world.stored()).toMatchObject([{ key }]);
  });

  it('shows a defect of a port as an error of the server', async () => {
    const { ports } = createWorld();
    const purchase = createCheckout({
      ...ports,
      createOrder: () => {
        throw new RangeError('defect');
      },
    });
    purchase.pay(anIntent());
    await settled();
    expect(purchase.getState()).toMatchObject({ name: 'choosing', notice: { error: { code: 'server' } } });
  });
});

describe('back from the cashier', () => {
  it('asks the buyer once the page is seen again, and the server at once', async () => {
    const world = await launched();
    await world.say('left');
    world.hide();
    expect(world.purchase.getState()).toMatchObject({ name: 'confirming', isAsking: false });
    await world.advance(30_000);
    expect(world.server.reads).toEqual([]);
    world.show();
    expect(world.purchase.getState()).toMatchObject({ isAsking: true, isChecking: true });
    expect(world.server.reads).toEqual(['o1']);
  });

  it('stays asking after an unpaid answer to 已完成支付', async () => {
    const world = await launched();
    await world.say('left');
    world.show();
    await world.answer();
    world.purchase.confirm();
    expect(world.purchase.getState()).toMatchObject({ isAsking: true, isChecking: true });
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({
      name: 'confirming',
      isAsking: true,
      isChecking: false,
    });
  });

  it('asks the buyer when the wallet never answers', async () => {
    const world = await launched();
    world.hide();
    world.show();
    await world.advance(2999);
    expect(world.purchase.getState().name).toBe('launching');
    await world.advance(1);
    expect(world.purchase.getState()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: true });
  });

  it('pays the same order again', async () => {
    const world = await launched();
    await world.say('left');
    world.show();
    await world.answer();
    world.purchase.payAgain();
    expect(world.purchase.getState().name).toBe('launching');
    await world.answer();
    expect(world.server.again).toEqual(['o1']);
    expect(world.server.orders.size).toBe(1);
    expect(world.wallet.opened).toHaveLength(2);
  });

  it('opens no wallet for another order than the one to be paid again', async () => {
    const world = createWorld();
    world.purchase.destroy();
    const purchase = createCheckout({ ...world.ports, payAgain: async () => anOrder({ id: 'o9' }) });
    purchase.pay(anIntent());
    await world.answer();
    await world.say('left');
    purchase.payAgain();
    await settled();
    expect(purchase.getState()).toMatchObject({ name: 'choosing', notice: { error: { code: 'malformed' } } });
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('asks what became of the order when the server refuses to have it paid again', async () => {
    const world = await launched();
    await world.say('left');
    world.purchase.payAgain();
    await world.answer('conflict');
    world.server.set('o1', 'paid');
    await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
  });

  it('becomes unknown after 60 s, and still paid later', async () => {
    const world = await launched();
    await world.say('done');
    for (let s = 0; s < 60; s++) {
      expect(world.purchase.getState().name).toBe('confirming');
      await world.answer('network');
      await world.advance(1000);
    }
    expect(world.purchase.getState().name).toBe('unknown');
    world.server.set('o1', 'paid');
    world.purchase.confirm();
    for (let i = 0; i < 2; i++) await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
  });

  it('can be left, and continues from where it was', async () => {
    const world = await launched();
    await world.say('left');
    world.purchase.leave();
    expect(world.purchase.getState()).toMatchObject({
      name: 'choosing',
      notice: null,
      pending: { purchase: { key: world.stored()[0]?.key }, status: 'unknown' },
    });
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ pending: { status: 'unpaid', isOwn: true } });
    const { length } = world.server.reads;
    await world.advance(19_000);
    expect(world.server.reads).toHaveLength(length);
    world.purchase.resume();
    expect(world.purchase.getState()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: true });
  });

  it('is closed when the server closed it, and may be begun anew', async () => {
    const world = await launched();
    await world.say('done');
    world.server.set('o1', 'closed');
    await world.answer();
    expect(world.purchase.getState().name).toBe('closed');
    world.purchase.pay(anIntent());
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });
});

describe('a wallet that was cancelled', () => {
  it('is not believed before the server confirms it', async () => {
    const world = await launched();
    world.server.charge('o1');
    await world.say('cancelled');
    expect(world.purchase.getState()).toMatchObject({ pending: { status: 'unknown' } });
    await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
  });
});

describe('killed and reopened', () => {
  it('offers what was left once the server has said that it is unpaid, and continues with it', async () => {
    const world = await launched();
    world.reload();
    expect(world.purchase.getState()).toMatchObject({ name: 'choosing', pending: null });
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({
      pending: { purchase: { order: { id: 'o1' } }, status: 'unpaid' },
    });
    world.server.set('o1', 'paid');
    world.purchase.resume();
    await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
  });

  it('offers what the server says nothing about as unknown', async () => {
    const world = await launched();
    world.reload();
    await world.answer('network');
    expect(world.purchase.getState()).toMatchObject({ pending: { status: 'unknown' } });
    world.hide();
    world.show();
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ pending: { status: 'unpaid' } });
  });

  it('leads to the result of what was paid meanwhile, by its own page', async () => {
    const world = await launched();
    world.server.charge('o1');
    const origin = anOrigin({ family: 'main.activity', resultTemplate: '/other/{id}' });
    const other = createWorld(world, { origin });
    await other.answer();
    expect(other.purchase.getState()).toMatchObject({
      name: 'paid',
      order: { id: 'o1', resultToken: 'rt_o1' },
      resultTemplate: anOrigin().resultTemplate,
    });
  });

  it('leads to the result of what cost nothing', async () => {
    const world = createWorld();
    world.server.make = { status: 'paid', amount: 0, pay: null };
    world.purchase.pay(anIntent({ price: 0 }));
    await world.answer();
    world.reopen();
    await world.answer();
    expect(world.purchase.getState().name).toBe('paid');
  });

  it('makes the order with the same key when the answer never came', async () => {
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
  ])('does not say unpaid of what costs nothing when the answer never came (%i fen: %s)', (price, status) => {
    const world = createWorld();
    world.purchase.pay(anIntent({ price }));
    world.reload();
    expect(world.purchase.getState()).toMatchObject({ name: 'choosing', pending: { status } });
  });

  it('forgets what was never launched when dismissed', () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    world.reload();
    world.purchase.dismissPending();
    expect(world.purchase.getState()).toMatchObject({ pending: null });
    expect(world.stored()).toEqual([]);
  });

  it('continues a purchase of other order calls where its result is shown, not here', async () => {
    const world = createWorld();
    writePending(world.storage, 'main', aPending({ family: 'main.activity' }));
    world.server.orders.set('o1', anOrder());
    world.reload();
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ pending: { purchase: { family: 'main.activity' } } });
    world.purchase.resume();
    expect(world.purchase.getState().name).toBe('choosing');
  });

  it('offers nothing that is a day old or is no purchase', async () => {
    for (const pending of [
      aPending({ startedAt: Date.parse('2026-11-20T09:59:59+08:00') }),
      aPending({ key: 7 as unknown as string }),
    ]) {
      const world = createWorld();
      writePending(world.storage, 'main', pending);
      world.reload();
      await world.answer();
      expect(world.purchase.getState()).toMatchObject({ pending: null });
      expect(world.server.reads).toEqual([]);
    }
  });
});

describe('a page that goes away', () => {
  it('leaves no timer, no listener and no lock, and takes no more answers', async () => {
    const world = await launched();
    await world.say('done');
    let calls = 0;
    world.purchase.subscribe(() => calls++);
    world.purchase.destroy();
    await world.answer();
    world.purchase.pay(anIntent());
    world.purchase.confirm();
    expect(calls).toBe(0);
    expect(world.waiting()).toBe(0);
    expect(world.listening()).toBe(0);
    expect(world.storage.get('checkout.main.lock')).toBeNull();
    expect(world.stored()).toHaveLength(1);
  });

  it.each(['ok', 'network'] as const)('is not changed by an answer that comes too late: %s', async (how) => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    world.purchase.destroy();
    await world.answer(how);
    world.purchase.leave();
    world.purchase.dismissNotice();
    expect(world.states.map(({ name }) => name)).toEqual(['creating']);
    expect(world.wallet.opened).toEqual([]);
  });

  it('notifies subscribers until they unsubscribe', async () => {
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
