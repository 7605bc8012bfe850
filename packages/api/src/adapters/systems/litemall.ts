import type { Order } from '../../schema/order.ts';
import type { MembershipPackage, MembershipPackageList } from '../../schema/package.ts';
import { get, post, refuse, type Context, type Refusal, type Translation } from '../adapter.ts';
import type { CallName, Wire } from '../contract.ts';
import { defineAdapter } from '../define-adapter.ts';
import { h5, jsapi } from '../pay.ts';
import {
  beijing,
  flag,
  id,
  list,
  minutesAfter,
  oneOf,
  record,
  text,
  whole,
  yuan,
  type Fields,
} from '../read.ts';

/*
 * litemall (github.com/linlinjava/litemall), the shop's API `litemall-wx-api` and its documentation `doc/api.md`. Packages
 * are goods, the activity is the newest topic (专题) with its goods.
 *
 * A site with goods of its own conventions changes the constants here.
 */

/** litemall has no levels: every package gives this one. */
const LEVEL = '1';
/** Minutes until litemall cancels an unpaid order: its setting `litemall_order_unpaid`. */
const UNPAID_MINUTES = 30;
/** A topic has no end. */
const NO_END = '2099-12-31T23:59:59+08:00';

/** Days by the usual names; goods have no duration. null is for life. */
const DAYS: readonly [RegExp, number | null][] = [
  [/终身|永久/, null],
  [/周卡/, 7],
  [/月卡/, 31],
  [/季卡/, 92],
  [/半年/, 183],
  [/年卡/, 366],
];

/** "连续 31 天" in the description, else the kind of card in the name; undefined: the goods are no package. */
function daysOf({ name, brief }: Fields): number | null | undefined {
  const words = `${text(brief, '')} ${text(name, '')}`;
  const [, days] = /(\d+)\s*天/.exec(words) ?? [];
  const named = DAYS.find(([pattern]) => pattern.test(words));
  if (days) return whole(days);
  return named?.[1];
}

/** The packages among the goods of a mall, which sells other things too. */
const packagesOf = (goods: unknown): Wire<MembershipPackage>[] => {
  const isPackage = (each: unknown) => daysOf(record(each)) !== undefined;
  return list(Array.isArray(goods) ? goods.filter(isPackage) : goods, packageOf);
};

const packageOf = (goods: Fields): Wire<MembershipPackage> => ({
  id: id(goods['id']),
  name: text(goods['name']),
  level: LEVEL,
  type: null,
  price: yuan(goods['retailPrice']),
  original_price: yuan(goods['counterPrice']),
  days: daysOf(goods) ?? null,
  badge: goods['isNew'] === true ? '新品' : null,
  benefits: [],
  is_default: flag(goods['isHot']),
  sale_ends_at: null,
  credit: 0,
  renewal: null,
});

/** All goods on sale. */
const SOLD = get('/wx/goods/list', { page: 1, limit: 100, sort: 'add_time', order: 'asc' });

const packages: Translation<'GET /v1/vip/packages/wechat' | 'GET /web/vip/packages/wechat'> = {
  steps: { goods: () => SOLD },
  answer: ({ data }): Wire<MembershipPackageList> => ({
    packages: packagesOf(record(data['goods'])['list']),
  }),
};

/** Of `orderStatusText` (OrderUtil.java): the detail of an order has no number. */
const STATUSES = {
  未付款: 'created',
  已取消: 'closed',
  '已取消(系统)': 'closed',
  已付款: 'paid',
  已发货: 'paid',
  已收货: 'paid',
  '已收货(系统)': 'paid',
  '订单取消，退款中': 'refunded',
  已退款: 'refunded',
} as const;

/** An order from its detail, with the payment that was prepared, or none. */
function orderOf(detail: unknown, pay: Wire<Order>['pay'], um = '-'): Wire<Order> {
  const { orderInfo, orderGoods } = record(detail);
  const info = record(orderInfo);
  const [goods] = list(orderGoods, (each) => each);
  const createdAt = beijing(info['addTime']);
  const status = oneOf(info['orderStatusText'], STATUSES);
  return {
    id: id(info['id']),
    number: text(info['orderSn']),
    status,
    package: { id: id(goods?.['goodsId']), name: text(goods?.['goodsName']), level: LEVEL },
    amount: yuan(info['actualPrice']),
    pay_type: 'wechat',
    created_at: createdAt,
    expires_at: minutesAfter(createdAt, UNPAID_MINUTES),
    paid_at: null,
    member_until: null,
    um,
    result_token: null,
    pay: status === 'created' ? pay : null,
  };
}

const detailOf = (orderId: unknown) => get('/wx/order/detail', { orderId: id(orderId) });

/** The path that WeChat returns to: litemall fills no template. `{token}` stays, for it has no result tokens. */
const returnUrlOf = (template: string, orderId: string, um: string): string =>
  template
    .replace('{id}', encodeURIComponent(orderId))
    .replace('{um}', encodeURIComponent(um))
    .replace('{level}', LEVEL);

type PayBody = { pay_type: string; client: string; return_url: string };

const isInWechat = ({ client }: PayBody): boolean => client === 'wechat';

/** JSAPI inside WeChat, H5 elsewhere (litemall-vue, `views/order/payment`). */
const payRequest = (body: PayBody, orderId: unknown) =>
  post(isInWechat(body) ? '/wx/order/prepay' : '/wx/order/h5pay', { orderId: whole(id(orderId)) });

function instructionOf(body: PayBody, prepared: unknown, orderId: unknown, um: string): Wire<Order>['pay'] {
  // Not prepared: the order exists, and can be paid again.
  if (prepared === undefined || prepared === null) return null;
  return isInWechat(body) ? jsapi(prepared) : h5(prepared, returnUrlOf(body.return_url, id(orderId), um));
}

const refuseAlipay = ({ pay_type }: PayBody): Refusal | null =>
  pay_type === 'wechat' ? null : refuse('invalid', 'pay_type', '暂不支持支付宝，请选择微信支付');

/** A buyer's unpaid orders that are asked for: litemall closes them after half an hour. */
const UNPAID_LIMIT = 20;

type CreatingCall = Extract<CallName, `POST /web/vip/packages/${string}`>;

/** Of one order's goods. */
const namesOf = ({ goodsList }: Fields): unknown[] => {
  const names = list(goodsList, ({ goodsName }) => goodsName);
  return Array.isArray(names) ? names : [];
};

const unpaidOrders = ({ data }: Context<CreatingCall>): Fields[] => {
  const orders = list(record(data['unpaid'])['list'], (each) => each);
  return Array.isArray(orders) ? orders : [];
};

/** The unpaid order of the same goods at the same price. */
function unpaidOrder(context: Context<CreatingCall>): unknown {
  const { name } = record(record(context.data['goods'])['info']);
  const isSame = (order: Fields) =>
    namesOf(order)[0] === name && yuan(order['actualPrice']) === context.body.price;
  return unpaidOrders(context).find(isSame)?.['id'];
}

/** The unpaid orders that are not paid in place of a new one. */
function otherOrders(context: Context<CreatingCall>): Fields[] {
  const kept = unpaidOrder(context);
  return unpaidOrders(context).filter((order) => order['id'] !== kept);
}

/** Those of packages alone. An order with other goods of the mall is left to its buyer, whatever else is in it. */
function otherPackageOrders(context: Context<CreatingCall>): Fields[] {
  const { goods, sold } = context.data;
  const { list: onSale } = record(sold);
  const names = [
    record(record(goods)['info'])['name'],
    ...(Array.isArray(onSale) ? onSale : [])
      .map(record)
      .filter((each) => daysOf(each) !== undefined)
      .map(({ name }) => name),
  ];
  const isPackage = (name: unknown) => names.includes(name) || daysOf({ name }) !== undefined;
  return otherOrders(context).filter((order) => namesOf(order).length > 0 && namesOf(order).every(isPackage));
}

/** Whether the goods and every unpaid order were read: beside one that cannot be compared, a new order may be a second one. */
function isComparable({ data }: Context<CreatingCall>): boolean {
  const { name } = record(record(data['goods'])['info']);
  const { list: orders, total } = record(data['unpaid']);
  return (
    typeof name === 'string' &&
    Array.isArray(orders) &&
    // Without a total a full page may not be the last one.
    (typeof total === 'number' ? total <= orders.length : orders.length < UNPAID_LIMIT) &&
    orders
      .map(record)
      .every(
        ({ id: number, goodsList, actualPrice }) =>
          typeof id(number) === 'string' && Array.isArray(goodsList) && typeof yuan(actualPrice) === 'number',
      )
  );
}

const orderIdOf = (context: Context<CreatingCall>): unknown =>
  unpaidOrder(context) ?? record(context.data['order'])['orderId'];

/**
 * litemall knows no idempotency key. An unpaid order of the same goods is therefore paid in place of a new one; within a tab the
 * adapter also knows which order a key has made.
 *
 * Nor does litemall close an order when its buyer makes another one (WxOrderService.submit). So every other unpaid order of packages
 * is cancelled before that. litemall cancels an order only while it is unpaid (`OrderUtil.build`, status 101); 725 for any
 * other: it may have been paid meanwhile, and 409 lets the page ask about it before anything is ordered again. Nor is anything
 * ordered after a cancelling without an answer: the next attempt lists the unpaid orders anew.
 *
 * Two things are left to the mall. WxOrderService.cancel does not close the order at WeChat, and payNotify takes a payment of a
 * cancelled order: who pays it in a cashier that was left open has paid two orders, one of which is to be refunded. And two
 * devices that order in the same second do not see each other's order.
 */
const createOrder: Translation<CreatingCall> = {
  steps: {
    goods: ({ params, body }) => refuseAlipay(body) ?? get('/wx/goods/detail', { id: params['id'] }),
    unpaid: () => get('/wx/order/list', { showType: 1, page: 1, limit: UNPAID_LIMIT }),
    sold: (context) => {
      if (!isComparable(context)) return refuse('server', 'unpaid_orders', '');
      return otherOrders(context).length > 0 ? SOLD : null;
    },
    cart: (context) => {
      if (unpaidOrder(context) !== undefined) return null;
      const [product] = list(record(context.data['goods'])['productList'], (each) => each);
      return post('/wx/cart/fastadd', {
        goodsId: whole(context.params['id']),
        productId: product?.['id'],
        number: 1,
      });
    },
    checkout: ({ data }) =>
      data['cart'] === undefined
        ? null
        : get('/wx/cart/checkout', {
            cartId: id(data['cart']),
            addressId: 0,
            couponId: -1,
            userCouponId: -1,
            grouponRulesId: 0,
          }),
    address: ({ data, body }) => {
      if (data['checkout'] === undefined) return null;
      const { addressId, actualPrice } = record(data['checkout']);
      // With freight, or a new price: the buyer must see it first.
      if (yuan(actualPrice) !== body.price) return refuse('conflict', 'price_changed', '价格已变化');
      // litemall takes no order without an address.
      return addressId ? null : refuse('invalid', 'address', '请先在商城里填写收货地址');
    },
    cancel: (context) => {
      if (otherOrders(context).length > 0 && !Array.isArray(record(context.data['sold'])['list']))
        return refuse('server', 'goods_on_sale', '');
      return otherPackageOrders(context).map((order) =>
        post('/wx/order/cancel', { orderId: whole(id(order['id'])) }),
      );
    },
    order: {
      makesOrder: true,
      ask: ({ data, body }) =>
        data['checkout'] === undefined
          ? null
          : post('/wx/order/submit', {
              cartId: data['cart'],
              addressId: record(data['checkout'])['addressId'],
              couponId: -1,
              userCouponId: -1,
              grouponRulesId: 0,
              grouponLinkId: 0,
              message: body.um,
            }),
    },
    pay: {
      mayFail: true,
      ask: (context) =>
        record(context.data['order'])['payed'] === true ? null : payRequest(context.body, orderIdOf(context)),
    },
    detail: (context) => detailOf(orderIdOf(context)),
  },
  answer: (context) => {
    const { body, data } = context;
    return orderOf(data['detail'], instructionOf(body, data['pay'], orderIdOf(context), body.um), body.um);
  },
};

const readOrder: Translation<'GET /web/orders/{id}' | 'GET /web/order/{id}'> = {
  steps: { detail: ({ params }) => detailOf(params['id']) },
  answer: ({ data }) => orderOf(data['detail'], null),
};

export const litemall = defineAdapter({
  name: 'litemall',
  token: { header: 'x-litemall-token', prefix: '' },
  idempotency: 'none',
  envelope: { data: 'data', code: { field: 'errno', ok: 0 }, message: 'errmsg' },
  // ResponseUtil.java and WxResponseCode.java
  errors: {
    401: 'invalid',
    402: 'invalid',
    501: 'unauthorized',
    503: 'server',
    504: 'conflict',
    505: 'server',
    506: 'forbidden',
    700: 'invalid',
    702: 'rate_limited',
    703: 'invalid',
    706: 'invalid',
    707: 'invalid',
    710: 'not_found',
    711: 'invalid',
    712: 'not_found',
    713: 'invalid',
    720: 'not_found',
    721: 'not_found',
    722: 'invalid',
    724: 'invalid',
    725: 'conflict',
  },
  calls: {
    'GET /v1/vip/packages/wechat': packages,
    'GET /web/vip/packages/wechat': packages,
    'GET /v1/activity': {
      steps: {
        topics: () => get('/wx/topic/list', { page: 1, limit: 1, sort: 'add_time', order: 'desc' }),
        topic: ({ data }) => {
          const [newest] = list(record(data['topics'])['list'], (each) => each);
          return newest
            ? get('/wx/topic/detail', { id: id(newest['id']) })
            : refuse('not_found', 'no_topic', '活动不存在');
        },
      },
      answer: ({ data }) => {
        const { topic, goods } = record(data['topic']);
        const { id: topicId, title, subtitle, picUrl, addTime } = record(topic);
        return {
          id: id(topicId),
          title: text(title),
          banner: text(picUrl, '') || null,
          starts_at: beijing(addTime),
          ends_at: NO_END,
          rules: [text(subtitle, '')].filter(Boolean),
          packages: packagesOf(goods),
        };
      },
    },
    'GET /v1/feedback-list': {
      steps: {
        goods: () => get('/wx/goods/list', { page: 1, limit: 1, isHot: 'true' }),
        comments: ({ data }) => {
          const [goods] = list(record(data['goods'])['list'], (each) => each);
          return goods
            ? get('/wx/comment/list', { type: 0, valueId: id(goods['id']), showType: 0, page: 1, limit: 20 })
            : null;
        },
      },
      answer: ({ data }) => ({
        items:
          data['comments'] === undefined
            ? []
            : list(record(data['comments'])['list'], (comment, index) => {
                const { nickName, avatarUrl } = record(comment['userInfo']);
                return {
                  // litemall's comments have none.
                  id: String(index + 1),
                  nickname: text(nickName, '用户'),
                  avatar: text(avatarUrl, ''),
                  rating: whole(comment['star']),
                  content: text(comment['content']),
                  created_at: beijing(comment['addTime']),
                };
              }),
      }),
    },
    'POST /v1/auth/password': {
      steps: {
        login: ({ body }) => post('/wx/auth/login', { username: body.account, password: body.password }),
      },
      answer: ({ body, data }) => {
        const { token, userInfo } = record(data['login']);
        const { nickName, avatarUrl } = record(userInfo);
        return {
          token: text(token),
          user: {
            // The login answers with no id: the account is one.
            id: body.account,
            nickname: text(nickName, ''),
            avatar: text(avatarUrl, ''),
            phone: '',
            membership: null,
            invite: { code: '', joined: 0, rewarded: 0 },
          },
        };
      },
    },
    'POST /web/vip/packages/{id}/orders': createOrder,
    'POST /web/vip/packages/{id}/orders/official': createOrder,
    'GET /web/orders/{id}': readOrder,
    'GET /web/order/{id}': readOrder,
    'POST /web/order/{id}/to_pay': {
      steps: {
        pay: ({ params, body }) => refuseAlipay(body) ?? payRequest(body, params['id']),
        detail: ({ params }) => detailOf(params['id']),
      },
      answer: ({ params, body, data }) =>
        orderOf(data['detail'], instructionOf(body, data['pay'], params['id'], '-')),
    },
    'GET /v1/order/broadcast': 'shows no orders of others',
    'GET /v1/generate_scheme': 'makes no links to mini-programs',
    'GET /v1/sms/code/login': 'sends codes only to register, and to users with a session',
    'POST /v1/auth/smsCode': 'has no login by SMS code',
    'GET /web/vip/packages/welfare': 'has coupons, but no gift packages',
    'GET /web/adminOrder/detail/{id}': 'has no prepared orders',
    'POST /web/adminOrder/buy/{id}': 'has no prepared orders',
  },
});
