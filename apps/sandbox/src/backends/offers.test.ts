import {
  buyPreparedOrder,
  createBrandOrder,
  createCenterOrder,
  getBrandPackages,
  getCenterPackages,
  getPreparedOrder,
  getWelfare,
  getWechatPackages,
} from '@vip/api';
import type { OrderPayload } from '@vip/api/schema';
import * as v from 'valibot';
import { expect } from 'vitest';
import {
  ADDRESS as address,
  ask,
  inCashier,
  it,
  linesOf,
  openSandbox,
  orderYear,
  payload,
  send,
  session,
  setTime,
  START,
  tradeOf,
} from '../testing/visitor.ts';

it('deducts the rest of a membership from an upgrade, in the list and in the order', async ({ sandbox }) => {
  const { packages } = await ask(sandbox, getCenterPackages({ phone: '13800000002' }));
  const upgrade = packages.find(({ id }) => id === '55');
  expect(upgrade).toMatchObject({ price: 11000, credit: 5800, level: '2' });
  const token = await session(sandbox, '13800000002');
  const order = await ask(sandbox, createCenterOrder('55', payload({ price: 11000 }), 'key'), token);
  expect(order.amount).toBe(11000);
  await inCashier(sandbox, tradeOf(order), 'pay');
  const after = await ask(sandbox, getCenterPackages({}), token);
  expect(after.packages.every(({ credit }) => credit === 0)).toBe(true);
});

it('shows list prices for an empty phone, and a member a lower price, which the order has too', async ({
  sandbox,
}) => {
  const price = async (phone: string) =>
    (await ask(sandbox, getWechatPackages(phone))).packages.map((one) => one.price);
  expect(await price('')).toEqual([7800, 19800, 3200]);
  expect(await price('13800000003')).toEqual([7800, 19800, 3200]);
  expect(await price('13800000002')).toEqual([7800, 17800, 3200]);
  expect((await send(sandbox, getWechatPackages('12'))).status).toBe(422);
  const order = await orderYear(sandbox, { price: 17800, phone: '13800000002' });
  expect(order.amount).toBe(17800);
});

it('names the groups of tuiwen on request', async ({ sandbox }) => {
  const types = async (loads?: 'type') =>
    new Set((await ask(sandbox, getBrandPackages('tuiwen', '', loads))).packages.map(({ type }) => type));
  expect(await types('type')).toEqual(new Set(['创作版', '商用版', '字数包']));
  expect(await types()).toEqual(new Set([null]));
});

it('grants a free gift at once, only once, without a line in the ledger', async ({ sandbox }) => {
  const claim = (key: string) =>
    createBrandOrder('tuiwen', '61', payload({ price: 0, userId: 'u10003' }), key);
  const order = await ask(sandbox, claim('a'));
  expect(order).toMatchObject({ status: 'paid', amount: 0, pay: null });
  expect(linesOf(sandbox, order.id)).toEqual([]);
  const { items } = await ask(sandbox, getWelfare('tuiwen', 'u10003'));
  expect(items.find(({ id }) => id === 'wf1')?.claimedAt).toBe('2026-11-21T10:24:00.000+08:00');
  expect((await ask(sandbox, claim('a'))).id).toBe(order.id);
  expect((await send(sandbox, claim('b'))).status).toBe(409);
});

it('shows the gifts of the logged-in user, and none to an anonymous user', async ({ sandbox }) => {
  const token = await session(sandbox, '13800000003');
  await ask(sandbox, createBrandOrder('tuiwen', '61', payload({ price: 0 }), 'a'), token);
  const { items } = await ask(sandbox, getWelfare('tuiwen', ''), token);
  expect(items.find(({ id }) => id === 'wf1')?.claimedAt).not.toBeNull();
  expect((await send(sandbox, getWelfare('tuiwen', ''))).status).toBe(422);
});

it('deducts the rest of a membership from a higher level of tuiwen, down to zero', async ({ sandbox }) => {
  const token = await session(sandbox, '13800000002');
  const { packages } = await ask(sandbox, getBrandPackages('tuiwen', '', 'type'), token);
  const found = (wanted: string) => packages.find(({ id }) => id === wanted);
  expect(found('41')).toMatchObject({ level: '1', price: 19800, credit: 0 });
  expect(found('44')).toMatchObject({ level: '2', price: 34000, credit: 5800 });
  expect(found('46')).toMatchObject({ level: '2', price: 0, credit: 5800 });
  expect(found('47')).toMatchObject({ level: '0', credit: 0 });
  const order = await ask(sandbox, createBrandOrder('tuiwen', '46', payload({ price: 0 }), 'key'), token);
  expect(order).toMatchObject({ status: 'paid', amount: 0 });
});

it.each([
  ['is over', '63', { userId: 'u10003' }, 409],
  ['an anonymous user asks for', '61', {}, 422],
])('refuses a gift that %s', async (_, packageId, who, status) => {
  const call = createBrandOrder('tuiwen', packageId, payload({ price: 0, ...who }), 'key');
  expect((await send(openSandbox(), call)).status).toBe(status);
});

it('takes ordered goods from the stock and puts them back when the order ends unpaid', async ({
  sandbox,
}) => {
  const stock = async () => (await ask(sandbox, getPreparedOrder('800001'))).options[0]?.stock;
  await ask(sandbox, buyPreparedOrder('800001', payload({ price: 21800, pid: '900011', address }), 'key'));
  expect(await stock()).toBe(35);
  setTime(sandbox, 15 * 60_000);
  expect(await stock()).toBe(36);
});

it.each([
  ['an option', '800001', { address }, 422, 'pid'],
  ['an address where goods are shipped', '800001', { pid: '900011' }, 422, 'address'],
])('asks for %s', async (_, id, more, status, field) => {
  const answer = await send(openSandbox(), buyPreparedOrder(id, payload(more), 'key'));
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
});

it.each([
  ['without a name', { name: '' }, 'address.name'],
  ['spaces', { name: ' ' }, 'address.name'],
  ['a phone that is none', { phone: '1380000' }, 'address.phone'],
  ['no province', { province: '' }, 'address.province'],
  ['no city', { city: '' }, 'address.city'],
  ['no district', { district: '' }, 'address.district'],
  ['three letters of a street', { street: '文三路' }, 'address.street'],
  ['a place out of reach', { province: '台湾省' }, 'address.province'],
])('names the field of an address with %s', async (_, wrong, field) => {
  const call = buyPreparedOrder(
    '800001',
    payload({ price: 21800, pid: '900011', address: { ...address, ...wrong } }),
    'key',
  );
  const { status, body } = await send(openSandbox(), call);
  expect(status).toBe(422);
  expect(Object.keys(v.parse(v.object({ fields: v.record(v.string(), v.string()) }), body).fields)).toEqual([
    field,
  ]);
});

it('repeats an order by its key, with the address or without, and refuses the key for another address', async ({
  sandbox,
}) => {
  const buy = (more: Partial<OrderPayload>) =>
    buyPreparedOrder('800001', payload({ price: 21800, pid: '900011', ...more }), 'key');
  const order = await ask(sandbox, buy({ address }));
  expect((await ask(sandbox, buy({ address }))).id).toBe(order.id);
  expect((await ask(sandbox, buy({}))).id).toBe(order.id);
  expect((await send(sandbox, buy({ address: { ...address, street: '莫干山路 1 号' } }))).status).toBe(409);
  expect((await ask(sandbox, getPreparedOrder('800001'))).options[0]?.stock).toBe(35);
});

it('closes a prepared order when its time is over, also for a page that still shows it', async ({
  sandbox,
}) => {
  const { expiresAt, status } = await ask(sandbox, getPreparedOrder('800001'));
  expect([status, expiresAt]).toEqual(['open', '2026-11-24T23:59:59.999+08:00']);
  setTime(sandbox, Date.parse(expiresAt) - START);
  expect(await ask(sandbox, getPreparedOrder('800001'))).toMatchObject({ status: 'expired', expiresAt });
  const expired = buyPreparedOrder('800001', payload({ price: 21800, pid: '900011', address }), 'key');
  expect((await send(sandbox, expired)).status).toBe(409);
});

it.each([
  ['is sold out', '800001', { price: 39800, pid: '900013', address }],
  ['is over', '800003', { price: 4800, pid: '900031' }],
])('refuses an option that %s', async (_, id, more) => {
  const call = buyPreparedOrder(id, payload(more), 'key');
  expect(await send(openSandbox(), call)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

it('sells an order prepared for one buyer once', async ({ sandbox }) => {
  const order = await ask(sandbox, buyPreparedOrder('800002', payload({ price: 13800, pid: '900021' }), 'a'));
  await inCashier(sandbox, tradeOf(order), 'pay');
  expect((await ask(sandbox, getPreparedOrder('800002'))).status).toBe('ordered');
  const again = buyPreparedOrder(
    '800002',
    payload({ price: 13800, pid: '900021', phone: '13800000003' }),
    'b',
  );
  expect((await send(sandbox, again)).status).toBe(409);
});
