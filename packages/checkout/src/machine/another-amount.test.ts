import { describe, expect, it } from 'vitest';
import type { Order } from '@vip/api';
import { anIntent, anOrder } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

const ANOTHER_PACKAGE = { id: 'p90', name: '季度会员', level: '1' };

/** A tap at ¥168.00 whose order comes as `made`. */
async function tapped(made: Partial<Order>, world = createWorld()): Promise<World> {
  world.server.make = made;
  world.purchase.pay(anIntent());
  await world.answer();
  return world;
}
const lock = ({ storage }: World) => storage.get('checkout.main.lock');

describe('an order at another amount than was shown', () => {
  it('opens no wallet, and names both amounts', async () => {
    const world = await tapped({ amount: 17800 });
    expect(world.wallet.opened).toEqual([]);
    expect(world.purchase.getState()).toMatchObject({
      name: 'choosing',
      notice: { kind: 'repriced', shown: 16800, now: 17800, order: { id: 'o1' } },
      pending: { status: 'unpaid', isOwn: true },
    });
    expect(lock(world)).toBeNull();
  });

  it('is paid after another tap, which takes the new amount', async () => {
    const world = await tapped({ amount: 17800 });
    world.purchase.acceptPrice();
    await world.answer();
    expect(world.server.again).toEqual(['o1']);
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.stored()).toMatchObject([{ intent: { price: 17800 } }]);
  });

  it('is asked about once more where the amount has changed again', async () => {
    const world = await tapped({ amount: 17800 });
    world.purchase.acceptPrice();
    world.server.orders.set('o1', anOrder({ amount: 18800 }));
    await world.answer();
    expect(world.wallet.opened).toEqual([]);
    expect(world.purchase.getState()).toMatchObject({ notice: { shown: 17800, now: 18800 } });
  });

  it('is continued by a tap at its amount, and left by a tap at another', async () => {
    const world = await tapped({ amount: 17800 });
    const [first] = world.stored();
    world.purchase.pay(anIntent({ price: 17800 }));
    await world.answer();
    expect(world.server.creates.map(({ key }) => key)).toEqual([first?.key, first?.key]);
    expect(world.wallet.opened).toHaveLength(1);

    const other = await tapped({ amount: 17800 });
    other.server.make = {};
    other.purchase.pay(anIntent());
    await other.answer();
    expect(other.server.orders.size).toBe(2);
    expect(other.stored()).toHaveLength(1);
  });

  it('is compared when the same order is paid again, too', async () => {
    const world = await tapped({});
    await world.say('left');
    world.server.orders.set('o1', anOrder({ amount: 17800 }));
    world.purchase.payAgain();
    await world.answer();
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.purchase.getState()).toMatchObject({ notice: { kind: 'repriced', shown: 16800 } });
  });

  it('asks who pays for what was free when it was shown', async () => {
    const world = createWorld({}, { asksForOpenId: true });
    world.server.make = { amount: 16800 };
    world.purchase.pay(anIntent({ price: 0 }));
    await world.answer();
    expect(world.purchase.getState()).toMatchObject({ notice: { kind: 'repriced', shown: 0 } });
    world.purchase.acceptPrice();
    expect(world.server.again).toEqual([]);
    world.comeBack();
    await world.answer();
    expect(world.server.codes).toEqual([undefined, ...world.wechat.codes]);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('leaves the lock alone where there is nothing to accept', async () => {
    const world = await tapped({ amount: 17800 });
    world.become('u2');
    world.purchase.acceptPrice();
    world.purchase.resume();
    expect(world.purchase.getState()).toMatchObject({ name: 'choosing', notice: null, pending: null });
    expect(lock(world)).toBeNull();
  });
});

describe('an order of another package than was tapped', () => {
  it('opens no wallet, and frees the key', async () => {
    const world = await tapped({ package: ANOTHER_PACKAGE });
    expect(world.wallet.opened).toEqual([]);
    expect(world.purchase.getState()).toMatchObject({ notice: { error: { code: 'malformed' } } });
    expect(world.stored()).toEqual([]);
  });

  it('opens no second wallet, and is still queried', async () => {
    const world = await tapped({});
    await world.say('left');
    world.server.orders.set('o1', anOrder({ package: ANOTHER_PACKAGE }));
    world.purchase.payAgain();
    await world.answer();
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.stored()).toMatchObject([{ launchedAt: world.clock.now() }]);
  });

  it('is not continued by a tap on the package that it was meant for', async () => {
    const world = await tapped({});
    await world.say('cancelled');
    await world.answer();
    world.server.orders.set('o1', anOrder({ package: ANOTHER_PACKAGE }));
    world.purchase.pay(anIntent());
    for (let i = 0; i < 2; i++) await world.answer();
    expect(world.purchase.getState()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });
});

describe('a server that refuses the shown price', () => {
  it('shows it without an order, and frees the key for the new price', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    await world.answer('price changed');
    expect(world.purchase.getState()).toMatchObject({
      notice: { kind: 'repriced', shown: 16800, now: null, order: null },
      pending: null,
    });
    expect(world.stored()).toEqual([]);
    world.purchase.acceptPrice();
    expect(world.purchase.getState().name).toBe('choosing');
    expect(lock(world)).toBeNull();
  });

  it('does not make a launched order forgotten', async () => {
    const world = await tapped({});
    await world.say('cancelled');
    await world.answer();
    world.purchase.pay(anIntent());
    await world.answer();
    await world.answer('price changed');
    expect(world.purchase.getState()).toMatchObject({ notice: { kind: 'repriced', order: null } });
    expect(world.stored()).toMatchObject([{ order: { id: 'o1' } }]);
  });
});

it('opens no wallet for a second order of a key whose wallet was opened', async () => {
  const world = await tapped({});
  await world.say('cancelled');
  await world.answer();
  Object.assign(world.server, { honoursKeys: false, closesOlder: false });
  world.purchase.pay(anIntent());
  for (let i = 0; i < 2; i++) await world.answer();
  expect(world.wallet.opened).toHaveLength(1);
  expect(world.purchase.getState()).toMatchObject({ notice: { error: { code: 'malformed' } } });
  expect(world.stored()).toMatchObject([{ order: { id: 'o1' } }]);
  await world.answer();
  world.purchase.pay(anIntent());
  for (let i = 0; i < 2; i++) await world.answer();
  expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(2);
  expect(world.purchase.getState()).toMatchObject({ name: 'launching', order: { id: 'o3' } });
});
