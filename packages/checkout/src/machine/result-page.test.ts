import { ApiError } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { writePending } from '../pending/pending-store.ts';
import { readPaidMark, writePaidMark } from '../pending/other-tabs.ts';
import { settled } from '../test-support/fake-clock.test-support.ts';
import { anOrder, aPending } from '../test-support/samples.test-support.ts';
import { createWorld, openPaidAgain, openResult } from '../test-support/world.test-support.ts';

describe('a result page', () => {
  it.each(['paid', 'closed', 'refunded'] as const)(
    'shows a %s order, and removes the purchase from storage once it was shown',
    async (status) => {
      const world = openResult(status);
      expect(world.state()).toEqual({ name: 'reading' });
      world.purchase.shown();
      await world.answer();
      expect(world.state()).toMatchObject({ name: status, order: { id: 'o1' } });
      // A closed order cannot be paid any more.
      expect(world.stored()).toHaveLength(status === 'closed' ? 0 : 1);
      world.purchase.shown();
      expect(world.stored()).toEqual([]);
      expect(world.waiting()).toBe(0);
      expect(readPaidMark(world.storage, 'main')).toEqual(
        status === 'paid' ? { orderId: 'o1', user: 'u1' } : null,
      );
    },
  );

  it('offers a retry when the token is refused, and reports the order as missing when it is refused again', async () => {
    const world = openResult();
    await world.answer('unauthorized');
    // Not the end of a session: a login would not help.
    expect(world.state()).toMatchObject({ name: 'unreadable', error: { code: 'server' } });
    world.purchase.retry();
    await world.answer('unauthorized');
    expect(world.state()).toEqual({ name: 'missing' });
    world.purchase.retry();
    await world.answer();
    expect(world.state()).toMatchObject({ name: 'confirming' });
  });

  it('asks for a login if the session that reads the order has ended', async () => {
    const world = createWorld({}, { subject: { id: 'o1', resultToken: null, pending: null } });
    for (let i = 0; i < 2; i++) {
      await world.answer('unauthorized');
      expect(world.state()).toMatchObject({ name: 'unreadable', error: { code: 'unauthorized' } });
      world.purchase.retry();
    }
  });

  it('keeps the token that it was read with', async () => {
    const world = openResult();
    world.server.orders.set('o1', anOrder({ resultToken: null }));
    await world.answer();
    expect(world.state()).toMatchObject({ order: { resultToken: 'rt_o1' } });
    await world.advance(1000);
    await world.answer();
    expect(world.state()).toMatchObject({ order: { resultToken: 'rt_o1' } });
  });

  it('keeps the pending purchase of another order', async () => {
    const world = openResult('paid');
    const other = aPending({ key: 'pi_2', order: anOrder({ id: 'o2' }) });
    writePending(world.storage, 'main', other, world.clock.now());
    await world.answer();
    world.purchase.shown();
    expect(world.stored().map(({ key }) => key)).toEqual(['pi_2']);
  });

  it('asks the buyer about an unpaid order, polls the server, and informs other tabs of the payment', async () => {
    const world = openResult();
    await world.answer();
    expect(world.state()).toMatchObject({
      name: 'confirming',
      isAsking: true,
      isChecking: false,
    });
    world.server.set('o1', 'paid');
    await world.advance(1000);
    expect(world.state()).toMatchObject({ name: 'confirming', isChecking: true });
    await world.answer();
    expect(world.state().name).toBe('paid');
    expect(readPaidMark(world.storage, 'main')?.orderId).toBe('o1');
  });

  it('closes the dialog and continues to query', async () => {
    const world = openResult();
    await world.answer();
    world.purchase.dismissNotice();
    expect(world.state()).toMatchObject({ name: 'confirming', isAsking: false });
    await world.advance(1000);
    expect(world.server.reads).toHaveLength(2);
  });
});

describe('paying again on a result page', () => {
  it('opens the wallet once for the same order', async () => {
    const world = openResult();
    await world.answer();
    world.purchase.payAgain();
    world.purchase.payAgain();
    expect(world.state()).toMatchObject({ name: 'launching' });
    await world.answer();
    world.purchase.payAgain();
    expect(world.server.again).toEqual(['o1']);
    expect(world.wallet.opened).toHaveLength(1);
  });

  it.each(['cancelled', 'failed'] as const)('shows that it was %s, and releases the lock', async (result) => {
    const world = await openPaidAgain();
    await world.report(result);
    expect(world.state()).toMatchObject({
      name: 'confirming',
      // The dialog would cover the notice.
      isAsking: false,
      notice: { kind: result },
    });
    expect(world.lock()).toBeNull();
  });

  it('opens no wallet for another amount: it shows the amount, and the next tap pays it', async () => {
    const world = openResult();
    await world.answer();
    world.server.orders.set('o1', anOrder({ amount: 17800 }));
    world.purchase.payAgain();
    await world.answer();
    expect(world.wallet.opened).toEqual([]);
    expect(world.state()).toMatchObject({
      order: { amount: 17800 },
      notice: { kind: 'repriced', shown: 16800, now: 17800 },
    });
    expect(world.lock()).toBeNull();
    world.purchase.payAgain();
    await world.answer();
    expect(world.wallet.opened).toHaveLength(1);
  });

  it('opens no wallet for another order or package, or without a pay instruction', async () => {
    const other = { id: 'p90', name: '季度会员', level: '1' };
    for (const answer of [anOrder({ id: 'o9' }), anOrder({ pay: null }), anOrder({ package: other })]) {
      const world = openResult('created', { ports: { payAgain: async () => answer } });
      await world.answer();
      world.purchase.payAgain();
      await settled();
      expect(world.state()).toMatchObject({ notice: { error: { code: 'malformed' } } });
      expect(world.wallet.opened).toEqual([]);
    }
  });

  it('shows once that another order was paid in another tab', async () => {
    const world = openResult();
    await world.answer();
    writePaidMark(world.storage, 'main', anOrder({ id: 'o1' }), 'u1');
    writePaidMark(world.storage, 'main', anOrder({ id: 'o8' }), 'u2');
    world.purchase.payAgain();
    expect(world.server.again).toEqual(['o1']);
    await world.answer();
    await world.report('cancelled');
    writePaidMark(world.storage, 'main', anOrder({ id: 'o9' }), 'u1');
    world.purchase.payAgain();
    expect(world.state()).toMatchObject({
      isAsking: false,
      notice: { kind: 'paid_elsewhere' },
    });
    expect(world.server.again).toHaveLength(1);
    world.purchase.payAgain();
    expect(world.server.again).toHaveLength(2);
  });
});

it('shows a defect of a port as an error', async () => {
  const getOrder = () => {
    throw new RangeError('defect');
  };
  const world = openResult('created', { ports: { getOrder } });
  await settled();
  expect(world.state()).toMatchObject({ name: 'unreadable', error: expect.any(ApiError) });
});
