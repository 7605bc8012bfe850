import {
  buyPreparedOrder,
  createBrandOrder,
  createCenterOrder,
  createOfficialOrder,
  createOrder,
  getOrder,
  type Call,
  type Order,
} from '@vip/api';
import type { OrderPayload } from '@vip/api/schema';
import { expect } from 'vitest';
import {
  ask,
  inCashier,
  it,
  openSandbox,
  orderYear,
  payload,
  post,
  send,
  session,
  tradeOf,
} from '../testing/visitor.ts';

const CHANGED = { code: 'price_changed', message: '价格已更新，请确认金额后再支付' };

type Make = (body: OrderPayload, key: string) => Call<Order>;

/** Every call that makes an order, with the price for a buyer without a membership. */
const CALLS: [name: string, price: number, make: Make][] = [
  ['a package of the activity', 16800, (body, key) => createOrder('102', body, key)],
  ['an official package', 19800, (body, key) => createOfficialOrder('12', body, key)],
  ['honey', 15800, (body, key) => createBrandOrder('honey', '21', body, key)],
  ['youquan', 12800, (body, key) => createBrandOrder('youquan', '31', body, key)],
  ['tuiwen', 19800, (body, key) => createBrandOrder('tuiwen', '41', body, key)],
  ['a gift', 100, (body, key) => createBrandOrder('tuiwen', '62', { ...body, userId: 'u10003' }, key)],
  ['the data center', 16800, (body, key) => createCenterOrder('55', body, key)],
  ['a prepared order', 13800, (body, key) => buyPreparedOrder('800002', { ...body, pid: '900021' }, key)],
];

it.each(CALLS)('makes an order of %s only at its price', async (_, price, make) => {
  const sandbox = openSandbox();
  for (const wrong of [price - 1, price + 1]) {
    const refused = await send(sandbox, make(payload({ price: wrong }), 'key'));
    expect(refused).toMatchObject({ status: 409, body: CHANGED });
  }
  expect(sandbox.world.db.all('SELECT 1 FROM orders')).toHaveLength(0);
  expect(await ask(sandbox, make(payload({ price }), 'key'))).toMatchObject({ amount: price });
});

it('closes no order and takes no stock when it refuses', async ({ sandbox }) => {
  const token = await session(sandbox);
  const older = await orderYear(sandbox, {}, 'a', token);
  expect((await send(sandbox, createOfficialOrder('13', payload({ price: 1 }), 'b'), token)).status).toBe(
    409,
  );
  expect((await ask(sandbox, getOrder(older.id), token)).status).toBe('created');
  const stock = () => sandbox.world.db.get("SELECT remaining FROM stock WHERE pid = '900021'");
  const before = stock();
  await send(sandbox, buyPreparedOrder('800002', payload({ pid: '900021', price: 1 }), 'c'));
  expect(stock()).toEqual(before);
});

it('does not store the key of a refused order', async ({ sandbox }) => {
  await send(sandbox, createOfficialOrder('12', payload({ price: 17800 }), 'key'));
  const order = await orderYear(sandbox, { price: 19800 });
  expect(order).toMatchObject({ status: 'created', amount: 19800 });
});

it('answers a known key with its own order for any price in the request', async ({ sandbox }) => {
  const order = await orderYear(sandbox);
  await post(sandbox, '/__sandbox/prices', [{ package: '12', price: 20000 }]);
  const again = await orderYear(sandbox, { price: 1 });
  expect(again).toMatchObject({ id: order.id, amount: 19800 });
  await inCashier(sandbox, tradeOf(again), 'pay');
  const paid = await orderYear(sandbox, { price: 20000 });
  expect(paid).toMatchObject({ id: order.id, status: 'paid', amount: 19800, pay: null });
});

it('refuses an order without a price', async () => {
  const { price: _, ...body } = payload();
  const call = createOfficialOrder('12', body as OrderPayload, 'key');
  expect(await send(openSandbox(), call)).toMatchObject({ status: 422, body: { fields: { price: /./ } } });
});
