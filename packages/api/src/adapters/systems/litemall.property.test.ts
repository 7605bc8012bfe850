import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createOrder } from '../../index.ts';
import { answer } from '../../client/client.test-support.ts';
import type { TransportRequest } from '../../client/port.ts';
import { clientThrough, ORDER } from '../adapters.test-support.ts';
import { litemall } from './litemall.ts';

/** Prices in yuan. The sofa is no package; the third package is one by its description. */
const GOODS = [
  { id: 1, name: '会员月卡', brief: '', retailPrice: 19.9 },
  { id: 2, name: '会员年卡', brief: '', retailPrice: 168 },
  { id: 3, name: '畅学包', brief: '有效期 90 天', retailPrice: 59 },
  { id: 4, name: '沙发', brief: '', retailPrice: 1999 },
];

interface MallOrder {
  id: number;
  goods: (typeof GOODS)[number];
  status: 'unpaid' | 'paid' | 'cancelled';
}

/** A litemall with one buyer, who has already put a sofa into an order. */
function openMall() {
  const [, , , sofa] = GOODS;
  const orders: MallOrder[] = [{ id: 100, goods: sofa!, status: 'unpaid' }];
  let inCart = GOODS[0]!;
  const find = (value: unknown) => orders.find(({ id }) => id === Number(value));
  const ok = (data?: unknown) => ({ errno: 0, errmsg: '成功', ...(data !== undefined && { data }) });
  const asked = ({ url }: TransportRequest, name: string) => new URL(url).searchParams.get(name);
  const sent = ({ body = '{}' }: TransportRequest) => JSON.parse(body) as Record<string, unknown>;
  const calls: Record<string, (request: TransportRequest) => unknown> = {
    'GET /wx/goods/detail': (request) => {
      const info = GOODS.find(({ id }) => String(id) === asked(request, 'id'))!;
      return ok({ info, productList: [{ id: info.id }] });
    },
    'GET /wx/goods/list': () => ok({ list: GOODS }),
    'GET /wx/order/list': () => {
      const unpaid = orders.filter(({ status }) => status === 'unpaid');
      return ok({
        total: unpaid.length,
        list: unpaid.map(({ id, goods }) => ({
          id,
          actualPrice: goods.retailPrice,
          goodsList: [{ goodsName: goods.name }],
        })),
      });
    },
    'POST /wx/cart/fastadd': (request) => {
      inCart = GOODS.find(({ id }) => id === sent(request)['goodsId'])!;
      return ok(8);
    },
    'GET /wx/cart/checkout': () => ok({ addressId: 2, actualPrice: inCart.retailPrice }),
    'POST /wx/order/cancel': (request) => {
      const order = find(sent(request)['orderId']);
      if (order?.status !== 'unpaid') return { errno: 725, errmsg: '订单不能取消' };
      order.status = 'cancelled';
      return ok();
    },
    'POST /wx/order/submit': () => {
      orders.push({ id: 100 + orders.length, goods: inCart, status: 'unpaid' });
      return ok({ orderId: 99 + orders.length, payed: false });
    },
    'POST /wx/order/h5pay': (request) =>
      find(sent(request)['orderId'])?.status === 'unpaid'
        ? ok({ mwebUrl: 'https://wx.tenpay.com/x?a=1' })
        : { errno: 725, errmsg: '订单不能支付' },
    'GET /wx/order/detail': (request) => {
      const { id, goods, status } = find(asked(request, 'orderId'))!;
      const texts = { unpaid: '未付款', paid: '已付款', cancelled: '已取消' } as const;
      return ok({
        orderInfo: {
          id,
          orderSn: `n${id}`,
          addTime: '2026-11-23 09:00:00',
          actualPrice: goods.retailPrice,
          orderStatusText: texts[status],
        },
        orderGoods: [{ goodsId: goods.id, goodsName: goods.name }],
      });
    },
  };
  const packagesOf = (status: MallOrder['status']) =>
    orders.filter((order) => order.status === status && order.goods !== sofa);
  return { orders, calls, packagesOf };
}

/** What happens at one of a purchase's requests. */
const faults = fc.record({
  at: fc.nat(10),
  kind: fc.constantFrom('unsent' as const, 'lost' as const, 'paid' as const),
});

const choices = fc.array(
  fc.record({
    goods: fc.constantFrom(...GOODS.slice(0, 3)),
    /** The same tap once more, after an error. */
    isRepeated: fc.boolean(),
    fault: fc.option(faults, { nil: null }),
    /** The wallet pays what is unpaid, after the choice. */
    paysAfter: fc.boolean(),
  }),
  { maxLength: 6 },
);

it('never leaves two payable orders of packages, nor orders beside a payment that came between', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async (taps) => {
      const { orders, calls, packagesOf } = openMall();
      const payUnpaid = () => packagesOf('unpaid').forEach((order) => (order.status = 'paid'));
      let fault: (typeof taps)[number]['fault'] = null;
      let requests = 0;
      let refusals = 0;
      const recorded = Object.fromEntries(
        Object.entries(calls).map(([name, carry]) => [
          name,
          (request: TransportRequest) => {
            const kind = fault?.at === requests++ ? fault.kind : null;
            if (kind === 'paid') payUnpaid();
            if (kind === 'unsent') throw new TypeError('not sent');
            const given = carry(request);
            if (kind === 'lost') throw new TypeError('lost');
            if (name === 'POST /wx/order/cancel' && (given as { errno: number }).errno !== 0) refusals++;
            return answer(200, given);
          },
        ]),
      );
      const { client } = clientThrough(litemall, recorded);
      for (const [index, tap] of taps.entries()) {
        fault = tap.fault;
        for (let attempt = 0; attempt < (tap.isRepeated ? 2 : 1); attempt++) {
          requests = refusals = 0;
          const before = orders.length;
          const payload = { ...ORDER, price: Math.round(tap.goods.retailPrice * 100) };
          const order = await client.send(createOrder(String(tap.goods.id), payload, `key-${index}`)).then(
            ({ id, amount }) => ({ id, amount }),
            () => null,
          );
          expect(packagesOf('unpaid').length).toBeLessThanOrEqual(1);
          if (refusals > 0) expect([orders.length, order]).toEqual([before, null]);
          if (order) expect(order.amount).toBe(payload.price);
          fault = null;
        }
        if (tap.paysAfter) payUnpaid();
        expect(orders[0]?.status).toBe('unpaid');
      }
    }),
    { numRuns: 400 },
  );
});
