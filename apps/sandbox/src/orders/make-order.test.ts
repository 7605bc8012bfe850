import { createBrandOrder, createOfficialOrder, getOrder } from '@vip/api';
import { expect } from 'vitest';
import {
  ask,
  inCashier,
  it,
  linesOf,
  orderYear,
  payload,
  send,
  session,
  setTime,
  tradeOf,
} from '../testing/visitor.ts';

const MINUTE = 60_000;

it('answers a repeated key with the same order and a fresh instruction', async ({ sandbox }) => {
  const first = await orderYear(sandbox, { phone: '13800000003' });
  const second = await orderYear(sandbox, { phone: '13800000003', payType: 'alipay' });
  expect(second).toMatchObject({ id: first.id, resultToken: first.resultToken, payType: 'alipay' });
  expect(second.pay?.kind).toBe('alipay_form');
});

it('refuses a key that was used for another package', async ({ sandbox }) => {
  await orderYear(sandbox);
  const refused = await send(sandbox, createOfficialOrder('13', payload({ price: 3200 }), 'key'));
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

it('keeps the keys of different buyers apart', async ({ sandbox }) => {
  const one = await orderYear(sandbox, { phone: '13800000003' });
  const other = await ask(
    sandbox,
    createOfficialOrder('13', payload({ price: 3200, phone: '13911112222' }), 'key'),
  );
  expect(other.id).not.toBe(one.id);
});

it('treats the session and the phone of a user as the same buyer', async ({ sandbox }) => {
  const token = await session(sandbox, '13800000003');
  const bySession = await orderYear(sandbox, {}, 'key', token);
  const byPhone = await orderYear(sandbox, { phone: '13800000003' });
  expect(byPhone.id).toBe(bySession.id);
});

it('closes the unpaid order when the buyer orders another package there, and not elsewhere', async ({
  sandbox,
}) => {
  const token = await session(sandbox);
  const honey = await ask(sandbox, createBrandOrder('honey', '21', payload({ price: 15800 }), 'h'), token);
  const first = await orderYear(sandbox, {}, 'a', token);
  await ask(sandbox, createOfficialOrder('13', payload({ price: 3200 }), 'b'), token);
  expect((await ask(sandbox, getOrder(first.id), token)).status).toBe('closed');
  const again = await ask(sandbox, createBrandOrder('honey', '21', payload({ price: 15800 }), 'h'), token);
  expect(again).toMatchObject({ id: honey.id, status: 'created' });
});

it('refunds the payment of a closed order', async ({ sandbox }) => {
  const token = await session(sandbox);
  const first = await orderYear(sandbox, {}, 'a', token);
  await ask(sandbox, createOfficialOrder('13', payload({ price: 3200 }), 'b'), token);
  await inCashier(sandbox, tradeOf(first), 'pay');
  expect((await ask(sandbox, getOrder(first.id), token)).status).toBe('refunded');
  expect(linesOf(sandbox, first.id)).toEqual(['charge', 'refund']);
});

it('closes an order after 15 minutes', async ({ sandbox }) => {
  const order = await orderYear(sandbox, {}, 'a');
  const read = () => ask(sandbox, getOrder(order.id, order.resultToken ?? ''));
  setTime(sandbox, 15 * MINUTE - 1);
  expect((await read()).status).toBe('created');
  setTime(sandbox, 15 * MINUTE);
  expect(await read()).toMatchObject({ status: 'closed', pay: null });
});

it('accepts a payment in time whose notice comes after the order expired', async ({ sandbox }) => {
  const order = await orderYear(sandbox, {}, 'a');
  await inCashier(sandbox, tradeOf(order), 'late', '60');
  setTime(sandbox, 60 * MINUTE);
  const read = await ask(sandbox, getOrder(order.id, order.resultToken ?? ''));
  expect(read).toMatchObject({ status: 'paid', paidAt: '2026-11-21T10:25:00.000+08:00' });
});

it('numbers the orders of a minute', async ({ sandbox }) => {
  const one = await orderYear(sandbox, {}, 'a');
  const two = await orderYear(sandbox, {}, 'b');
  expect([one.number, two.number]).toEqual(['26112110240001', '26112110240002']);
});
