import { describe, expect, it } from 'vitest';
import type { Order } from '@vip/api';
import { anIntent, anOrder } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

const ANOTHER_PACKAGE = { id: 'p90', name: '季度会员', level: '1' };

/** A tap at ¥168.00 whose order comes as `made`. */
async function tapped(made: Partial<Order>, world = createWorld()): Promise<World> {
  world.server.make = made;
  await world.tap();
  return world;
}
const lock = ({ storage }: World) => storage.get('checkout.main.lock');

describe('an order at another amount than was shown', () => {
  it('opens no wallet: the notice has both amounts, and another tap pays the new one', async () => {
    const world = await tapped({ amount: 17800 });
    expect(world.wallet.opened).toEqual([]);
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: { kind: 'repriced', shown: 16800, now: 17800, order: { id: 'o1' } },
      pending: { status: 'unpaid', isOwn: true },
    });
    expect(lock(world)).toBeNull();
    world.purchase.acceptPrice();
    await world.answer();
    expect(world.server.again).toEqual(['o1']);
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.stored()).toMatchObject([{ intent: { price: 17800 } }]);
  });

  it('needs yet another tap if the amount has changed again', async () => {
    const world = await tapped({ amount: 17800 });
    world.purchase.acceptPrice();
    world.server.orders.set('o1', anOrder({ amount: 18800 }));
    await world.answer();
    expect(world.wallet.opened).toEqual([]);
    expect(world.state()).toMatchObject({ notice: { shown: 17800, now: 18800 } });
  });

  it('is continued by a tap at its amount, and replaced by a tap at another', async () => {
    const world = await tapped({ amount: 17800 });
    const [first] = world.stored();
    await world.tap(anIntent({ price: 17800 }));
    expect(world.server.creates.map(({ key }) => key)).toEqual([first?.key, first?.key]);
    expect(world.wallet.opened).toHaveLength(1);

    const other = await tapped({ amount: 17800 });
    other.server.make = {};
    await other.tap();
    expect(other.server.orders.size).toBe(2);
    expect(other.stored()).toHaveLength(1);
  });

  it('is detected also when the same order is paid again', async () => {
    const world = await tapped({});
    await world.report('left');
    world.server.orders.set('o1', anOrder({ amount: 17800 }));
    world.purchase.payAgain();
    await world.answer();
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.state()).toMatchObject({ notice: { kind: 'repriced', shown: 16800 } });
  });

  it('needs the OpenID for a package that was shown as free', async () => {
    const world = createWorld({}, { asksForOpenId: true });
    world.server.make = { amount: 16800 };
    await world.tap(anIntent({ price: 0 }));
    expect(world.state()).toMatchObject({ notice: { kind: 'repriced', shown: 0 } });
    world.purchase.acceptPrice();
    expect(world.server.again).toEqual([]);
    world.comeBack();
    await world.answer();
    expect(world.server.codes).toEqual([undefined, ...world.wechat.codes]);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('takes no lock if there is nothing to accept', async () => {
    const world = await tapped({ amount: 17800 });
    world.become('u2');
    world.purchase.acceptPrice();
    world.purchase.resume();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: null, pending: null });
    expect(lock(world)).toBeNull();
  });
});

describe('an order of another package than was tapped', () => {
  it('opens no wallet, and frees the key', async () => {
    const world = await tapped({ package: ANOTHER_PACKAGE });
    expect(world.wallet.opened).toEqual([]);
    expect(world.state()).toMatchObject({ notice: { error: { code: 'malformed' } } });
    expect(world.stored()).toEqual([]);
  });
});

describe('a server that refuses the shown price', () => {
  it('leads to a notice without an order, and the new price gets a new key', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    await world.answer('price changed');
    expect(world.state()).toMatchObject({
      notice: { kind: 'repriced', shown: 16800, now: null, order: null },
      pending: null,
    });
    expect(world.stored()).toEqual([]);
    world.purchase.acceptPrice();
    expect(world.state().name).toBe('choosing');
    expect(lock(world)).toBeNull();
  });
});

it('opens no wallet for a second order of a key whose wallet was opened', async () => {
  const world = await tapped({});
  await world.cancel();
  Object.assign(world.server, { honoursKeys: false, closesOlder: false });
  await world.tap(anIntent(), 2);
  expect(world.wallet.opened).toHaveLength(1);
  expect(world.state()).toMatchObject({ notice: { error: { code: 'malformed' } } });
  expect(world.stored()).toMatchObject([{ order: { id: 'o1' } }]);
  await world.answer();
  await world.tap(anIntent(), 2);
  expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(2);
  expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o3' } });
});
