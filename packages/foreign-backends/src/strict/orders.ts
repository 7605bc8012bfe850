import type { Book } from '../serving/book.ts';
import type { Prices } from '../serving/prices.ts';
import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { fieldOf } from '../serving/text.ts';
import { notFound, ok, refused, unauthorized } from './answers.ts';
import type { Sessions } from './login.ts';
import { call, ORDER, PAYING } from './names.ts';
import { ORDER_FIELDS, orderAnswer, type Placed } from './order-answer.ts';
import { BRANDS, GIFTS, SOLD, type Seller, type Sold } from './shop.ts';

/** Sellers whose orders the data center reads, and pays again. */
const OF_DATACENTER: readonly Seller[] = [...BRANDS, 'datacenter'];
const MONEY = { fields: ORDER_FIELDS, money: ['amount'] };

interface Ordered extends Pick<Sold, 'id' | 'name' | 'level' | 'price'> {
  /** Where it is shipped. */
  address?: unknown;
}

export interface Orders {
  /** Makes an order of a body, or refuses it. */
  place(request: Incoming, seller: Seller, what: Ordered): Reply;
  routes: readonly Route[];
  reset(): void;
}

export function openOrders(book: Book, { userOf, hasEnded }: Sessions, prices: Prices): Orders {
  const placed = new Map<string, Placed>();

  const place: Orders['place'] = (request, seller, what) => {
    const user = userOf(request);
    const { body } = request;
    const price = prices.of(what);
    if (fieldOf(body, 'price') !== price) return refused(409, 'price_changed', '价格已变化');
    // Another package closes what is still unpaid. The same one again is a second order: there is no key to know it by.
    for (const { order, seller: other } of placed.values())
      if (
        order.status === 'unpaid' &&
        user !== undefined &&
        order.userId === user &&
        other === seller &&
        order.packageId !== what.id
      )
        book.close(order.number);
    const order = book.add({
      amount: price,
      packageId: what.id,
      packageName: what.name,
      level: what.level,
      userId: user ?? null,
      payType: fieldOf(body, 'pay_type') === 'alipay' ? 'alipay' : 'wechat',
      um: String(fieldOf(body, 'um')),
      address: what.address ?? null,
    });
    const found = {
      order,
      seller,
      client: String(fieldOf(body, 'client')),
      returnUrl: String(fieldOf(body, 'return_url')),
    };
    placed.set(order.id, found);
    return ok(orderAnswer(found));
  };

  /** An order of one of the sellers: of the session's user, or of an anonymous one. */
  function find(request: Incoming, sellers: readonly Seller[]): Placed | Reply {
    const found = placed.get(request.params['id'] ?? '');
    const user = userOf(request);
    if (hasEnded(request)) return unauthorized();
    if (!found || !sellers.includes(found.seller)) return notFound();
    if (found.order.userId === null || found.order.userId === user) return found;
    return user === undefined ? unauthorized() : notFound();
  }

  const ordering = (seller: Seller, path: string): Route =>
    call(`POST /${seller}${path}`, { body: ORDER, ...MONEY }, (request) => {
      if (userOf(request) === undefined) return unauthorized();
      const id = request.params['id'];
      const gift = BRANDS.includes(seller as 'honey')
        ? GIFTS.find((each) => each.package.id === id)?.package
        : undefined;
      const found = SOLD[seller].find((each) => each.id === id) ?? gift;
      return found ? place(request, seller, found) : notFound();
    });
  const reading = (name: string, sellers: readonly Seller[]): Route =>
    call(name, MONEY, (request) => {
      const found = find(request, sellers);
      return 'order' in found ? ok(orderAnswer(found)) : found;
    });

  const routes = [
    ordering('main', '/web/vip/packages/{id}/orders'),
    ordering('main', '/web/vip/packages/{id}/orders/official'),
    reading('GET /main/web/orders/{id}', ['main']),
    ...OF_DATACENTER.map((seller) => ordering(seller, '/web/vip/packages/{id}/orders/official')),
    reading('GET /datacenter/web/order/{id}', OF_DATACENTER),
    call('POST /datacenter/web/order/{id}/to_pay', { body: PAYING, ...MONEY }, (request) => {
      const found = find(request, OF_DATACENTER);
      if (!('order' in found)) return found;
      if (found.order.status !== 'unpaid') return refused(409, 'order_state', '订单状态已变化');
      found.order.payType = fieldOf(request.body, 'pay_type') === 'alipay' ? 'alipay' : 'wechat';
      found.client = String(fieldOf(request.body, 'client'));
      found.returnUrl = String(fieldOf(request.body, 'return_url'));
      return ok(orderAnswer(found));
    }),
  ];
  return { place, routes, reset: () => placed.clear() };
}
