import { ToPayPayload, WelfareList } from '@vip/api/schema';
import { Hono } from 'hono';
import { buyerOf } from '../accounts/buyer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import type { Backend } from '../catalogue/item.ts';
import { answer } from '../contract/answer.ts';
import { badField } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { giftsFor } from './gifts.ts';
import { listPackages, orderItem, readOrder } from './order-calls.ts';
import { takeBody } from '../contract/take-body.ts';
import { changePayment } from '../orders/make-order.ts';
import { isPayable } from '../orders/order-row.ts';
import { readableOrder } from '../orders/read-order.ts';
import { fillReturn } from '../addresses.ts';
import { answerPayable, openidOf, siteOrigin } from './place-order.ts';

/** The backend of a brand that has its own. */
export function brandBackend(world: World, backend: Exclude<Backend, 'main' | 'upgrade'>): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();
  const packages = `${world.prefixes[backend] ?? '/web'}/vip/packages`;
  calls.get(`${packages}/wechat`, listPackages(world, backend));
  calls.post(`${packages}/:id/orders/official`, orderItem(world, backend));

  calls.get(`${packages}/welfare`, (c) => {
    const userId = c.req.query('user_id') ?? '';
    const session = sessionUser(world, c);
    if ((userId === '' && !session) || userId.length > 64) throw badField('user_id', '请先登录');
    const buyer = buyerOf(world, c, { session, userId });
    return answer(world, c, WelfareList, { items: giftsFor(world, backend, buyer) });
  });

  return calls;
}

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
