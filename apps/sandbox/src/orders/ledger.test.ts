import fc from 'fast-check';
import { createOfficialOrder, getWechatPackages } from '@vip/api';
import type { Order } from '@vip/api/schema';
import { expect, vi } from 'vitest';
import {
  ask,
  inCashier,
  it,
  linesOf,
  openSandbox,
  orderYear,
  payload,
  setTime,
  tradeOf,
} from '../testing/visitor.ts';
import { ledger } from './payment-notices.ts';
import { orderById } from './order-row.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it('cannot be changed or shortened', async ({ sandbox }) => {
  const order = await orderYear(sandbox);
  await inCashier(sandbox, tradeOf(order), 'pay');
  const { db } = sandbox.world;
  expect(() => db.run('UPDATE charges SET amount = 1')).toThrow('append-only');
  expect(() => db.run('DELETE FROM charges')).toThrow('append-only');
  expect(ledger(sandbox.world)).toMatchObject([{ kind: 'charge', amount: 19800, order_id: order.id }]);
});

it('has one charge when the merchant is notified twice', async ({ sandbox }) => {
  const order = await orderYear(sandbox);
  await inCashier(sandbox, tradeOf(order), 'twice');
  await inCashier(sandbox, tradeOf(order), 'twice');
  expect(linesOf(sandbox, order.id)).toEqual(['charge']);
});

it('refunds the second payment when both wallets paid', async ({ sandbox }) => {
  const wechat = await orderYear(sandbox);
  const alipay = await orderYear(sandbox, { payType: 'alipay' });
  await inCashier(sandbox, tradeOf(wechat), 'late', '20');
  await inCashier(sandbox, tradeOf(alipay), 'pay');
  setTime(sandbox, 30_000);
  sandbox.processDue();
  expect(linesOf(sandbox, wechat.id)).toEqual(['charge', 'charge', 'refund']);
  expect(orderById(sandbox.world, wechat.id)?.status).toBe('paid');
});

type Step =
  | { kind: 'order'; packageId: '12' | '13'; key: 'a' | 'b'; payType: 'wechat' | 'alipay' }
  | { kind: 'cashier'; pick: number; choice: string; seconds: string }
  | { kind: 'wait'; ms: number }
  | { kind: 'notify' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    packageId: fc.constantFrom('12' as const, '13' as const),
    key: fc.constantFrom('a' as const, 'b' as const),
    payType: fc.constantFrom('wechat' as const, 'alipay' as const),
  }),
  fc.record({
    kind: fc.constant('cashier' as const),
    pick: fc.nat(20),
    choice: fc.constantFrom('pay', 'cancel', 'fail', 'early', 'stay', 'late', 'twice'),
    seconds: fc.constantFrom('1', '20', '1000'),
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 30_000, 301_000, 901_000) }),
  fc.constant({ kind: 'notify' as const }),
);

it('never keeps more than one payment of an order, and keeps one exactly when it is paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const sandbox = openSandbox();
      const trades: string[] = [];
      const orders = new Map<string, Order>();
      let time = 0;
      for (const next of steps) {
        if (next.kind === 'order') {
          // A key belongs to one package; another package with it would be refused.
          const key = `${next.key}-${next.packageId}`;
          const { payType, packageId } = next;
          const { packages } = await ask(sandbox, getWechatPackages('13800000003'));
          const price = packages.find(({ id }) => id === packageId)?.price ?? 0;
          const body = payload({ price, payType, phone: '13800000003' });
          const order = await ask(sandbox, createOfficialOrder(next.packageId, body, key));
          orders.set(order.id, order);
          if (order.pay) trades.push(tradeOf(order));
        } else if (next.kind === 'cashier') {
          const trade = trades[next.pick % Math.max(1, trades.length)];
          if (trade) await inCashier(sandbox, trade, next.choice, next.seconds);
        } else if (next.kind === 'wait') {
          setTime(sandbox, (time += next.ms));
        } else {
          await sandbox.app.request('/__sandbox/notify', { method: 'POST' });
        }
      }
      await sandbox.app.request('/__sandbox/notify', { method: 'POST' });
      for (const { id, amount } of orders.values()) {
        const lines = ledger(sandbox.world).filter((line) => line.order_id === id);
        const kept = lines.reduce(
          (sum, line) => sum + (line.kind === 'charge' ? line.amount : -line.amount),
          0,
        );
        expect(kept).toBe(orderById(sandbox.world, id)?.status === 'paid' ? amount : 0);
      }
    }),
    { numRuns: 60 },
  );
});
