import {
  buyPreparedOrder,
  createBrandOrder,
  createOfficialOrder,
  getFeedbackList,
  getOrder,
  getWechatPackages,
  getWelfare,
  loginByPassword,
  payCenterOrder,
} from '@vip/api';
import type { OrderPayload } from '@vip/api/schema';
import { expect } from 'vitest';
import type { LiveMessage } from '../live/live.ts';
import { ledger } from '../orders/payment-notices.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  ask,
  inCashier,
  it,
  linesOf,
  openSandbox,
  payload,
  post,
  send,
  session,
  tradeOf,
} from '../testing/visitor.ts';
import type { FaultInput } from './fault.ts';

const ORDERS = 'POST /api/main/web/vip/packages/*/orders/official';
const CASHIER = 'POST /cashier/choice';

async function withFaults(...faults: FaultInput[]): Promise<Sandbox> {
  const sandbox = openSandbox();
  expect((await post(sandbox, '/__sandbox/faults', faults)).status).toBe(200);
  return sandbox;
}

const left = (sandbox: Sandbox) => sandbox.world.faults.list().map((fault) => fault.left);
const year = (more: Partial<OrderPayload> = {}, key = 'key') => createOfficialOrder('12', payload(more), key);
const statuses = (sandbox: Sandbox) =>
  sandbox.world.db
    .all<{ status: string }>('SELECT status FROM orders ORDER BY number')
    .map(({ status }) => status);
const buyers = (sandbox: Sandbox) =>
  sandbox.world.db.all<{ buyer: string }>('SELECT buyer FROM orders').map(({ buyer }) => buyer);

it('lost: makes the order and drops the connection', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'lost', times: 1 });
  await expect(send(sandbox, year())).rejects.toThrow('fetch failed');
  expect(statuses(sandbox)).toEqual(['created']);
  expect((await ask(sandbox, year())).status).toBe('created');
  expect(statuses(sandbox)).toEqual(['created']);
});

it('lost: drops the answer of a refusal and of a payment', async () => {
  const sandbox = await withFaults(
    { match: ORDERS, kind: 'lost', times: 1 },
    { match: CASHIER, kind: 'lost', times: 1 },
  );
  await expect(send(sandbox, year({ price: 1 }))).rejects.toThrow('fetch failed');
  const order = await ask(sandbox, year());
  await expect(inCashier(sandbox, tradeOf(order), 'pay')).rejects.toThrow('fetch failed');
  expect(statuses(sandbox)).toEqual(['paid']);
  expect(linesOf(sandbox, order.id)).toEqual(['charge']);
});

it('other_amount: makes the order at 20 yuan more, and charges that', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'other_amount', times: 1 });
  const order = await ask(sandbox, year());
  expect(order.amount).toBe(21800);
  expect((await ask(sandbox, year())).amount).toBe(21800);
  await inCashier(sandbox, tradeOf(order), 'pay');
  expect(ledger(sandbox.world)).toMatchObject([{ order_id: order.id, amount: 21800 }]);
  expect((await ask(sandbox, year({}, 'next'))).amount).toBe(19800);
});

it('other_package: makes an order of the next package at the price of the requested one', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'other_package', times: 1 });
  const order = await ask(sandbox, year());
  expect(order).toMatchObject({ package: { id: '13', name: '月度会员' }, amount: 19800 });
  expect(await ask(sandbox, year())).toMatchObject({ id: order.id, package: { id: '13' } });
  const other = await send(sandbox, createOfficialOrder('13', payload(), 'key'));
  expect(other).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

it('other_package: makes an order of another prepared option, and takes that one from the stock', async () => {
  const sandbox = await withFaults({ match: 'POST /api/main/web/adminOrder/**', kind: 'other_package' });
  const call = buyPreparedOrder('800002', payload({ pid: '900021', price: 13800 }), 'key');
  expect(await ask(sandbox, call)).toMatchObject({ package: { id: '900011' }, amount: 13800 });
  const stock = 'SELECT pid, remaining FROM stock WHERE pid IN (?, ?) ORDER BY pid';
  expect(sandbox.world.db.all(stock, '900011', '900021')).toEqual([
    { pid: '900011', remaining: 35 },
    { pid: '900021', remaining: 1 },
  ]);
});

it("other_account: lists another user's prices", async () => {
  const sandbox = await withFaults({ match: '/api/main/v1/vip/packages/wechat', kind: 'other_account' });
  const price = async (token?: string) =>
    (await ask(sandbox, getWechatPackages(''), token)).packages.find(({ id }) => id === '12')?.price;
  expect(await price()).toBe(17800);
  expect(await price(await session(sandbox))).toBe(17800);
  expect(await price(await session(sandbox, '13800000002'))).toBe(19800);
});

it("other_account: lists another user's gifts", async () => {
  const sandbox = await withFaults({ match: '/api/tuiwen/web/vip/packages/welfare', kind: 'other_account' });
  const token = await session(sandbox, '13800000002');
  await ask(sandbox, createBrandOrder('tuiwen', '61', payload({ price: 0 }), 'a'), token);
  const { items } = await ask(sandbox, getWelfare('tuiwen', ''), token);
  expect(items.find(({ id }) => id === 'wf1')?.claimedAt).toBeNull();
});

it('other_account: makes the order for another user', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'other_account', times: 1 });
  const token = await session(sandbox);
  expect(await send(sandbox, year({ price: 19800 }), token)).toMatchObject({ status: 409 });
  sandbox.world.faults.add([{ match: ORDERS, kind: 'other_account', times: 1 }]);
  await ask(sandbox, year({ price: 17800 }), token);
  expect(buyers(sandbox)).toEqual(['phone:13800000002']);
});

it("other_account: reads and pays another user's latest order, where there is one", async ({ sandbox }) => {
  const mine = await session(sandbox);
  const theirs = await session(sandbox, '13800000002');
  const order = () => createBrandOrder('honey', '22', payload({ price: 5800 }), 'key');
  const own = await ask(sandbox, order(), mine);
  sandbox.world.faults.add([{ match: '/api/datacenter/web/order/**', kind: 'other_account' }]);
  const pay = { payType: 'wechat', client: 'browser', returnUrl: '/' } as const;
  expect((await send(sandbox, payCenterOrder(own.id, pay), mine)).status).toBe(404);
  const other = await ask(sandbox, order(), theirs);
  expect((await ask(sandbox, payCenterOrder(own.id, pay), mine)).id).toBe(other.id);
  expect((await ask(sandbox, payCenterOrder(other.id, pay, other.resultToken ?? ''))).id).toBe(own.id);
  expect(await send(sandbox, getOrder('o-nothing'), mine)).toMatchObject({ status: 404 });
});

it('other_account: logs in as another user', async () => {
  const sandbox = await withFaults({ match: '/api/main/v1/auth/*', kind: 'other_account', times: 1 });
  const call = loginByPassword({ account: '13800000001', password: 'sandbox-only' });
  const wrong = await ask(sandbox, call);
  expect(wrong.user?.phone).toBe('138****0002');
  await ask(sandbox, year({ price: 17800 }), wrong.token);
  expect(buyers(sandbox)).toEqual(['phone:13800000002']);
  expect((await ask(sandbox, call)).user?.phone).toBe('138****0001');
});

it('ignore_key: makes a second order under a known key, and leaves the first one open', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'ignore_key', times: 1 });
  const first = await ask(sandbox, year());
  expect(left(sandbox)).toEqual([1]);
  const second = await ask(sandbox, year());
  expect(second.id).not.toBe(first.id);
  expect(statuses(sandbox)).toEqual(['created', 'created']);
  await inCashier(sandbox, tradeOf(first), 'pay');
  await inCashier(sandbox, tradeOf(second), 'pay');
  expect(ledger(sandbox.world).map(({ kind }) => kind)).toEqual(['charge', 'charge']);
  expect((await ask(sandbox, year())).id).toBe(first.id);
});

it('ignore_key: makes a second order of a paid one, and compares its price', async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'ignore_key' });
  const token = await session(sandbox);
  await inCashier(sandbox, tradeOf(await ask(sandbox, year(), token)), 'pay');
  expect((await send(sandbox, year(), token)).status).toBe(409);
  expect(await ask(sandbox, year({ price: 17800 }), token)).toMatchObject({ amount: 17800 });
});

it("ignore_price: makes the order at the server's own amount", async () => {
  const sandbox = await withFaults({ match: ORDERS, kind: 'ignore_price', times: 1 });
  await ask(sandbox, year({}, 'same'));
  expect(left(sandbox)).toEqual([1]);
  expect((await ask(sandbox, year({ price: 11000 }))).amount).toBe(19800);
  expect((await send(sandbox, year({ price: 11000 }, 'next'))).status).toBe(409);
});

it('combines misbehaviours with each other and with one transport fault', async () => {
  const sandbox = await withFaults(
    { match: '/api/**', kind: 'other_amount', times: 1 },
    { match: '/api/**', kind: 'ignore_price', times: 1 },
    { match: '/api/**', kind: 'delay', times: 2 },
  );
  const heard: LiveMessage[] = [];
  sandbox.world.live.listen((message) => heard.push(message));
  await ask(sandbox, getFeedbackList());
  expect(left(sandbox)).toEqual([1, 1, 1]);
  expect((await ask(sandbox, year({ price: 1 }))).amount).toBe(21800);
  expect(left(sandbox)).toEqual([]);
  expect(heard.filter(({ type }) => type === 'call')).toMatchObject([
    { fault: 'delay' },
    { fault: 'delay, ignore_price, other_amount' },
  ]);
});
