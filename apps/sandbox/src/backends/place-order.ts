import { Order, OrderPayload } from '@vip/api/schema';
import type { Context } from 'hono';
import { type Buyer, buyerOf } from '../accounts/buyer.ts';
import { currentMembership } from '../accounts/memberships.ts';
import { type CurrentMembership, offer } from '../catalogue/offer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import type { Item } from '../catalogue/item.ts';
import { answer } from '../contract/answer.ts';
import { takeBody, takeIdempotencyKey } from '../contract/take-body.ts';
import { misbehave } from '../faults/apply-faults.ts';
import { type Goods, makeOrder, type OrderRequest, type PackageInOrder } from '../orders/make-order.ts';
import { isPayable, type OrderRow, presentOrder, resultTokenOf } from '../orders/order-row.ts';
import { openTrade } from '../orders/trade.ts';
import { takeOpenid } from '../wechat/openid-codes.ts';
import type { RequestEnv, World } from '../world.ts';

/** The base of a root-relative return address: the requesting page's origin, else the site's first. */
export function siteOrigin(world: World, c: Context<RequestEnv>): string {
  const { site } = world.addresses(c.req.url);
  const origin = c.req.header('origin');
  return origin !== undefined && site.includes(origin) ? origin : (site[0] ?? new URL(c.req.url).origin);
}

/** The order with a new instruction while it can be paid. With `hasResultToken` the token is not sent again. */
export function answerPayable(
  world: World,
  c: Context<RequestEnv>,
  order: OrderRow,
  hasResultToken = false,
): Response {
  const pay = isPayable(order)
    ? openTrade(world, order, world.addresses(c.req.url), siteOrigin(world, c))
    : null;
  return answer(
    world,
    c,
    Order,
    presentOrder(order, { resultToken: hasResultToken ? null : resultTokenOf(world, order.id), pay }),
  );
}

/** The payer's openid for the request's code. The code is used up even if the request fails. */
export const openidOf = (world: World, { code }: { code?: string | undefined }): string | null =>
  code === undefined ? null : takeOpenid(world, code);

type What = Pick<OrderRequest, 'backend' | 'saleGroup' | 'packageId' | 'other'> & {
  /** The price for the buyer; throws the refusal if it may not be bought. */
  price(buyer: Buyer): Goods;
};

/** Handles a call that creates an order. `choose` returns the goods for the body. */
export async function placeOrder(
  world: World,
  c: Context<RequestEnv>,
  choose: (payload: OrderPayload) => What,
): Promise<Response> {
  const session = sessionUser(world, c);
  // The name of the backend follows `/api/`.
  const place = world.keyPlaces[c.req.path.split('/')[2] ?? ''] ?? 'header';
  const key = await takeIdempotencyKey(c, place);
  const payload = await takeBody(c, OrderPayload);
  const { price, ...what } = choose(payload);
  const openid = openidOf(world, payload);
  const buyer = buyerOf(world, c, { session, phone: payload.phone, userId: payload.userId, key });
  const order = makeOrder(world, {
    ...what,
    buyer,
    key,
    payload,
    openid,
    addresses: world.addresses(c.req.url),
    siteOrigin: siteOrigin(world, c),
    price: () => price(buyer),
    misbehave: (kind) => misbehave(world, c, kind),
  });
  return answerPayable(world, c, order);
}

/** The membership that a buyer has now, or null. */
export const membershipOf = (world: World, buyer: Buyer): CurrentMembership | null =>
  buyer.user && currentMembership(world.db, buyer.user.id, world.clock.now());

/** A catalogue package at this buyer's price. The activity has list prices for every buyer. */
export function priceItem(world: World, item: Item, buyer: Buyer): Goods {
  const membership = item.list === 'activity' ? null : membershipOf(world, buyer);
  const { price, credit } = offer(item, membership, world.clock.now(), world.prices);
  return { ...goodsOf(item), amount: price, credit };
}

/** The package fields of an order. */
export const goodsOf = ({ id, name, level, days }: Item): PackageInOrder => ({
  packageId: id,
  packageName: name,
  level,
  days,
});
