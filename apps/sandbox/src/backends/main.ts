import { Activity, BroadcastList, FeedbackList, Scheme } from '@vip/api/schema';
import { Hono } from 'hono';
import { sessionUser } from '../accounts/sessions.ts';
import { currentActivity } from '../catalogue/activity.ts';
import { DAY, isoTime } from '../clock.ts';
import { answer } from '../contract/answer.ts';
import { nonce } from '../random.ts';
import { badField } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { accountCalls } from './accounts.ts';
import { feedbackList, recentPurchases } from './social-proof.ts';
import { listPackages, orderItem, readOrder } from './order-calls.ts';
import { preparedCalls } from './prepared.ts';

/** The main backend. */
export function mainBackend(world: World): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();
  const now = () => world.clock.now();

  calls.get('/v1/activity', (c) => {
    sessionUser(world, c);
    const clientType = c.req.query('is_speed') ?? '0';
    if (!/^\d{1,4}$/.test(clientType)) throw badField('is_speed', '客户端类型不对');
    return answer(world, c, Activity, currentActivity(Number(clientType), now(), world.prices));
  });

  calls.get('/v1/order/broadcast', (c) => {
    sessionUser(world, c);
    return answer(world, c, BroadcastList, { items: recentPurchases(world) });
  });

  calls.get('/v1/feedback-list', (c) => {
    sessionUser(world, c);
    return answer(world, c, FeedbackList, { items: feedbackList(world.addresses(c.req.url), now()) });
  });

  calls.get('/v1/generate_scheme', (c) => {
    sessionUser(world, c);
    const ticket = nonce().slice(0, 12);
    return answer(world, c, Scheme, {
      scheme: `weixin://dl/business/?t=${ticket}`,
      urlLink: `https://wxaurl.cn/${ticket}`,
      expiresAt: isoTime(now() + 30 * DAY),
    });
  });

  calls.get('/v1/vip/packages/wechat', listPackages(world, 'main'));
  calls.post('/web/vip/packages/:id/orders', orderItem(world, 'main'));
  calls.post('/web/vip/packages/:id/orders/official', orderItem(world, 'main'));
  calls.get('/web/orders/:id', readOrder(world, ['main']));
  calls.route('/', accountCalls(world));
  calls.route('/', preparedCalls(world));
  return calls;
}
