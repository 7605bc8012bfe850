import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

const quarter = anIntent({ packageId: 'p90', packageName: '季度会员', level: '1', price: 6800 });

/** A page of `user`, on a device where `owner` has left an order whose wallet was opened. */
async function shared(owner: string, user: string): Promise<World> {
  const world = createWorld({}, { user });
  world.server.closesOlder = false;
  world.server.orders.set('o1', anOrder());
  writePending(world.storage, 'main', aPending({ intent: anIntent({ user: owner }) }), world.clock.now());
  world.reload();
  await world.answer();
  return world;
}

describe('another user than the one who tapped', () => {
  it('opens no wallet, and is not offered the order', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    world.become('u2');
    await world.answer();
    expect(world.wallet.opened).toEqual([]);
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: { kind: 'buyer_changed' },
      pending: null,
    });
    expect(world.stored()).toMatchObject([{ order: { id: 'o1' }, intent: { user: 'u1' } }]);
  });

  it('is not offered the purchase of the previous user', async () => {
    const world = createWorld();
    await world.tap();
    world.become('u2');
    await world.report('cancelled');
    expect(world.state()).toMatchObject({
      name: 'choosing',
      notice: { kind: 'cancelled' },
      pending: null,
    });
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'choosing', pending: null });
  });

  it('is not shown an answer to a query of the previous user', async () => {
    for (const status of ['created', 'paid'] as const) {
      const world = await shared('u1', 'u1');
      world.purchase.recheck();
      world.server.set('o1', status);
      world.become('u2');
      await world.answer();
      expect(world.state()).toMatchObject({ name: 'choosing', pending: null });
    }
  });

  it('pays with a new key', async () => {
    const world = createWorld();
    world.purchase.pay(anIntent());
    await world.answer('lost');
    world.become('u2');
    await world.tap(anIntent({ user: 'u2' }));
    expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(2);
    expect(world.stored().map(({ intent }) => intent.user)).toEqual(['u2', 'u1']);
  });

  it('does not see the purchase of the previous user, who sees it again after a login', async () => {
    const world = await shared('u1', 'u2');
    expect(world.server.reads).toEqual([]);
    world.become('u1');
    await world.answer();
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid', isOwn: true } });
  });
});

describe.each([
  ['an anonymous purchase of another tab', '', ''],
  ['an anonymous purchase, after a login', '', 'u1'],
  ['the purchase of a user who is logged out by now', 'u1', ''],
])('%s', (_, owner, user) => {
  const intent = { ...quarter, user };

  it('is offered as possibly another person’s, paid or not', async () => {
    const world = await shared(owner, user);
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid', isOwn: false } });
    world.server.charge('o1');
    world.hide();
    world.show();
    await world.answer();
    expect(world.state()).toMatchObject({
      name: 'choosing',
      pending: { status: 'paid', isOwn: false },
    });
  });

  it('has to be answered before anything is ordered', async () => {
    const world = await shared(owner, user);
    await world.tap(intent);
    expect(world.server.creates).toEqual([]);
    expect(world.state()).toMatchObject({
      notice: { kind: 'unfinished' },
      pending: { status: 'unpaid', isOwn: false },
    });
  });

  it('is removed when the user denies it, and the next tap continues', async () => {
    const world = await shared(owner, user);
    await world.tap(intent);
    world.purchase.dismissPending();
    expect(world.state()).toMatchObject({ notice: null, pending: null });
    expect(world.stored()).toEqual([]);
    await world.tap(intent);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('leads to its result when the user confirms it', async () => {
    const world = await shared(owner, user);
    world.server.charge('o1');
    world.purchase.resume();
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });

  it('does not block a purchase permanently if the server does not answer', async () => {
    const world = await shared(owner, user);
    world.purchase.pay(intent);
    await world.answer('server');
    expect(world.state()).toMatchObject({
      notice: { kind: 'error' },
      pending: { status: 'unknown', isOwn: false },
    });
    world.purchase.dismissPending();
    await world.tap(intent);
    expect(world.wallet.opened).toHaveLength(1);
  });
});

describe('an anonymous purchase of this tab', () => {
  it('is own once its buyer has confirmed it', async () => {
    const world = await shared('', '');
    world.purchase.resume();
    await world.answer();
    world.purchase.leave();
    await world.answer();
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid', isOwn: true } });
    await world.tap(anIntent({ user: '' }), 2);
    // The request has its key, not a new one.
    expect(world.server.creates.map(({ key }) => key)).toEqual(['pi_1']);
  });

  it('is queried after a login, and does not block the user who has logged in', async () => {
    const world = createWorld({}, { user: '' });
    world.server.closesOlder = false;
    await world.tap(anIntent({ user: '' }));
    await world.cancel();
    world.become('u1');
    await world.answer();
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
    expect(new Set(world.server.creates.map(({ key }) => key)).size).toBe(2);
  });
});
