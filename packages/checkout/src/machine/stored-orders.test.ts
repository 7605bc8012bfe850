import { ApiError } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, type World } from '../test-support/world.test-support.ts';

/** The price after the payment has made the buyer a member. */
const cheaper = anIntent({ price: 14800 });
const quarter = anIntent({ packageId: 'p90', packageName: '季度会员', level: '1', price: 6800 });

/** A page that was killed with the wallet open. */
async function killed(asksForOpenId = false): Promise<World> {
  const world = createWorld({}, { asksForOpenId });
  world.server.closesOlder = false;
  world.purchase.pay(anIntent());
  world.comeBack();
  await world.answer();
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

  it('makes a new order with a new key for a closed one', async () => {
    const world = await reopened();
    const [first] = world.stored();
    world.server.set('o1', 'closed');
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
    expect(world.stored().map(({ key }) => key)).not.toContain(first?.key);
  });

  it('makes a new order for one that the backend does not know', async () => {
    const world = await reopened();
    world.server.orders.delete('o1');
    await world.tap(quarter, 2);
    expect(world.state().name).toBe('launching');
    expect(world.stored()).toHaveLength(1);
  });

  it('comes before the redirect to the authorisation', async () => {
    const world = await killed(true);
    await world.answer();
    await world.advance(15_000);
    world.server.charge('o1');
    world.purchase.pay(quarter);
    expect(world.wechat.isAway()).toBe(false);
    await world.answer();
    expect(world.state().name).toBe('paid');
  });
});

describe('a refused result token', () => {
  it('has the order read by the session of its buyer', async () => {
    const world = await killed();
    const tokens: (string | null)[] = [];
    world.ports.getOrder = async (ref) => {
      tokens.push(ref.resultToken);
      if (ref.resultToken) throw new ApiError('unauthorized');
      return anOrder({ status: 'paid' });
    };
    world.purchase.recheck();
    await world.answer();
    expect(tokens).toEqual(['rt_o1', null]);
    expect(world.state()).toMatchObject({ name: 'paid', order: { id: 'o1' } });
  });

  it('is never shown as the end of a session to an anonymous buyer', async () => {
    const world = createWorld({}, { user: '' });
    await world.tap(anIntent({ user: '' }));
    world.reload();
    await world.answer('unauthorized');
    expect(world.state()).toMatchObject({ pending: { status: 'unknown', isOwn: true } });
    world.purchase.pay({ ...quarter, user: '' });
    await world.answer('unauthorized');
    expect(world.state()).toMatchObject({ notice: { error: { code: 'forbidden' } } });
    expect(world.server.reads).toHaveLength(2);
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

  it('leads to its result if it was paid nevertheless', async () => {
    const world = await reopened();
    world.purchase.dismissPending();
    world.server.charge('o1');
    world.hide();
    world.show();
    await world.answer();
    expect(world.state().name).toBe('paid');
  });

  it('is offered again after another tap on the same package', async () => {
    const world = await reopened();
    world.purchase.dismissPending();
    await world.tap(anIntent(), 2);
    await world.cancel();
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid' } });
    expect(world.stored()).toMatchObject([{ isDismissed: false }]);
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

it('informs other tabs of a payment, not of a refund', async () => {
  for (const status of ['paid', 'refunded'] as const) {
    const world = await reopened();
    world.server.set('o1', status);
    world.purchase.resume();
    await world.answer();
    expect(world.state().name).toBe(status);
    expect(world.storage.get('checkout.main.paid') !== null).toBe(status === 'paid');
  }
});
