import { describe, expect, it } from 'vitest';
import { openLaunched, openPaidAgain } from '../test-support/world.test-support.ts';

describe.each([
  ['a purchase page', openLaunched],
  ['a result page', openPaidAgain],
])('%s whose wallet is open', (_, open) => {
  it('queries the server once the wallet is done, and is paid by its answer alone', async () => {
    const world = await open();
    await world.report('done');
    expect(world.state()).toMatchObject({ name: 'confirming', isChecking: true });
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: false, isChecking: false });
    world.server.set('o1', 'paid');
    await world.advance(1000);
    await world.answer();
    expect(world.state().name).toBe('paid');
  });

  it('asks the buyer and the server once the page is visible again, and neither before', async () => {
    const world = await open();
    const { length } = world.server.reads;
    await world.report('left');
    world.hide();
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: false });
    await world.advance(30_000);
    expect(world.server.reads).toHaveLength(length);
    world.show();
    expect(world.state()).toMatchObject({ isAsking: true, isChecking: true });
    expect(world.server.reads.slice(length)).toEqual(['o1']);
  });

  it('continues to ask the buyer after an unpaid answer to 已完成支付', async () => {
    const world = await open();
    await world.report('left');
    world.show();
    await world.answer();
    world.purchase.confirm();
    expect(world.state()).toMatchObject({ isAsking: true, isChecking: true });
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: false });
  });

  it('asks the buyer when the wallet never answers', async () => {
    const world = await open();
    world.hide();
    world.show();
    await world.advance(2999);
    expect(world.state().name).toBe('launching');
    await world.advance(1);
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: true, isChecking: true });
  });

  it('pays the same order again', async () => {
    const world = await open();
    const again = world.server.again.length;
    await world.report('left');
    world.show();
    await world.answer();
    world.purchase.payAgain();
    expect(world.state().name).toBe('launching');
    await world.answer();
    expect(world.server.again.slice(again)).toEqual(['o1']);
    expect(world.server.orders.size).toBe(1);
    expect(world.wallet.opened).toHaveLength(2);
  });

  it('is unknown after 60 s, frees the lock for other tabs, and can still become paid', async () => {
    const world = await open();
    await world.report('done');
    for (let s = 0; s < 60; s++) {
      expect([world.state().name, world.lock() === null]).toEqual(['confirming', false]);
      await world.answer('network');
      await world.advance(1000);
    }
    expect([world.state().name, world.lock()]).toEqual(['unknown', null]);
    world.server.set('o1', 'paid');
    world.purchase.confirm();
    for (let i = 0; i < 2; i++) await world.answer();
    expect(world.state().name).toBe('paid');
  });

  it.each(['before', 'after'])(
    'leaves no timer, listener or lock, and handles no answer, when it is destroyed %s the wallet has answered',
    async (when) => {
      const world = await open();
      if (when === 'after') await world.report('done');
      const { length } = world.states;
      let calls = 0;
      world.purchase.subscribe(() => calls++);
      world.purchase.destroy();
      await world.report('done');
      await world.answer();
      world.purchase.pay(world.stored()[0]!.intent);
      world.purchase.confirm();
      world.purchase.payAgain();
      expect([calls, world.states.length]).toEqual([0, length]);
      expect([world.waiting(), world.listening(), world.lock()]).toEqual([0, 0, null]);
      expect(world.stored()).toHaveLength(1);
    },
  );
});
