// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { PurchaseSetup } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeShell } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { pack, setup } from './test-support/samples.test-support.ts';
import { backend, buy, later, openShop, ordersOf, pay, select } from './test-support/shop.test-support.ts';
import { usePurchasePage } from './use-purchase-page.ts';

it('shows a notice if the chunk fails to load, and the next tap pays', async () => {
  const chunkError = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
  const orders = vi.fn(setup.orders).mockRejectedValue(chunkError);
  const { page, world } = await openShop({ setup: { ...setup, orders } });
  await buy(page);
  expect(page.current()).toMatchObject({
    isBusy: false,
    notice: { kind: 'error', error: { code: 'network' } },
  });
  orders.mockImplementation(setup.orders);
  await pay(page);
  expect(ordersOf(world)).toHaveLength(1);
  expect(page.went).toHaveLength(1);
});

it('makes one order of the tapped package for taps before the chunk has loaded', async () => {
  const chunk = later<Awaited<ReturnType<PurchaseSetup['orders']>>>();
  const slow: PurchaseSetup = { ...setup, orders: () => chunk.promise };
  const { page, world } = await openShop({ setup: slow });
  await buy(page);
  expect(page.current().isBusy).toBe(true);
  await pay(page);
  await select(page, '1');
  const calls = await setup.orders();
  await settle(() => chunk.give(calls));
  expect(ordersOf(world)).toMatchObject([{ id: '2', price: 16800 }]);
});

it('a second tap while an order is made opens no sheet', async () => {
  const answer = later();
  const renewing = pack({ id: '3', renewal: { price: 1800, periodDays: 30 } });
  const { page, world } = await openShop({
    answer: backend(
      () => answer.promise,
      () => [renewing],
    ),
  });
  await pay(page);
  await settle(() => page.current().consent.acceptAndPay());
  await pay(page);
  expect(page.current()).toMatchObject({ isBusy: true, consent: { isAsking: false } });
  expect(ordersOf(world)).toHaveLength(1);
});

it('starts one machine, also if a page creates its setup at each render', async () => {
  const orders = vi.fn(setup.orders);
  const world = fakeShell({ answer: backend(), session: ANONYMOUS });
  const page = await renderHook(world, () => usePurchasePage({ ...setup, orders }));
  await settle(() => world.become(KNOWN));
  await buy(page);
  expect(orders).toHaveBeenCalledOnce();
  expect(ordersOf(world)).toHaveLength(1);
});
