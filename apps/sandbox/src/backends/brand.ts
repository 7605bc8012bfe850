import { WelfareList } from '@vip/api/schema';
import { Hono } from 'hono';
import { buyerOf } from '../accounts/buyer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import type { Backend } from '../catalogue/item.ts';
import { answer } from '../contract/answer.ts';
import { badField } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { giftsFor } from './gifts.ts';
import { listPackages, orderItem } from './order-calls.ts';

/** The backend of one of the brands that have their own. */
export function brandBackend(world: World, backend: Exclude<Backend, 'main' | 'upgrade'>): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();
  calls.get('/web/vip/packages/wechat', listPackages(world, backend));
  calls.post('/web/vip/packages/:id/orders/official', orderItem(world, backend));

  calls.get('/web/vip/packages/welfare', (c) => {
    const userId = c.req.query('user_id') ?? '';
    const session = sessionUser(world, c);
    if ((userId === '' && !session) || userId.length > 64) throw badField('user_id', '请先登录');
    const buyer = buyerOf(world, c, { session, userId });
    return answer(world, c, WelfareList, { items: giftsFor(world, backend, buyer) });
  });

  return calls;
}
