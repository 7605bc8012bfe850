import { expect, it } from 'vitest';
import type { PageLife } from '../device/contract.ts';
import type { Lack } from '../plan/plan.ts';
import type { Arrival, StoredOrder } from '../server/server.ts';
import { keylessRule } from './double.ts';
import type { Facts } from './rule.ts';

const MINUTE = 60_000;

/** Two orders of one purchase; the second one after so many minutes, after the first one had this status. */
function reportsOf({ lacks = ['keys'], minutes = 2, status = 'created', amount = 16800, header = {} } = {}) {
  const reports: string[] = [];
  const statuses = new Map<string, string>();
  const orders: Facts['orders'] = new Map();
  const facts = {
    plan: { lacks: lacks as Lack[] },
    server: { order: (id: string) => ({ ...orders.get(id)?.order, status: statuses.get(id) }) },
    device: { clockOffset: 0 },
    orders,
    wipedAt: [],
    report: (_rule: string, text: string) => void reports.push(text),
  } as unknown as Facts;
  const rule = keylessRule(facts);
  const arrive = (made: Partial<StoredOrder> | null) => {
    if (made) {
      orders.set(made.id!, { order: made as StoredOrder, tap: null });
      statuses.set(made.id!, 'created');
    }
    const request = { path: '/api/honey/web/vip/packages/1/orders/official', headers: made ? header : {} };
    rule.onArrival?.({} as PageLife, { request, made } as unknown as Arrival, { tap: null, agreed: null });
  };
  const order = { buyer: 'phone:13800000001', sale_group: 'honey', package_name: '年度会员', amount: 16800 };
  arrive({ ...order, id: 'o1', created_at: 0 });
  statuses.set('o1', status);
  arrive(null);
  // The sandbox closes the first one with the second.
  statuses.set('o1', 'closed');
  arrive({ ...order, id: 'o2', amount, created_at: minutes * MINUTE });
  return reports;
}

it.each(['created', 'paying'])('a second order is reported while the first one is %s', (status) => {
  expect(reportsOf({ status })).toEqual(['a second order of 年度会员 while o1 can be paid']);
});

it('no second order is reported that may be made', () => {
  expect(reportsOf({ lacks: [] })).toEqual([]);
  expect(reportsOf({ minutes: 15 })).toEqual([]);
  expect(reportsOf({ amount: 6800 })).toEqual([]);
  for (const status of ['closed', 'paid', 'refunded']) expect(reportsOf({ status })).toEqual([]);
});

it('a key is reported where the backend knows none', () => {
  expect(reportsOf({ status: 'closed', header: { 'idempotency-key': 'k' } })).toContain('a key was sent');
});
