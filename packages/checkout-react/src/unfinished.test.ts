// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Call, type OrderPayload } from '@vip/api';
import { ANONYMOUS, KNOWN, sessionOf } from './testing/index.ts';
import { settle } from './test-support/render-hook.test-support.ts';
import { order, orderFor, setup } from './test-support/samples.test-support.ts';
import {
  backend,
  buy,
  later,
  openShop,
  ordersOf,
  pay,
  shop,
  tick,
} from './test-support/shop.test-support.ts';
import { storePurchase, stored } from './test-support/stored.test-support.ts';

const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
beforeEach(() => assign.mockClear());

const elsewhere = { family: 'test.elsewhere', resultTemplate: '/elsewhere/{id}' };
/** A backend that reads stored orders with this status. */
const reading = (status: 'paying' | 'paid' | 'closed') =>
  backend((call) =>
    call.method === 'GET'
      ? { ...stored().order, status }
      : orderFor(call, { id: 'o2', status: 'paid', resultToken: 'rt2' }),
  );
const open = (
  facts: Parameters<typeof storePurchase>[1],
  answer: (call: Call<unknown>) => unknown,
  session = KNOWN,
) => openShop({ answer, session, before: (host) => storePurchase(host, facts) });

describe('an order of another amount', () => {
  const other = backend((call) => orderFor(call, { amount: 99900 }));

  it('opens no wallet; the page shows both amounts, and another tap pays', async () => {
    const server = { answer: other };
    const { page } = await openShop({ answer: (call) => server.answer(call) });
    await buy(page);
    expect(assign).not.toHaveBeenCalled();
    expect(page.current()).toMatchObject({
      isBusy: false,
      notice: null,
      repriced: { packageName: '年度会员', shown: 16800, now: 99900 },
    });
    server.answer = backend((call) => orderFor(call, { amount: 99900 }));
    await settle(() => page.current().repriced?.accept());
    expect(assign).toHaveBeenCalledOnce();
    expect(page.current().checkout).toMatchObject({ name: 'confirming', order: { amount: 99900 } });
  });

  it('is the amount of the page while it is asked about and paid, without the badge of the old price', async () => {
    const list = () => shop.map((one) => ({ ...one, badge: '省 130 元' }));
    const { page } = await openShop({ answer: backend((call) => orderFor(call, { amount: 18800 }), list) });
    const shown = () => {
      const { packageList } = page.current();
      if (packageList.status !== 'ready') throw new Error(packageList.status);
      const { selected, packages } = packageList;
      expect(packages).toContain(selected);
      return [selected.price, selected.badge];
    };
    await buy(page);
    expect(shown()).toEqual([18800, null]);
    await settle(() => page.current().repriced?.dismiss());
    expect(shown()).toEqual([16800, '省 130 元']);
    await buy(page);
    await settle(() => page.current().repriced?.accept());
    expect(page.current().checkout).toMatchObject({ name: 'confirming', order: { amount: 18800 } });
    expect(shown()).toEqual([18800, null]);
  });

  it('is not paid once it was dismissed', async () => {
    const { page } = await openShop({ answer: other });
    await buy(page);
    await settle(() => page.current().repriced?.dismiss());
    expect([page.current().repriced, page.current().notice]).toEqual([null, null]);
    expect(assign).not.toHaveBeenCalled();
    expect(page.current().pending).toMatchObject({ amount: 99900, status: 'unpaid' });
  });
});

describe('a stored purchase', () => {
  it('that is paid leads to its result before anything is tapped', async () => {
    const { page, world } = await open({}, reading('paid'));
    expect(page.went).toEqual(['/result/rt/o1/-/1']);
    expect(world.remembered).toContainEqual(['/result/rt/o1/-/1', 'o1', true]);
    expect(ordersOf(world)).toEqual([]);
  });

  it('of another page of the brand leads to the result of that page', async () => {
    const { page, world } = await open(elsewhere, reading('paid'));
    expect(page.went).toEqual(['/elsewhere/o1']);
    expect(world.remembered).toContainEqual(['/elsewhere/o1', 'o1', true]);
  });

  it('of another page that is not paid is continued on the result page', async () => {
    const { page } = await open(elsewhere, reading('paying'));
    expect(page.current().pending).toMatchObject({ isOwn: true, status: 'unpaid', amount: 16800 });
    await settle(() => page.current().resume());
    expect(page.went).toEqual(['/elsewhere/o1']);
  });

  it.each([
    ['main', '/web/orders/o1'],
    ['datacenter', '/web/order/o1'],
  ] as const)('is read at the backend that made it (%s)', async (reads, path) => {
    const { world } = await open({ ...elsewhere, reads }, reading('paying'));
    const read = world.calls.find((call) => call.path === path);
    expect(read).toMatchObject({ backend: reads, auth: { resultToken: 'rt' } });
  });

  it('that was never answered is not continued at another price without another tap', async () => {
    const refusal = new ApiError('conflict', { serverCode: 'price_changed' });
    const { page, world } = await open(
      { order: null, resultToken: null, launchedAt: null, price: 14800 },
      backend((call) => ((call.body as OrderPayload).price === 16800 ? orderFor(call) : refusal)),
    );
    await settle(() => page.current().resume());
    expect(page.current().repriced).toMatchObject({ packageName: '年度会员', shown: 14800, now: 16800 });
    await tick(page);
    await settle(() => page.current().repriced?.accept());
    expect(ordersOf(world).map(({ price }) => price)).toEqual([14800, 16800]);
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('a stored purchase that may be another person’s', () => {
  it.each(['paying', 'paid'] as const)(
    'is offered by the end of its number and its amount (%s)',
    async (status) => {
      const { page } = await open({ user: '' }, reading(status));
      expect(page.went).toEqual([]);
      expect(page.current().pending).toEqual({
        packageName: '年度会员',
        amount: 16800,
        number: '7715',
        isOwn: false,
        status: status === 'paid' ? 'paid' : 'unpaid',
      });
    },
  );

  it('becomes the user’s own with the login of its buyer', async () => {
    const { page, world } = await open({ user: '8' }, reading('paying'), ANONYMOUS);
    expect(page.current().pending).toMatchObject({ isOwn: false });
    await settle(() => world.become(sessionOf('8')));
    expect(page.current().pending).toMatchObject({ isOwn: true });
    await settle(() => world.become(sessionOf('7')));
    expect(page.current().pending).toBeNull();
  });
});

it('a payment in another tab is shown, and no second order is made', async () => {
  const { page, world } = await openShop({ answer: reading('paid') });
  await tick(page);
  storePurchase(world.host);
  world.host.storage.local.set('checkout.test.paid', JSON.stringify({ orderId: 'o1', user: '7' }));
  await settle(() => world.changeStorage('checkout.test.paid'));
  expect(page.current().notice).toEqual({ kind: 'paid_elsewhere' });
  await pay(page);
  expect(ordersOf(world)).toEqual([]);
});

it('a payment in another tab closes the consent sheet, which would pay again', async () => {
  const { page, world } = await openShop();
  await pay(page);
  expect(page.current().consent.isAsking).toBe(true);
  world.host.storage.local.set('checkout.test.paid', JSON.stringify({ orderId: 'o1', user: '7' }));
  await settle(() => world.changeStorage('checkout.test.paid'));
  expect(page.current()).toMatchObject({ notice: { kind: 'paid_elsewhere' }, consent: { isAsking: false } });
});

it('a payment in another tab drops a tap that waits for fresh prices', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const slow = later();
  let asked = 0;
  const { page, world } = await openShop({
    answer: backend(undefined, () => (++asked === 1 ? shop : slow.promise)),
  });
  await tick(page);
  await vi.advanceTimersByTimeAsync(11 * 60_000);
  await pay(page);
  expect(page.current().isBusy).toBe(true);
  world.host.storage.local.set('checkout.test.paid', JSON.stringify({ orderId: 'o1', user: '7' }));
  await settle(() => world.changeStorage('checkout.test.paid'));
  await vi.advanceTimersByTimeAsync(1000);
  await settle(() => slow.give(shop));
  expect(page.current().notice).toEqual({ kind: 'paid_elsewhere' });
  expect(ordersOf(world)).toEqual([]);
});

it('a payment in another tab before the chunk has loaded is shown, and no second order is made', async () => {
  const chunk = later<Awaited<ReturnType<typeof setup.orders>>>();
  const { page, world } = await openShop({
    setup: { ...setup, orders: () => chunk.promise },
    before: ({ storage }) =>
      storage.local.set('checkout.test.paid', JSON.stringify({ orderId: 'o0', user: '7' })),
  });
  await tick(page);
  world.host.storage.local.set('checkout.test.paid', JSON.stringify({ orderId: 'o1', user: '7' }));
  await pay(page);
  const calls = await setup.orders();
  await settle(() => chunk.give(calls));
  expect(page.current().notice).toEqual({ kind: 'paid_elsewhere' });
  expect(ordersOf(world)).toEqual([]);
});

it('navigates to the result once, even if it is checked several times', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const unknown = backend((call) => (call.method === 'GET' ? order({ status: 'paying' }) : orderFor(call)));
  const { page } = await openShop({ answer: unknown });
  await buy(page);
  await settle(() => void vi.advanceTimersByTime(1000));
  for (let second = 0; second < 90; second += 1) await settle(() => void vi.advanceTimersByTime(1000));
  expect(page.current().checkout.name).toBe('unknown');
  expect(page.went).toEqual(['/result/rt/o1/-/1']);
  vi.useRealTimers();
});
