import { createBrandOrder, createOfficialOrder, getCenterOrder, getOrder, payCenterOrder } from '@vip/api';
import { expect } from 'vitest';
import { ask, it, orderYear, payload, send, session, setTime } from '../testing/visitor.ts';

const DAY = 86_400_000;

it('lets a result token read its own order for a day and nothing else', async ({ sandbox }) => {
  const order = await orderYear(sandbox, {}, 'a');
  const other = await orderYear(sandbox, {}, 'b');
  const token = order.resultToken ?? '';
  expect((await send(sandbox, getOrder(order.id, token))).status).toBe(200);
  expect((await send(sandbox, getOrder(other.id, token))).status).toBe(401);
  expect((await send(sandbox, createOfficialOrder('12', payload(), 'c'), token)).status).toBe(401);
  setTime(sandbox, DAY);
  expect((await send(sandbox, getOrder(order.id, token))).status).toBe(401);
});

it('answers 404 for a missing order and 401 without a session', async ({ sandbox }) => {
  const order = await orderYear(sandbox, {}, 'a');
  expect((await send(sandbox, getOrder('o-nothing', 'rt_x'))).status).toBe(404);
  expect((await send(sandbox, getOrder(order.id))).status).toBe(401);
  expect((await send(sandbox, getOrder(order.id, 'rt_x'))).status).toBe(401);
});

it('shows an order only to its owner', async ({ sandbox }) => {
  const owner = await session(sandbox);
  const order = await orderYear(sandbox, {}, 'a', owner);
  expect((await ask(sandbox, getOrder(order.id), owner)).resultToken).toBe(order.resultToken);
  const stranger = await session(sandbox, '13800000003');
  expect((await send(sandbox, getOrder(order.id), stranger)).status).toBe(404);
});

it('reads the orders of main at main and all others at the data center', async ({ sandbox }) => {
  const token = await session(sandbox);
  const main = await orderYear(sandbox, {}, 'a', token);
  const honey = await ask(sandbox, createBrandOrder('honey', '21', payload({ price: 15800 }), 'b'), token);
  expect((await send(sandbox, getCenterOrder(main.id), token)).status).toBe(404);
  expect((await send(sandbox, getOrder(honey.id), token)).status).toBe(404);
  expect((await send(sandbox, getCenterOrder(honey.id), token)).status).toBe(200);
});

it('lets an unpaid order be paid with another method', async ({ sandbox }) => {
  const order = await ask(sandbox, createBrandOrder('honey', '21', payload({ price: 15800 }), 'b'));
  const way = {
    payType: 'wechat',
    client: 'wechat',
    returnUrl: '/resulthoney/{token}/{id}/{um}/{level}',
  } as const;
  const again = await ask(sandbox, payCenterOrder(order.id, way, order.resultToken ?? ''));
  expect(again).toMatchObject({ id: order.id, resultToken: null, pay: { kind: 'jsapi' } });
});
