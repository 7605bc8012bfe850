import { describe, expect, it } from 'vitest';
import { anOrder } from '../test-support/samples.test-support.ts';
import { openResult, type World } from '../test-support/world.test-support.ts';

/** The result page of an unpaid order, in WeChat. */
async function opened(): Promise<World> {
  const world = openResult('created', { asksForOpenId: true });
  await world.answer();
  return world;
}

/** Back from WeChat: the page is loaded again and has read its order. */
async function comeBack(world: World, how?: Parameters<World['comeBack']>[0]): Promise<void> {
  world.comeBack(how);
  await world.answer();
}

describe('重新支付 on the result page in WeChat, which needs the OpenID', () => {
  it('leaves for a code, and continues by itself with it', async () => {
    const world = await opened();
    world.purchase.payAgain();
    expect(world.state()).toMatchObject({ name: 'launching' });
    expect(world.server.again).toEqual([]);
    await comeBack(world);
    await world.answer();
    expect(world.server.codes).toEqual(world.wechat.codes);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('shows a notice if WeChat gave no code, and continues to query', async () => {
    const world = await opened();
    world.purchase.payAgain();
    await comeBack(world, 'denied');
    expect(world.state()).toMatchObject({ isAsking: false, notice: { kind: 'unidentified' } });
    const { length } = world.server.reads;
    await world.advance(1000);
    expect(world.server.reads.length).toBeGreaterThan(length);
    expect(world.server.again).toEqual([]);
  });

  it.each([
    ['the amount has changed in the meantime', 0, 17800],
    ['more than five minutes have passed', 5 * 60_000 + 1, 16800],
  ])('opens no wallet if %s: another tap is needed', async (_, ms, amount) => {
    const world = await opened();
    world.purchase.payAgain();
    world.purchase.destroy();
    await world.advance(ms);
    world.server.orders.set('o1', anOrder({ amount }));
    await comeBack(world);
    expect(world.state()).toMatchObject({ isAsking: true, order: { amount } });
    expect(world.server.again).toEqual([]);
    expect(world.wallet.opened).toEqual([]);
  });
});
