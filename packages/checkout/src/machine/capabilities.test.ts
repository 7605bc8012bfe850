import { describe, expect, it } from 'vitest';
import type { OrderCapabilities } from '../contract.ts';
import { readPendings } from '../pending/pending-store.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { anIntent, anOrder, anOrigin } from '../test-support/samples.test-support.ts';
import { createWorld, openResult, type World } from '../test-support/world.test-support.ts';

/** ms. */
const VALID = 15 * 60_000;
/** With the time that the request itself may take. */
const PAYABLE = VALID + 30_000;
const able = (some: Partial<OrderCapabilities>) => ({
  capabilities: { hasKeys: true, paysAgain: true, validMs: VALID, ...some },
});
const withoutKeys = (some: Partial<OrderCapabilities> = {}) =>
  createWorld({}, { ports: able({ hasKeys: false, ...some }) });
const quarter = anIntent({ packageId: 'p90', packageName: '季度会员', level: '1', price: 6800 });

/** A page whose order was made, and whose answer was lost. */
async function lost(world = withoutKeys()): Promise<World> {
  world.purchase.pay(anIntent());
  await world.answer('lost');
  return world;
}

describe('an order request without a key that was not answered', () => {
  it('is not repeated by a tap, and the buyer reads from when on it may be', async () => {
    const world = await lost();
    const until = world.clock.now() + PAYABLE;
    expect(world.state()).toMatchObject({ name: 'choosing', notice: { kind: 'unanswered', until } });
    await world.advance(60_000);
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: { kind: 'unanswered', until } });
    expect(world.server.creates).toHaveLength(1);
    expect(world.lock()).toBeNull();
  });

  it.each(['reload', 'reopen'] as const)('is not repeated after a %s while it was sent', async (how) => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world[how]();
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered' } });
    await world.answer('lost');
    // The lease of a killed page.
    await world.advance(15_000);
    await world.tap();
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered' } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is not repeated by another tab, another page of the brand, or a tap on its offer', async () => {
    const world = await lost();
    const second = createWorld(world, {
      origin: anOrigin({ family: 'main.activity' }),
      ports: able({ hasKeys: false }),
    });
    await second.tap();
    expect(second.state()).toMatchObject({ notice: { kind: 'unanswered' } });
    world.reload();
    world.purchase.resume();
    await world.answer();
    expect(world.server.creates).toHaveLength(1);
  });

  it('of an anonymous user is not repeated in another tab, whose user is not known', async () => {
    const world = createWorld({}, { user: '', ports: able({ hasKeys: false }) });
    const intent = anIntent({ user: '' });
    world.purchase.pay(intent);
    await world.answer('lost');
    world.reopen();
    await world.tap(intent);
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered' }, pending: null });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is not forgotten when its offer is dismissed, or another package is bought', async () => {
    const world = await lost();
    world.reload();
    world.purchase.dismissPending();
    expect(world.state()).toMatchObject({ pending: null });
    world.reload();
    expect(world.state()).toMatchObject({ pending: null });
    await world.tap(quarter);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
    await world.report('cancelled');
    await world.answer();
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered' } });
    expect(world.server.creates).toHaveLength(2);
  });

  it('is repeated by the second tap after its order can be paid no longer, and never by itself', async () => {
    const world = await lost();
    await world.advance(PAYABLE - 1);
    await world.tap();
    expect(world.state()).not.toMatchObject({ notice: { until: null } });
    await world.advance(1);
    await world.tap();
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered', until: null } });
    expect(world.server.creates).toHaveLength(1);
    await world.advance(600);
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });

  it('is not repeated by a double tap, on pay or on its offer', async () => {
    const world = await lost();
    world.reload();
    await world.advance(PAYABLE);
    await world.tap();
    await world.advance(599);
    world.purchase.resume();
    await world.tap();
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered', until: null } });
    expect(world.server.creates).toHaveLength(1);
    await world.advance(1);
    world.purchase.resume();
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });

  it('is offered with the time until which nothing is ordered, and again once that has passed', async () => {
    const world = await lost();
    const until = world.clock.now() + PAYABLE;
    world.reload();
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered', until } });
    await world.advance(PAYABLE - 1);
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered', until } });
    await world.advance(1);
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered', until: null }, notice: null });
    world.reload();
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered', until: null } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is offered as unpaid once its answer has arrived late', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.reload();
    expect(world.state()).toMatchObject({ pending: { status: 'unanswered' } });
    await world.answer();
    world.show();
    expect(world.state()).toMatchObject({ pending: { status: 'unpaid', purchase: { order: { id: 'o1' } } } });
  });

  it('of another page of the brand is not offered, as that page alone continues it', async () => {
    const world = await lost();
    const second = createWorld(world, {
      origin: anOrigin({ family: 'main.activity' }),
      ports: able({ hasKeys: false }),
    });
    await second.tap();
    expect(second.state()).toMatchObject({ notice: { kind: 'unanswered' }, pending: null });
  });

  it('is repeated at the second tap only for what the notice was about', async () => {
    const world = await lost();
    await world.advance(PAYABLE);
    await world.tap();
    world.purchase.dismissNotice();
    await world.tap();
    expect(world.state()).toMatchObject({ notice: { kind: 'unanswered', until: null } });
    expect(world.server.creates).toHaveLength(1);
  });

  it.each(['conflict', 'invalid', 'unauthorized', 'forbidden', 'rate_limited', 'bad code'] as const)(
    'is something else than one that was refused: %s',
    async (how) => {
      const world = withoutKeys();
      world.purchase.pay(anIntent());
      await world.answer(how);
      expect(world.state()).toMatchObject({ notice: { kind: 'error' } });
      await world.tap();
      expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
    },
  );

  it.each(['network', 'timeout', 'server', 'malformed'] as const)(
    'may have made an order: %s',
    async (how) => {
      const world = withoutKeys();
      world.purchase.pay(anIntent());
      await world.answer(how);
      expect(world.state()).toMatchObject({ notice: { kind: 'unanswered' } });
    },
  );

  it('is answered also after the page was left', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.reload();
    await world.answer();
    expect(world.stored()).toMatchObject([{ order: { id: 'o1' }, launchedAt: null }]);
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is refused also after the page was left', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.reload();
    await world.answer('conflict');
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'launching' });
  });

  it('is stored for as long as its order may be payable', async () => {
    const world = createWorld({}, { ports: able({ hasKeys: false, validMs: 23 * 3600_000 }) });
    world.purchase.pay(anIntent());
    await world.answer('unauthorized');
    await world.advance(12 * 3600_000);
    await lost(world);
    await world.advance(20 * 3600_000);
    expect(readPendings(world.storage, 'main', world.clock.now())).toHaveLength(1);
    await world.tap();
    expect(world.server.creates).toHaveLength(2);
  });
});

describe('an order that was made without a key', () => {
  it('is paid again, not made again', async () => {
    const world = withoutKeys();
    await world.tap();
    await world.cancel();
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
    expect(world.server.creates).toHaveLength(1);
    expect(world.server.again).toEqual(['o1']);
  });

  it('is kept where no wallet may open for it', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.storage.set('checkout.main.lock', JSON.stringify({ id: 'x', expiresAt: world.clock.now() + 9000 }));
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: { kind: 'elsewhere' } });
    await world.advance(15_000);
    await world.tap(anIntent(), 2);
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
    expect(world.server.creates).toHaveLength(1);
  });

  it('is read before it is paid again, and ordered anew once it is closed', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.reload();
    await world.answer();
    world.server.set('o1', 'closed');
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'choosing', notice: { kind: 'expired' } });
    expect(world.server.again).toEqual([]);
    await world.tap();
    expect(world.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });

  it('is not paid again by a page that was left while it was read', async () => {
    const world = withoutKeys();
    world.purchase.pay(anIntent());
    world.reload();
    await world.answer();
    world.purchase.pay(anIntent());
    world.purchase.destroy();
    await world.answer();
    expect(world.server.again).toEqual([]);
  });
});

describe('paying again where the backend gives no fresh instructions', () => {
  const world = () => createWorld({}, { ports: able({ paysAgain: false }) });
  /** A wallet that was left, with the question whether it was paid. */
  async function returned(): Promise<World> {
    const opened = world();
    await opened.tap();
    await opened.report('returned');
    await opened.answer();
    return opened;
  }

  it('opens the wallet with what the order is read with', async () => {
    const opened = await returned();
    opened.purchase.payAgain();
    await opened.answer();
    expect(opened.state()).toMatchObject({ name: 'launching', order: { id: 'o1' } });
    expect(opened.wallet.opened).toHaveLength(2);
    expect([opened.server.again, opened.server.creates.length]).toEqual([[], 1]);
  });

  it('waits for an order that is open and has no instruction, also at a tap on pay', async () => {
    const opened = await returned();
    opened.server.readsPay = false;
    opened.purchase.payAgain();
    await opened.answer();
    const closesAt = Date.parse(anOrder().expiresAt!);
    const waiting = {
      name: 'choosing',
      notice: { kind: 'unclosed', closesAt },
      pending: { status: 'unpaid' },
    };
    expect(opened.state()).toMatchObject(waiting);
    await opened.tap(anIntent(), 2);
    expect(opened.state()).toMatchObject(waiting);
    expect([opened.wallet.opened.length, opened.server.creates.length]).toEqual([1, 1]);
  });

  it('makes a new order once the server has closed the old one', async () => {
    const opened = await returned();
    opened.server.readsPay = false;
    opened.purchase.leave();
    await opened.answer();
    opened.server.set('o1', 'closed');
    await opened.tap(anIntent(), 2);
    expect(opened.state()).toMatchObject({ name: 'launching', order: { id: 'o2' } });
  });

  it.each(['paid', 'closed', 'refunded'] as const)('leads to the result of a %s order', async (status) => {
    const opened = await returned();
    opened.server.set('o1', status);
    opened.purchase.payAgain();
    await opened.answer();
    expect(opened.state()).toMatchObject({ name: status, order: { id: 'o1' } });
  });

  it('is the same on a result page, whose order may be from another device', async () => {
    for (const pending of [undefined, null]) {
      const opened = openResult('created', {
        ports: able({ paysAgain: false }),
        ...(pending === null && { subject: { id: 'o1', resultToken: 'rt_o1', pending } }),
      });
      await opened.answer();
      opened.server.readsPay = false;
      opened.purchase.payAgain();
      await opened.answer();
      expect(opened.state()).toMatchObject({ name: 'confirming', notice: { kind: 'unclosed' } });
      opened.server.readsPay = true;
      opened.purchase.payAgain();
      await opened.answer();
      await opened.answer();
      expect(opened.wallet.opened).toHaveLength(1);
      expect(opened.server.again).toEqual([]);
    }
  });

  it('fetches no code for the OpenID', async () => {
    const opened = createWorld({}, { asksForOpenId: true, ports: able({ paysAgain: false }) });
    opened.purchase.pay(anIntent());
    opened.comeBack();
    await opened.answer();
    await opened.report('returned');
    opened.purchase.payAgain();
    await settled();
    expect(opened.wechat.isAway()).toBe(false);
  });
});
