import type { Order, PayInstruction } from '../../schema/order.ts';
import type { MembershipPackage, MembershipPackageList } from '../../schema/package.ts';
import type { Login } from '../../schema/user.ts';
import { get, post, type Translation } from '../adapter.ts';
import type { BodyOf, CallName, Wire } from '../contract.ts';
import { defineAdapter } from '../define-adapter.ts';
import { alipayPage, alipayTrade, h5, jsapi } from '../pay.ts';
import {
  beijing,
  flag,
  id,
  list,
  oneOf,
  orNull,
  record,
  text,
  unreadable,
  whole,
  yuan,
  yuanText,
  type Fields,
} from '../read.ts';

/*
 * An API of Laravel's Eloquent API resources (laravel.com/docs/eloquent-resources): answers in `data`, lists with `links` and
 * `meta`, numeric ids, `decimal` columns as text in yuan, and 422 with `errors` (laravel.com/docs/validation). Models give
 * times in UTC with microseconds; resources with `format('Y-m-d H:i:s')` give the time of `app.timezone`, Asia/Shanghai.
 *
 * The backend must close the unpaid orders of a buyer when it makes another one (`POST /api/orders`), and refund a payment of a
 * closed one. No client can: shops of this kind list no orders for pages and cancel none. The usual ones close an order
 * only after a time, by a queued job (OrderService.php and CloseOrder.php of the tutorial project laravel-shop,
 * `app.order_ttl`). Until then a buyer who has chosen another package has two payable orders. Pages ask about the first one
 * before they order; a cashier that was left open can still take its payment.
 */

/** The list of a collection is the data itself. */
const LIMIT = { per_page: 100 };

const membershipOf = (value: unknown): Wire<NonNullable<Login['user']>['membership']> =>
  orNull(value, (membership) => {
    const { level, name, expired_at } = record(membership);
    return { level: id(level), name: text(name), expires_at: orNull(expired_at, beijing) };
  });

const packageOf = (source: Fields): Wire<MembershipPackage> => ({
  id: id(source['id']),
  name: text(source['name']),
  level: id(source['level']),
  type: orNull(source['group'], text),
  price: yuan(source['price']),
  original_price: yuan(source['original_price']),
  // Null is for life; a missing number must not sell it.
  days: source['days'] === null ? null : whole(source['days']),
  badge: orNull(source['tag'], text),
  benefits: list(source['benefits'] ?? [], ({ title, icon, free, vip }) => ({
    name: text(title),
    icon: orNull(icon, text),
    free: text(free, ''),
    member: text(vip, ''),
  })),
  is_default: flag(source['is_default']),
  sale_ends_at: orNull(source['sale_ends_at'], beijing),
  credit: yuan(source['credit'] ?? 0),
  renewal: orNull(source['renewal'], (renewal) => {
    const { price, days } = record(renewal);
    return { price: yuan(price), period_days: whole(days) };
  }),
});

/** The contract's query as it is, and a page that has them all. */
const packages = (
  path: string,
): Translation<'GET /v1/vip/packages/wechat' | 'GET /web/vip/packages/wechat'> => ({
  steps: { packages: ({ query }) => get(path, { ...query, ...LIMIT }) },
  answer: ({ data }): Wire<MembershipPackageList> => ({ packages: list(data['packages'], packageOf) }),
});

const STATUSES = {
  pending: 'created',
  processing: 'paying',
  paid: 'paid',
  closed: 'closed',
  cancelled: 'closed',
  refunded: 'refunded',
} as const;

const PAY_TYPES = { wechat: 'wechat', alipay: 'alipay' } as const;

/** `payment` as the packages yansongda/pay and EasyWeChat make it, by its `type`. */
function instructionOf(value: unknown): Wire<PayInstruction> {
  const { type, content } = record(value);
  switch (type) {
    case 'wechat_jsapi':
      return jsapi(content);
    case 'wechat_h5':
      return h5(content);
    case 'alipay_trade':
      return alipayTrade(content);
    case 'alipay_wap':
      return alipayPage(content);
    default:
      return unreadable('a payment');
  }
}

/** An order; `um` is sent back as it came. */
function orderOf(value: unknown): Wire<Order> {
  const order = record(value);
  const { id: packageId, name, level } = record(order['package']);
  return {
    id: id(order['id']),
    number: text(order['no']),
    status: oneOf(order['status'], STATUSES),
    package: { id: id(packageId), name: text(name), level: id(level) },
    amount: yuan(order['total_amount']),
    pay_type: oneOf(order['payment_method'], PAY_TYPES),
    created_at: beijing(order['created_at']),
    expires_at: beijing(order['expired_at']),
    paid_at: orNull(order['paid_at'], beijing),
    member_until: orNull(order['vip_expired_at'], beijing),
    um: text(order['source'], '-'),
    result_token: orNull(order['query_token'], text),
    pay: orNull(order['payment'], instructionOf),
  };
}

type OrderCall = Extract<CallName, 'POST /web/vip/packages/{id}/orders' | 'POST /web/adminOrder/buy/{id}'>;

/** The payload with the backend's names and yuan. */
const payloadOf = ({ price, pay_type, um, ...rest }: BodyOf<OrderCall>) => ({
  ...rest,
  total_amount: yuanText(price),
  payment_method: pay_type,
  source: um,
});

const createOrder: Translation<
  'POST /web/vip/packages/{id}/orders' | 'POST /web/vip/packages/{id}/orders/official'
> = {
  steps: {
    order: ({ params, body }) => post('/api/orders', { ...payloadOf(body), package_id: whole(params['id']) }),
  },
  answer: ({ data }) => orderOf(data['order']),
};

const readOrder: Translation<'GET /web/orders/{id}' | 'GET /web/order/{id}'> = {
  steps: { order: ({ params }) => get(`/api/orders/${encodeURIComponent(params['id'] ?? '')}`) },
  answer: ({ data }) => orderOf(data['order']),
};

const loginOf = (value: unknown): Wire<Login> => {
  const { token, access_token, user } = record(value);
  return {
    token: text(token ?? access_token),
    user: orNull(user, (given) => {
      const { id: userId, name, avatar, phone, vip, invite } = record(given);
      return {
        id: id(userId),
        nickname: text(name, ''),
        avatar: text(avatar, ''),
        phone: orNull(phone, text),
        // A resource leaves out a relation that was not loaded (`whenLoaded`): unknown, while null is none.
        ...(vip !== undefined && { membership: membershipOf(vip) }),
        invite: orNull(invite, (inviting) => {
          const { code, joined, rewarded } = record(inviting);
          return { code: text(code, ''), joined: whole(joined ?? 0), rewarded: whole(rewarded ?? 0) };
        }),
      };
    }),
  };
};

export const laravel = defineAdapter({
  name: 'laravel',
  token: { header: 'authorization', prefix: 'Bearer ' },
  idempotency: { field: 'request_id' },
  envelope: { data: 'data', code: { field: 'code' }, message: 'message', fields: 'errors' },
  errors: { price_changed: 'conflict' },
  fieldNames: { total_amount: 'price', payment_method: 'pay_type', package_id: 'id', captcha: 'code' },
  calls: {
    'GET /v1/activity': {
      steps: { activity: ({ query }) => get('/api/activities/current', { client_type: query['is_speed'] }) },
      answer: ({ data }) => {
        const {
          id: activityId,
          title,
          banner,
          started_at,
          ended_at,
          rules,
          packages: sold,
        } = record(data['activity']);
        return {
          id: id(activityId),
          title: text(title),
          banner: orNull(banner, text),
          starts_at: beijing(started_at),
          ends_at: beijing(ended_at),
          rules: Array.isArray(rules) ? rules.map((rule) => text(rule)) : unreadable('a list'),
          packages: list(sold, packageOf),
        };
      },
    },
    'GET /v1/order/broadcast': {
      steps: { orders: () => get('/api/orders/latest') },
      answer: ({ data }) => ({
        items: list(data['orders'], (order) => ({
          id: id(order['id']),
          nickname: text(order['user_name']),
          package_name: text(order['package_name']),
          paid_at: beijing(order['paid_at']),
        })),
      }),
    },
    'GET /v1/feedback-list': {
      steps: { reviews: () => get('/api/reviews', LIMIT) },
      answer: ({ data }) => ({
        items: list(data['reviews'], (review) => ({
          id: id(review['id']),
          nickname: text(review['user_name']),
          avatar: text(review['user_avatar'], ''),
          rating: whole(review['rating']),
          content: text(review['content']),
          created_at: beijing(review['created_at']),
        })),
      }),
    },
    'GET /v1/generate_scheme': {
      steps: { scheme: () => get('/api/mini-program/scheme') },
      answer: ({ data }) => {
        const { openlink, url_link, expired_at } = record(data['scheme']);
        return { scheme: text(openlink), url_link: text(url_link), expires_at: beijing(expired_at) };
      },
    },
    'POST /v1/auth/password': {
      steps: { login: ({ body }) => post('/api/login', { phone: body.account, password: body.password }) },
      answer: ({ data }) => loginOf(data['login']),
    },
    'POST /v1/auth/smsCode': {
      steps: {
        login: ({ body }) =>
          post('/api/login/sms', {
            phone: body.phone,
            captcha: body.code,
            ...(body.invite_code !== undefined && { invite_code: body.invite_code }),
          }),
      },
      answer: ({ data }) => loginOf(data['login']),
    },
    'GET /v1/sms/code/login': {
      steps: { sms: ({ query }) => post('/api/sms', { phone: query['phone'] }) },
      answer: ({ data }) => {
        const { resend_after, expires_in } = record(data['sms']);
        return { resend_after_s: whole(resend_after ?? 60), expires_in_s: whole(expires_in ?? 300) };
      },
    },
    'GET /v1/vip/packages/wechat': packages('/api/packages'),
    'GET /web/vip/packages/wechat': packages('/api/packages'),
    'GET /web/vip/packages/welfare': {
      steps: {
        gifts: ({ query }) => get('/api/gifts', { user_id: query['user_id'] || undefined, ...LIMIT }),
      },
      answer: ({ data }) => ({
        items: list(data['gifts'], (gift) => ({
          id: id(gift['id']),
          name: text(gift['name']),
          description: text(gift['description'], ''),
          package: packageOf(record(gift['package'])),
          claimed_at: orNull(gift['claimed_at'], beijing),
          expires_at: orNull(gift['expired_at'], beijing),
        })),
      }),
    },
    'POST /web/vip/packages/{id}/orders': createOrder,
    'POST /web/vip/packages/{id}/orders/official': createOrder,
    'GET /web/orders/{id}': readOrder,
    'GET /web/order/{id}': readOrder,
    'POST /web/order/{id}/to_pay': {
      steps: {
        order: ({ params, body: { pay_type, ...rest } }) =>
          post(`/api/orders/${encodeURIComponent(params['id'] ?? '')}/pay`, {
            ...rest,
            payment_method: pay_type,
          }),
      },
      answer: ({ data }) => orderOf(data['order']),
    },
    'GET /web/adminOrder/detail/{id}': {
      steps: {
        prepared: ({ params }) => get(`/api/prepared-orders/${encodeURIComponent(params['id'] ?? '')}`),
      },
      answer: ({ data }) => {
        const prepared = record(data['prepared']);
        return {
          id: id(prepared['id']),
          title: text(prepared['title']),
          pictures: list(prepared['pictures'], ({ url }) => text(url)),
          description: text(prepared['description'], ''),
          options: list(prepared['skus'], (sku) => ({
            pid: id(sku['id']),
            name: text(sku['name']),
            price: yuan(sku['price']),
            original_price: yuan(sku['original_price']),
            stock: whole(sku['stock']),
          })),
          ships: flag(prepared['needs_shipping']),
          expires_at: beijing(prepared['expired_at']),
          status: oneOf(prepared['status'], {
            open: 'open',
            ordered: 'ordered',
            expired: 'expired',
          } as const),
        };
      },
    },
    'POST /web/adminOrder/buy/{id}': {
      steps: {
        order: ({ params, body }) =>
          post(`/api/prepared-orders/${encodeURIComponent(params['id'] ?? '')}/orders`, payloadOf(body)),
      },
      answer: ({ data }) => orderOf(data['order']),
    },
  },
});
