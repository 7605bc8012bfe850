import { describe, expect, it } from 'vitest';
import { fakeWechat } from '../test-support/fake-wechat.test-support.ts';
import { anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld } from '../test-support/world.test-support.ts';
import { createCheckout } from './create-checkout.ts';

/** The result page of an unpaid order, in WeChat; `load` loads it anew. */
function opened() {
  const world = createWorld();
  world.purchase.destroy();
  world.server.orders.set('o1', anOrder());
  const wechat = fakeWechat(world.tab, world.clock.now);
  const { onState: _, ...ports } = world.ports;
  const load = async () => {
    const result = createCheckout(
      {
        ...ports,
        identity: wechat.identity(),
      },
      { id: 'o1', resultToken: 'rt_o1', pending: aPending() },
    );
    await world.answer();
    return result;
  };
  return { ...world, wechat, load };
}

describe('重新支付 on the result page, where WeChat is asked who pays', () => {
  it('leaves for a code, and continues by itself with it', async () => {
    const { load, wechat, server, wallet, answer } = opened();
    const before = await load();
    before.payAgain();
    expect(before.getState()).toMatchObject({ name: 'launching' });
    expect(server.again).toEqual([]);
    before.destroy();
    wechat.answer();
    await load();
    await answer();
    expect(server.codes).toEqual(wechat.codes);
    expect(wallet.opened).toHaveLength(1);
  });

  it('shows a notice when WeChat gave no code, and the page continues to query', async () => {
    const { load, wechat, server, advance } = opened();
    (await load()).payAgain();
    wechat.answer('denied');
    const result = await load();
    expect(result.getState()).toMatchObject({ isAsking: true, notice: { kind: 'unidentified' } });
    const reads = server.reads.length;
    await advance(1000);
    expect(server.reads.length).toBeGreaterThan(reads);
    expect(server.again).toEqual([]);
  });

  it('asks once more when the code is refused, then shows the error', async () => {
    const { load, wechat, answer } = opened();
    (await load()).payAgain();
    wechat.answer();
    await load();
    await answer('bad code');
    expect(wechat.trips()).toBe(2);
    wechat.answer();
    const result = await load();
    await answer('bad code');
    expect(wechat.trips()).toBe(2);
    expect(result.getState()).toMatchObject({ notice: { kind: 'error', error: { code: 'invalid' } } });
  });

  it('continues where the page was not left', async () => {
    const { load, advance } = opened();
    const result = await load();
    result.payAgain();
    await advance(10_000);
    expect(result.getState()).toMatchObject({ notice: { kind: 'unidentified' } });
  });

  it.each([
    ['the amount has changed meanwhile', 0, 17800],
    ['more than five minutes have gone by', 5 * 60_000 + 1, 16800],
  ])('opens no wallet where %s: the buyer taps again', async (_, ms, amount) => {
    const { load, wechat, server, wallet, advance } = opened();
    const before = await load();
    before.payAgain();
    before.destroy();
    await advance(ms);
    server.orders.set('o1', anOrder({ amount }));
    wechat.answer();
    const result = await load();
    expect(result.getState()).toMatchObject({ isAsking: true, order: { amount } });
    expect(server.again).toEqual([]);
    expect(wallet.opened).toEqual([]);
  });
});
