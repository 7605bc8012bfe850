// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import type { OrderCalls } from './contract.ts';
import { KNOWN, fakeShell } from './testing/index.ts';
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
