import { MembershipPackageList } from '@vip/api/schema';
import type { Handler } from 'hono';
import { buyerOf } from '../accounts/buyer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import { itemsOf } from '../catalogue/catalogue.ts';
import type { Backend } from '../catalogue/item.ts';
import { offer } from '../catalogue/offer.ts';
import { answer } from '../contract/answer.ts';
import { takePhone } from '../contract/take-body.ts';
import type { RequestEnv, World } from '../world.ts';
import { heldBy } from './place-order.ts';

/**
 * GET …/packages/wechat: the prices for whoever would be the buyer of an order: the session's user, else the
 * phone, else the user id; list prices for an anonymous user. Groups are named when asked for (`loads=type`).
 */
export const listPackages =
  (world: World, backend: Backend, options: { alwaysGrouped?: boolean } = {}): Handler<RequestEnv> =>
  (c) => {
    const buyer = buyerOf(world, c, {
      session: sessionUser(world, c),
      phone: takePhone(c),
      userId: c.req.query('user_id'),
    });
    const isGrouped = options.alwaysGrouped || c.req.query('loads') === 'type';
    const held = heldBy(world, buyer);
    const packages = itemsOf(backend, 'official')
      .map((item) => offer(item, held, world.clock.now(), world.prices))
      .map((item) => (isGrouped ? item : { ...item, type: null }));
    return answer(world, c, MembershipPackageList, { packages });
  };
