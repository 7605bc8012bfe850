import { Order, OrderPayload } from '@vip/api/schema';
import type { Context } from 'hono';
import { buyerOf, type Buyer } from '../accounts/buyer.ts';
import { currentMembership } from '../accounts/memberships.ts';
import type { HeldMembership } from '../catalogue/offer.ts';
import { sessionUser } from '../accounts/sessions.ts';
import type { Item } from '../catalogue/item.ts';
import { offer } from '../catalogue/offer.ts';
import { answer } from '../contract/answer.ts';
import { takeBody, takeIdempotencyKey } from '../contract/take-body.ts';
import { misbehave } from '../faults/misbehave.ts';
import { makeOrder, type Goods, type OrderRequest, type PackageInOrder } from '../orders/make-order.ts';
import { isPayable, presentOrder, type OrderRow } from '../orders/order-row.ts';
import { resultTokenOf } from '../orders/result-token.ts';
import { openTrade } from '../orders/trade.ts';
import { takeOpenid } from '../wechat/openid-codes.ts';
import type { RequestEnv, World } from '../world.ts';

/** What a root-relative return address belongs to: the page that asked, else the site's first origin. */
export function siteOrigin(world: World, c: Context<RequestEnv>): string {
  const { site } = world.addresses(c.req.url);
  const origin = c.req.header('origin');
  return origin !== undefined && site.includes(origin) ? origin : (site[0] ?? new URL(c.req.url).origin);
}

/** The order with a fresh instruction while it can be paid. `hasResultToken`: the caller need not be given it. */
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

/** Who pays, from the code that came along: whatever becomes of the request, the code is used. */
export const openidOf = (world: World, { code }: { code?: string | undefined }): string | null =>
  code === undefined ? null : takeOpenid(world, code);

type What = Pick<OrderRequest, 'backend' | 'shelf' | 'packageId' | 'other'> & {
  /** Priced for the buyer; throws the refusal when it may not be bought. */
  price(buyer: Buyer): Goods;
};

/** Reads, checks and carries out a call that makes an order. `choose` says what is ordered, from the body. */
export async function placeOrder(
  world: World,
  c: Context<RequestEnv>,
  choose: (payload: OrderPayload) => What,
): Promise<Response> {
  const session = sessionUser(world, c);
  const key = takeIdempotencyKey(c);
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
export const heldBy = (world: World, buyer: Buyer): HeldMembership | null =>
  buyer.user && currentMembership(world.db, buyer.user.id, world.clock.now());

/** A catalogue package at this buyer's price. The activity has list prices for every buyer. */
export function priceItem(world: World, item: Item, buyer: Buyer): Goods {
  const held = item.shelf === 'activity' ? null : heldBy(world, buyer);
  const { price, credit } = offer(item, held, world.clock.now(), world.prices);
  return { ...goodsOf(item), amount: price, credit };
}

/** What an order says of a package. */
export const goodsOf = ({ id, name, level, days }: Item): PackageInOrder => ({
  packageId: id,
  packageName: name,
  level,
  days,
});
