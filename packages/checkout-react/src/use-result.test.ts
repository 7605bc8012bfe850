// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Call, type Order, type OrderPayload, type ToPayPayload } from '@vip/api';
import type { OrderCalls } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeShell, sessionOf } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { order, setup } from './test-support/samples.test-support.ts';
import { storePurchase } from './test-support/stored.test-support.ts';
import { later } from './test-support/shop.test-support.ts';
import { useResult } from './use-result.ts';

const calls: OrderCalls = {
  createOrder: () => {
    throw new Error('nothing is ordered here');
  },
};

async function open(answer: (call: Call<unknown>) => unknown, orders = async () => calls) {
  const world = fakeShell({ answer, session: KNOWN });
  storePurchase(world.host, {});
  const reading = { ...setup, orders };
  const page = await renderHook(world, () => useResult(reading, { id: 'o1', resultToken: 'rt' }));
  const stored = () => world.host.storage.local.get(`checkout.${setup.scope}.purchases`);
  return { world, page, stored };
}

it.each(['paid', 'closed', 'refunded'] as const)(
  'removes the purchase from storage once %s was shown',
  async (status) => {
    const { page, world, stored } = await open(() => order({ status }));
    expect(page.current().view.status).toBe(status);
    expect(stored()).toBeNull();
    expect(world.remembered).toEqual([[null, 'o1']]);
  },
);

it('keeps it while only a failure was shown', async () => {
  let isDown = true;
  const { page, world, stored } = await open(() =>
    isDown ? new ApiError('network') : order({ status: 'paid' }),
  );
  const { view } = page.current();
  expect(view.status).toBe('error');
  expect([stored() === null, world.remembered]).toEqual([false, []]);
  isDown = false;
  await settle(() => view.status === 'error' && view.retry());
  expect(page.current().view.status).toBe('paid');
  expect(stored()).toBeNull();
});

it('keeps it while the order is not paid, which is read once', async () => {
  const { page, world, stored } = await open(() => order({ status: 'paying' }));
  expect(page.current().view.status).toBe('confirming');
  expect([stored() === null, world.remembered]).toEqual([false, []]);
  expect(world.calls.filter(({ path }) => path.includes('o1'))).toHaveLength(1);
  await page.unmount();
});

it('shows an end at once, and removes the purchase when the machine has loaded', async () => {
  const chunk = later<OrderCalls>();
  const { page, world, stored } = await open(
    () => order({ status: 'paid' }),
    () => chunk.promise,
  );
  expect(page.current().view.status).toBe('paid');
  expect([stored() === null, world.remembered]).toEqual([false, [[null, 'o1']]]);
  await settle(() => chunk.give(calls));
  expect(page.current().view.status).toBe('paid');
  expect([stored(), world.remembered]).toEqual([null, [[null, 'o1']]]);
});

it('offers a retry if the machine failed to load, and continues after it', async () => {
  const orders = vi
    .fn<() => Promise<OrderCalls>>()
    .mockRejectedValueOnce(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))
    .mockResolvedValue(calls);
  const { page } = await open(() => order({ status: 'paying' }), orders);
  const { view } = page.current();
  expect(view).toMatchObject({ status: 'error', error: { code: 'network' } });
  await settle(() => view.status === 'error' && view.retry());
  expect(page.current().view.status).toBe('confirming');
  await page.unmount();
});

describe('an address that the backend did not fill', () => {
  const nothing: OrderCalls['createOrder'] = calls.createOrder;
  const reading = { ...setup, orders: async () => ({ createOrder: nothing }) };
  const LOST = { id: '{id}', resultToken: '{token}' };

  async function openUnfilled(
    subject: { id: string; resultToken: string | null },
    facts: Parameters<typeof storePurchase>[1] | null = {},
    session = KNOWN,
  ) {
    const world = fakeShell({ answer: () => order({ status: 'paid' }), session });
    if (facts) storePurchase(world.host, facts);
    const page = await renderHook(world, () => useResult(reading, subject));
    return { world, page };
  }

  it.each([
    LOST,
    { id: encodeURIComponent('{id}'), resultToken: encodeURIComponent('{token}').toLowerCase() },
    { id: '{id}', resultToken: '-' },
    { id: 'o1', resultToken: '{token}' },
  ])('%o is replaced by that of the pending purchase', async (subject) => {
    const { world, page } = await openUnfilled(subject);
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
    expect(page.current().view.status).toBe('loading');
    expect(world.calls).toEqual([]);
  });

  it.each<[string, Parameters<typeof storePurchase>[1] | null]>([
    ['there is none', null],
    ['it is of another user', { user: '8' }],
    ['another backend reads it', { reads: 'datacenter' }],
    ['its wallet was never opened', { launchedAt: null }],
    ['its order is not known', { order: null }],
  ])('shows that the order does not exist where %s', async (_, facts) => {
    const { world, page } = await openUnfilled(LOST, facts);
    expect([page.current().view, page.went, world.calls]).toEqual([{ status: 'missing' }, [], []]);
  });

  it('is read by the session where the backend has no result tokens', async () => {
    const facts = { resultToken: null, order: order({ resultToken: null }) };
    const { world, page } = await openUnfilled({ id: 'o1', resultToken: '{token}' }, facts);
    expect([page.current().view.status, page.went]).toEqual(['paid', []]);
    expect(world.calls.map(({ auth }) => auth)).toEqual([undefined]);
  });

  it('names another order, which its buyer’s session reads', async () => {
    const { world, page } = await openUnfilled({ id: 'o1', resultToken: '{token}' }, null);
    expect(page.current().view.status).toBe('paid');
    expect(world.calls.map(({ auth }) => auth)).toEqual([undefined]);
    const { page: anonymous } = await openUnfilled({ id: 'o1', resultToken: '{token}' }, null, ANONYMOUS);
    expect(anonymous.current().view.status).toBe('missing');
  });
});

describe('paying again', () => {
  /** A result page of an unpaid order with this attribution code; the visit has another one. */
  async function payAgain(um: string, inAddress: string | undefined, hasToPay: boolean) {
    const sent: (OrderPayload | ToPayPayload)[] = [];
    const take = (body: OrderPayload | ToPayPayload): Call<Order> => {
      sent.push(body);
      return { backend: 'main', method: 'POST', path: '/orders/2' } as Call<never>;
    };
    const again: OrderCalls = {
      createOrder: (_, body) => take(body),
      ...(hasToPay && { toPay: (_, body) => take(body) }),
    };
    const world = fakeShell({ answer: () => order({ um }), session: sessionOf('7') });
    Object.assign(world.host, { um: 'visit' });
    storePurchase(world.host, { order: order({ um: '-' }) });
    const reading = { ...setup, orders: async () => again };
    const subject = { id: 'o1', resultToken: 'rt', um: inAddress };
    const page = await renderHook(world, () => useResult(reading, subject));
    const { view } = page.current();
    await settle(() => 'payAgain' in view && view.payAgain?.());
    await page.unmount();
    return sent;
  }

  it.each([
    ['of the order', 'menu', 'link', 'menu'],
    ['of the address', '-', 'link', 'link'],
    ['of neither', '-', undefined, '-'],
    ['of no link', '', '{um}', '-'],
  ])('sends the attribution code %s, never that of the visit', async (_, um, inAddress, expected) => {
    for (const hasToPay of [true, false])
      expect((await payAgain(um, inAddress, hasToPay)).map((body) => body.um)).toEqual([expected]);
  });

  it('by the key of the order is offered to its buyer only: the server would make a second one for anybody else', async () => {
    const keyOnly = { ...setup, orders: async (): Promise<OrderCalls> => ({ createOrder: () => never }) };
    const never = { backend: 'main', method: 'POST', path: '/orders' } as Call<never>;
    const world = fakeShell({ answer: () => order({}), session: sessionOf('7') });
    storePurchase(world.host, { order: order({}) });
    const page = await renderHook(world, () => useResult(keyOnly, { id: 'o1', resultToken: 'rt' }));
    expect(page.current().view).toMatchObject({ payAgain: expect.any(Function) as unknown });
    await settle(() => world.become(sessionOf('8')));
    expect(page.current().view).toMatchObject({ status: 'confirming', payAgain: null });
    await page.unmount();
  });

  it('fills what is known of the return address, but not of a body that has to stay the same', async () => {
    const [toPay] = await payAgain('menu', 'menu', true);
    expect(toPay?.returnUrl).toBe('https://vip.example/result/{token}/o1/menu/1');
    const [create] = await payAgain('menu', 'menu', false);
    expect(create?.returnUrl).toBe('https://vip.example/result/{token}/{id}/{um}/{level}');
  });
});
