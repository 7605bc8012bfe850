import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

/** The price after the payment has made the buyer a member. */
const cheaper = anIntent({ price: 14800 });
const quarter = anIntent({ packageId: 'p90', packageName: '季度会员', level: '1', price: 6800 });

/** A page that was killed with the wallet open. */
async function killed(): Promise<World> {
  const world = createWorld();
  world.server.closesOlder = false;
  await world.tap();
  world.reopen();
  return world;
}
/** The same, once the first query of the new page was answered. */
async function reopened(): Promise<World> {
  const world = await killed();
  await world.answer();
  await world.advance(15_000);
  return world;
}

describe('an offered order whose wallet was opened', () => {
  it('is queried again while packages are shown, because a notification may be delayed', async () => {
    const world = await reopened();
    expect(world.state()).toMatchObject({ name: 'choosing', pending: { status: 'unpaid' } });
    world.server.charge('o1');
    await world.advance(20_000);
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });

  it('is not queried while the page is hidden or destroyed', async () => {
    const world = await reopened();
    world.hide();
    await world.advance(60_000);
    expect(world.server.reads).toHaveLength(1);
    world.show();
    await world.answer();
    world.purchase.destroy();
    await world.advance(60_000);
    expect(world.server.reads).toHaveLength(2);
  });

  it('is not queried again without its token by a destroyed page', async () => {
    const world = await killed();
    world.purchase.destroy();
    await world.answer('unauthorized');
    expect(world.server.reads).toHaveLength(1);
  });
});

describe('a tap while an order may be paid', () => {
  it('leads to the result of what is paid, also if prices have changed', async () => {
    const world = await reopened();
    world.server.charge('o1');
    world.purchase.pay(cheaper);
    expect(world.state()).toMatchObject({ name: 'creating', intent: { price: 14800 } });
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('continues with the same order where the tap is the same', async () => {
    const world = await reopened();
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
  });

  it('continues with a new order where the tap is another, and keeps querying the old one', async () => {
    const world = await reopened();
    await world.tap(quarter, 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
    expect(world.stored().map(({ order }) => order?.id)).toEqual(['o2', 'o1']);
    await world.report('left');
    world.server.charge('o1');
    world.purchase.payAgain();
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(world.wallet.opened).toHaveLength(2);
  });

  // `not_found` here is a 404 without the backend's own code, as of a gateway.
  it.each(['network', 'server', 'timeout', 'malformed', 'rate_limited', 'not_found'] as const)(
    'orders nothing while the server does not report whether it is paid: %s',
    async (code) => {
      const world = await reopened();
      world.purchase.pay(quarter);
      await world.answer(code);
      expect(world.state()).toMatchObject({
        name: 'choosing',
        notice: { kind: 'error', error: { code } },
        pending: { status: 'unknown' },
      });
      expect(world.server.creates).toHaveLength(1);
      expect(world.lock()).toBeNull();
    },
  );

  it('ignores an unpaid answer to a query from before the tap', async () => {
    const world = await killed();
    await world.advance(15_000);
    world.purchase.pay(quarter);
    expect(world.server.reads).toEqual(['o1', 'o1']);
    await world.answer();
    expect(world.server.creates).toHaveLength(1);
    world.server.charge('o1');
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });

  it('accepts a payment reported by a query from before the tap, also where a later one reported it unpaid', async () => {
    const world = await reopened();
    world.show();
    world.purchase.pay(quarter);
    // The query from before the tap is repeated without the result token, after that of the tap.
    await world.answer('unauthorized');
    await world.answer();
    expect(world.server.creates).toHaveLength(2);
    world.server.charge('o1');
    await world.answer();
    await world.answer();
    expect(world.wallet.opened).toHaveLength(1);
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });

  it('prefers an end that another tab has stored to an unpaid answer', async () => {
    const world = await reopened();
    world.purchase.pay(quarter);
    const [pending] = world.stored();
    const order = anOrder({ status: 'paid' });
    writePending(world.storage, 'main', { ...pending!, order }, world.clock.now());
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });
});

describe('a purchase that the buyer does not want to continue', () => {
  it('is not offered any more, but queried before anything is ordered', async () => {
    const world = await reopened();
    world.purchase.dismissPending();
    expect(world.state()).toMatchObject({ pending: null });
    world.reload();
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'choosing', pending: null });
    world.server.charge('o1');
    await world.tap(quarter);
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is not offered again by an answer to an earlier query', async () => {
    const world = createWorld();
    world.server.orders.set('o1', anOrder());
    const strangers = aPending({ intent: anIntent({ user: '' }) });
    writePending(world.storage, 'main', strangers, world.clock.now());
    world.reload();
    await world.answer();
    world.hide();
    world.show();
    world.purchase.dismissPending();
    await world.answer();
    expect(world.state()).toMatchObject({ pending: null });
    expect(world.stored()).toEqual([]);
  });
});
