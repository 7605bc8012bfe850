import { ToPayPayload } from '@vip/api/schema';
import { Hono } from 'hono';
import type { Backend } from '../catalogue/item.ts';
import { takeBody } from '../contract/take-body.ts';
import { changePayment } from '../orders/make-order.ts';
import { isPayable } from '../orders/order-row.ts';
import { readableOrder } from '../orders/read-order.ts';
import { fillReturn } from '../orders/return-address.ts';
import type { RequestEnv, World } from '../world.ts';
import { listPackages, orderItem, readOrder } from './order-calls.ts';
import { answerPayable, openidOf, siteOrigin } from './place-order.ts';

/** The data center reads the orders of every backend but main. */
const READS: readonly Backend[] = ['honey', 'youquan', 'tuiwen', 'upgrade'];

/** The data center: sells the upgrades, reads the brands' orders and has them paid again. */
export function datacenterBackend(world: World): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();
  calls.get('/web/vip/packages/wechat', listPackages(world, 'upgrade', { alwaysGrouped: true }));
  calls.post('/web/vip/packages/:id/orders/official', orderItem(world, 'upgrade'));
  calls.get('/web/order/:id', readOrder(world, READS));

  calls.post('/web/order/:id/to_pay', async (c) => {
    const { order, hasResultToken } = readableOrder(world, c, c.req.param('id'), READS);
    const payload = await takeBody(c, ToPayPayload);
    fillReturn(
      payload.returnUrl,
      { token: '', id: '', um: '', level: '' },
      siteOrigin(world, c),
      world.addresses(c.req.url),
    );
    const openid = openidOf(world, payload);
    const changed = isPayable(order) ? changePayment(world, order, payload, openid) : order;
    return answerPayable(world, c, changed, hasResultToken);
  });

  return calls;
}
