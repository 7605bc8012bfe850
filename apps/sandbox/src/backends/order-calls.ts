import { MembershipPackageList, Order } from '@vip/api/schema';
import type { Handler } from 'hono';
import { buyerOf } from '../accounts/buyer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import { findItem, itemsOf, otherItem } from '../catalogue/catalogue.ts';
import type { Backend } from '../catalogue/item.ts';
import { offer } from '../catalogue/offer.ts';
import { answer } from '../contract/answer.ts';
import { takePhone } from '../contract/take-body.ts';
import { presentOrder, resultTokenOf } from '../orders/order-row.ts';
import { readableOrder } from '../orders/read-order.ts';
import { latestInstruction } from '../orders/trade.ts';
import { notFound } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';
import { checkGift } from './gifts.ts';
import { goodsOf, membershipOf, placeOrder, priceItem } from './place-order.ts';

/** POST …/packages/{id}/orders[/official]: an order of a package of this backend. */
export const orderItem =
  (world: World, backend: Backend): Handler<RequestEnv> =>
  (c) =>
    placeOrder(world, c, () => {
      const item = findItem(backend, c.req.param('id') ?? '');
      if (!item) throw notFound();
      return {
        backend,
        saleGroup: item.list === 'welfare' ? `gift:${item.id}` : backend,
        packageId: item.id,
        price(buyer) {
          if (item.list === 'welfare') checkGift(world, item, buyer);
          return priceItem(world, item, buyer);
        },
        other: () => goodsOf(otherItem(item)),
      };
    });

/** GET …/order(s)/{id}: one order, for its owner or the holder of its result token. */
export const readOrder =
  (world: World, backends: readonly Backend[]): Handler<RequestEnv> =>
  (c) => {
    const { order, hasResultToken } = readableOrder(world, c, c.req.param('id') ?? '', backends);
    return answer(
      world,
      c,
      Order,
      presentOrder(order, {
        resultToken: hasResultToken ? null : resultTokenOf(world, order.id),
        pay: latestInstruction(world, order.id),
      }),
    );
  };

/**
 * GET …/packages/wechat: the prices for the buyer that an order would have: the session's user, else the
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
    const membership = membershipOf(world, buyer);
    const packages = itemsOf(backend, 'official')
      .map((item) => offer(item, membership, world.clock.now(), world.prices))
      .map((item) => (isGrouped ? item : { ...item, type: null }));
    return answer(world, c, MembershipPackageList, { packages });
  };
