import type { Book, BookOrder } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Prices } from '../serving/prices.ts';
import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { beijingText, digits, fieldOf, yuanText } from '../serving/text.ts';
import { data, DAY, invalid, message, noModel, unauthenticated } from './answers.ts';
import type { Sessions, User } from './login.ts';
import { filled, paymentOf, type Placed } from './payment.ts';
import { GIFTS, PRODUCTS } from './shop.ts';

const STATUS: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: 'pending',
  paid: 'paid',
  closed: 'closed',
  refunded: 'refunded',
};

export const ORDER_FIELDS = [
  ...below('data', [
    'id',
    'no',
    'status',
    'total_amount',
    'payment_method',
    'created_at',
    'expired_at',
    'paid_at',
  ]),
  ...below('data', ['package', 'package.id', 'package.name', 'package.level']),
  ...below('data', ['payment', 'payment.type', 'payment.content']),
  'data',
];

const resourceOf = (found: Placed) => {
  const { order, queryToken } = found;
  return {
    id: Number(order.id),
    no: order.number,
    status: STATUS[order.status],
    package: { id: Number(order.packageId), name: order.packageName, level: Number(order.level) },
    total_amount: yuanText(order.amount),
    payment_method: order.payType,
    created_at: beijingText(order.createdAt),
    expired_at: beijingText(order.createdAt + 1_800_000),
    paid_at: order.paidAt === null ? null : beijingText(order.paidAt),
    vip_expired_at: order.paidAt === null ? null : beijingText(order.paidAt + 366 * DAY),
    source: order.um,
    query_token: queryToken,
    payment: order.status === 'unpaid' ? paymentOf(found) : null,
  };
};

interface Ordered {
  id: number;
  name: string;
  level: number;
  price: number;
  /** Where it is shipped. */
  address?: unknown;
}

export interface Orders {
  /** Makes an order of a body, or refuses it. */
  place(request: Incoming, what: Ordered, user: User): Reply;
  routes: readonly Route[];
  reset(): void;
}

export function openOrders(book: Book, { bearer, userOf, needsUser }: Sessions, prices: Prices): Orders {
  const placed = new Map<string, Placed>();
  const keys = new Map<string, string>();

  /** By the session of its user, or by its own token. */
  const withOrder =
    (answer: (found: Placed, request: Incoming) => Reply) =>
    (request: Incoming): Reply => {
      const id = request.params['id'] ?? '';
      const found = placed.get(id);
      const user = userOf(request);
      if (found && bearer(request) === found.queryToken) return answer(found, request);
      if (!user) return unauthenticated();
      return found?.order.userId === String(user.id) ? answer(found, request) : noModel('Order', id);
    };

  const place: Orders['place'] = ({ body }, what, user) => {
    const key = fieldOf(body, 'request_id');
    const known = typeof key === 'string' ? keys.get(`${user.id} ${key}`) : undefined;
    if (known !== undefined) return data(resourceOf(placed.get(known)!));
    const method = fieldOf(body, 'payment_method');
    if (method !== 'wechat' && method !== 'alipay') return invalid({ payment_method: ['请选择支付方式'] });
    if (typeof fieldOf(body, 'return_url') !== 'string') return invalid({ return_url: ['返回地址不能为空'] });
    const price = prices.of(what);
    // The rule `sometimes` (laravel.com/docs/validation): compared where it is given. Shops that take no price from clients, as the
    // OrderService of the tutorial project laravel-shop, charge their own without a word.
    const shown = fieldOf(body, 'total_amount');
    if (shown !== undefined && Number(shown).toFixed(2) !== yuanText(price))
      return message(422, '价格已变化', { code: 'price_changed' });
    const order = book.add({
      amount: price,
      packageId: String(what.id),
      packageName: what.name,
      level: String(what.level),
      userId: String(user.id),
      payType: method,
      um: String(fieldOf(body, 'source') ?? '-'),
      address: what.address ?? null,
    });
    const queryToken = `q${digits(10)}`;
    const found = {
      order,
      queryToken,
      client: String(fieldOf(body, 'client')),
      returnUrl: filled(String(fieldOf(body, 'return_url')), order, queryToken),
    };
    placed.set(order.id, found);
    if (typeof key === 'string') keys.set(`${user.id} ${key}`, order.id);
    return data(resourceOf(found), 201);
  };

  const routes: Route[] = [
    {
      name: 'POST /api/orders',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: needsUser((user, request) => {
        const id = fieldOf(request.body, 'package_id');
        const found = [...PRODUCTS, ...GIFTS].find((each) => each.id === id);
        return found ? place(request, found, user) : invalid({ package_id: ['套餐不存在'] });
      }),
    },
    {
      name: 'GET /api/orders/{id}',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: withOrder((found) => data(resourceOf(found))),
    },
    {
      name: 'POST /api/orders/{id}/pay',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: withOrder((found, { body }) => {
        const { order } = found;
        if (order.status !== 'unpaid') return message(422, '订单状态已变化', { code: 'order_not_payable' });
        const method = fieldOf(body, 'payment_method');
        if (method === 'wechat' || method === 'alipay') order.payType = method;
        found.client = String(fieldOf(body, 'client'));
        found.returnUrl = filled(String(fieldOf(body, 'return_url')), order, found.queryToken);
        return data(resourceOf(found));
      }),
    },
  ];
  return {
    place,
    routes,
    reset() {
      placed.clear();
      keys.clear();
    },
  };
}
