import type { Account, ForeignBackend, StartOptions } from '../control.ts';
import { openBook, type BookOrder } from '../serving/book.ts';
import { gatewayPage, serve, type Incoming, type Reply, type Route } from '../serving/serve.ts';
import { beijingText, digits, fieldOf, yuanNumber } from '../serving/text.ts';
import { COMMENTS, GOODS, TOPIC, type Goods } from './shop.ts';

/*
 * litemall-wx-api of github.com/linlinjava/litemall at a1ef964, as its controllers answer: everything with status 200 and
 * `errno`, money as decimals in yuan, times of the server's clock without an offset, null fields left out (JacksonConfig).
 */

export interface LitemallOptions extends StartOptions {
  /** Freight in fen for orders below 88 yuan: `litemall_express_freight_value`. 0 by default, as a shop of memberships sets it. */
  freight?: number;
}

interface User extends Account {
  nickname: string;
  /** Of WeChat; without one there is no JSAPI payment. */
  openid: string | null;
  /** Of the default address; 0 without one. */
  addressId: number;
}

const USERS: readonly User[] = [
  {
    id: '7',
    phone: '13800138000',
    password: 'user123',
    token: 'eyJ0eXAiOiJKV1QifQ.eyJ1c2VySWQiOjd9.litemall',
    nickname: '晓风',
    openid: 'oGkQv5Qw7',
    addressId: 3,
  },
  {
    id: '8',
    phone: '13900139000',
    password: 'user123',
    token: 'eyJ0eXAiOiJKV1QifQ.eyJ1c2VySWQiOjh9.litemall',
    nickname: '初见',
    openid: null,
    addressId: 0,
  },
];

const ok = (data?: unknown): Reply => ({
  status: 200,
  json: { errno: 0, errmsg: '成功', ...(data !== undefined && { data }) },
});
const fail = (errno: number, errmsg: string): Reply => ({ status: 200, json: { errno, errmsg } });
/** ResponseUtil.java */
const badArgument = (): Reply => fail(401, '参数不对');
const badValue = (): Reply => fail(402, '参数值不对');
const unlogin = (): Reply => fail(501, '请登录');
const serious = (): Reply => fail(502, '系统内部错误');

/** PageHelper's page. */
const paged = <T>(list: readonly T[], { query }: Incoming): Record<string, unknown> => {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 10);
  return {
    list: list.slice((page - 1) * limit, page * limit),
    total: list.length,
    page,
    limit,
    pages: Math.ceil(list.length / limit),
  };
};

/** Of a parameter of type Integer: undefined without it, null for what is no number. */
function integer(query: URLSearchParams, name: string): number | null | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

/** JacksonUtil.parseInteger: 0 for a text that is no number. */
function bodyInteger(body: unknown, name: string): number | undefined {
  const value = fieldOf(body, name);
  if (value === undefined || value === null) return undefined;
  return Number.isInteger(Number(value)) ? Number(value) : 0;
}

/** The columns of a list of goods (LitemallGoodsService.java). */
const goodsOfList = ({ id, name, brief, picUrl, isNew, isHot, counterPrice, retailPrice }: Goods) => ({
  id,
  name,
  brief,
  picUrl,
  isNew,
  isHot,
  counterPrice: yuanNumber(counterPrice),
  retailPrice: yuanNumber(retailPrice),
});

const AT = '2026-10-01 00:00:00';

/** The only product of goods without specifications. */
const productIdOf = ({ id }: Goods): number => id * 10;

const STATUS_TEXT: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: '未付款',
  paid: '已付款',
  closed: '已取消(系统)',
  refunded: '已退款',
};

/** OrderUtil.build */
const handleOptionOf = ({ status }: BookOrder) => ({
  cancel: status === 'unpaid',
  delete: status === 'closed' || status === 'refunded',
  pay: status === 'unpaid',
  comment: false,
  confirm: false,
  refund: status === 'paid',
  rebuy: false,
  aftersale: false,
});

const PAGE = ['data.total', 'data.page', 'data.limit', 'data.pages'];
const GOODS_FIELDS = ['id', 'name', 'brief', 'counterPrice', 'retailPrice', 'isNew', 'isHot'];
const below = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
const ENVELOPE = ['errno', 'data'];

/** Starts a litemall with a shop of memberships. `backends` are all at its address. */
export async function startLitemall({ freight = 0, ...options }: LitemallOptions): Promise<ForeignBackend> {
  const book = openBook(31, () => `20261123${digits(6)}`);
  const tokens = new Map<string, User>();
  const seed = () => {
    tokens.clear();
    for (const user of USERS) tokens.set(user.token, user);
  };
  seed();
  const carts = new Map<number, { userId: string; goods: Goods; number: number }>();
  let nextCart = 101;

  /** UserTokenManager: an expired or unknown token is as none. */
  const userOf = (request: Incoming): User | undefined => {
    const token = request.header('x-litemall-token');
    return token === undefined ? undefined : tokens.get(token);
  };
  const needsUser =
    (answer: (user: User, request: Incoming) => Reply) =>
    (request: Incoming): Reply => {
      const user = userOf(request);
      return user ? answer(user, request) : unlogin();
    };
  const orderOf = (user: User, id: number | null | undefined): BookOrder | undefined => {
    const order = book.byId(String(id));
    return order?.userId === user.id ? order : undefined;
  };

  /** An order that can be paid: WxOrderService.prepay and h5pay. */
  const payable = (pay: (order: BookOrder, user: User) => Reply) =>
    needsUser((user, { body }) => {
      const id = bodyInteger(body, 'orderId');
      if (id === undefined) return badArgument();
      const order = orderOf(user, id);
      if (!order) return badValue();
      return order.status === 'unpaid' ? pay(order, user) : fail(725, '订单不能支付');
    });

  const routes: Route[] = [
    {
      name: 'GET /wx/goods/list',
      fields: [...below('data.list[]', GOODS_FIELDS), 'data.list', ...PAGE, ...ENVELOPE],
      money: ['data.list[].retailPrice', 'data.list[].counterPrice'],
      answer: (request) => {
        const { query } = request;
        if (!['add_time', 'retail_price', 'name'].includes(query.get('sort') ?? 'add_time'))
          return fail(402, 'sort排序字段不支持');
        const isHot = query.get('isHot');
        const found = GOODS.filter((goods) => isHot === null || String(goods.isHot) === isHot);
        const sorted = query.get('order') === 'asc' ? found : [...found].reverse();
        return ok({ ...paged(sorted.map(goodsOfList), request), filterCategoryList: [] });
      },
    },
    {
      name: 'GET /wx/goods/detail',
      fields: ['data.info.name', 'data.productList[].id', 'data.productList', 'data.info', ...ENVELOPE],
      money: ['data.info.retailPrice', 'data.info.counterPrice', 'data.productList[].price'],
      answer: ({ query }) => {
        const id = integer(query, 'id');
        if (id === undefined) return fail(402, 'id不能为null');
        if (id === null) return badValue();
        const goods = GOODS.find((each) => each.id === id);
        // The controller reads `info.getShareUrl()` of goods that it has not found.
        if (!goods) return serious();
        return ok({
          info: {
            ...goodsOfList(goods),
            goodsSn: String(goods.id),
            categoryId: 1008009,
            brandId: 0,
            gallery: [],
            keywords: '',
            isOnSale: true,
            sortOrder: 1,
            shareUrl: '',
            unit: '件',
            addTime: AT,
            updateTime: AT,
            deleted: false,
            detail: '<p>会员权益立即生效</p>',
          },
          userHasCollect: 0,
          issue: [],
          comment: { count: 0, data: [] },
          specificationList: [
            {
              name: '规格',
              valueList: [
                { id: goods.id, goodsId: goods.id, specification: '规格', value: '标准', picUrl: '' },
              ],
            },
          ],
          productList: [
            {
              id: productIdOf(goods),
              goodsId: goods.id,
              specifications: ['标准'],
              price: yuanNumber(goods.retailPrice),
              number: goods.stock,
              url: '',
              addTime: AT,
              updateTime: AT,
              deleted: false,
            },
          ],
          attribute: [],
          brand: {},
          groupon: [],
          share: false,
          shareImage: '',
        });
      },
    },
    {
      name: 'GET /wx/topic/list',
      fields: ['data.list[].id', 'data.list', ...ENVELOPE],
      money: [],
      answer: (request) => {
        const { id, title, subtitle, picUrl } = TOPIC;
        return ok(paged([{ id, title, subtitle, price: 9.9, picUrl, readCount: '1k' }], request));
      },
    },
    {
      name: 'GET /wx/topic/detail',
      fields: [
        ...below('data.topic', ['title', 'addTime', 'id', 'subtitle', 'picUrl']),
        ...below('data.goods[]', GOODS_FIELDS),
        'data.topic',
        'data.goods',
        ...ENVELOPE,
      ],
      money: ['data.goods[].retailPrice', 'data.goods[].counterPrice'],
      answer: ({ query }) => {
        if (integer(query, 'id') !== TOPIC.id) return serious();
        const { goods, ...topic } = TOPIC;
        return ok({
          topic: {
            ...topic,
            price: 9.9,
            readCount: '1k',
            sortOrder: 1,
            goods,
            updateTime: AT,
            deleted: false,
            content: '<p>双旦会员专场</p>',
          },
          goods: GOODS.filter(({ id }) => goods.includes(id)).map(goodsOfList),
          userHasCollect: 0,
        });
      },
    },
    {
      name: 'GET /wx/comment/list',
      fields: [
        ...below('data.list[]', ['content', 'star', 'addTime', 'userInfo', 'userInfo.nickName']),
        'data.list',
        ...ENVELOPE,
      ],
      money: [],
      answer: (request) => {
        const [type, valueId, showType] = ['type', 'valueId', 'showType'].map((name) =>
          integer(request.query, name),
        );
        if (type === undefined || valueId === undefined || showType === undefined)
          return fail(402, 'type不能为null');
        return ok(paged(COMMENTS, request));
      },
    },
    {
      name: 'POST /wx/auth/login',
      fields: ['data.token', 'data.userInfo', 'data.userInfo.nickName', ...ENVELOPE],
      money: [],
      answer: ({ body }) => {
        const username = fieldOf(body, 'username');
        const password = fieldOf(body, 'password');
        if (username === undefined || password === undefined) return badArgument();
        const user = USERS.find(({ phone }) => phone === username);
        if (!user) return fail(700, '账号不存在');
        if (user.password !== password) return fail(700, '账号密码不对');
        const token = `eyJ0eXAiOiJKV1QifQ.${digits(12)}.litemall`;
        tokens.set(token, user);
        return ok({ token, userInfo: { nickName: user.phone, avatarUrl: '' } });
      },
    },
    {
      name: 'GET /wx/order/list',
      fields: [
        ...below('data.list[]', ['id', 'actualPrice', 'goodsList', 'goodsList[].goodsName', 'orderSn']),
        'data.list',
        ...PAGE,
        ...ENVELOPE,
      ],
      money: ['data.list[].actualPrice', 'data.list[].goodsList[].price'],
      answer: needsUser((user, request) => {
        const wanted = { 1: 'unpaid', 2: 'paid' }[Number(request.query.get('showType') ?? 0)];
        const isAll = (request.query.get('showType') ?? '0') === '0';
        const found = book.orders.filter(
          ({ userId, status }) => userId === user.id && (isAll || status === wanted),
        );
        const orders = [...found].reverse().map((order) => ({
          id: Number(order.id),
          orderSn: order.number,
          actualPrice: yuanNumber(order.amount),
          orderStatusText: STATUS_TEXT[order.status],
          handleOption: handleOptionOf(order),
          aftersaleStatus: 0,
          goodsList: [
            {
              id: Number(order.id),
              goodsName: order.packageName,
              number: 1,
              picUrl: '',
              specifications: ['标准'],
              price: yuanNumber(order.amount),
            },
          ],
        }));
        return ok(paged(orders, request));
      }),
    },
    {
      name: 'POST /wx/cart/fastadd',
      fields: ['data', 'errno'],
      money: [],
      answer: needsUser((user, { body }) => {
        const [goodsId, productId, number] = ['goodsId', 'productId', 'number'].map((name) =>
          bodyInteger(body, name),
        );
        if (goodsId === undefined || productId === undefined || number === undefined || number <= 0)
          return badArgument();
        const goods = GOODS.find(({ id }) => id === goodsId);
        if (!goods) return fail(710, '商品已下架');
        if (productIdOf(goods) !== productId || number > goods.stock) return fail(711, '库存不足');
        const [known] = [...carts].find(
          ([, cart]) => cart.userId === user.id && cart.goods.id === goodsId,
        ) ?? [nextCart++];
        carts.set(known, { userId: user.id, goods, number });
        return ok(known);
      }),
    },
    {
      name: 'GET /wx/cart/checkout',
      fields: ['data.addressId', 'data.actualPrice', 'data.cartId', ...ENVELOPE],
      money: ['data.actualPrice', 'data.orderTotalPrice', 'data.goodsTotalPrice', 'data.freightPrice'],
      answer: needsUser((user, { query }) => {
        const cart = carts.get(integer(query, 'cartId') ?? 0);
        if (cart?.userId !== user.id) return badValue();
        const total = cart.goods.retailPrice * cart.number;
        const added = total < 8800 ? freight : 0;
        return ok({
          addressId: user.addressId,
          couponId: -1,
          userCouponId: -1,
          cartId: integer(query, 'cartId'),
          grouponRulesId: 0,
          grouponPrice: 0,
          checkedAddress: { id: user.addressId },
          availableCouponLength: 0,
          goodsTotalPrice: yuanNumber(total),
          freightPrice: yuanNumber(added),
          couponPrice: 0,
          orderTotalPrice: yuanNumber(total + added),
          actualPrice: yuanNumber(total + added),
          checkedGoodsList: [],
        });
      }),
    },
    {
      name: 'POST /wx/order/submit',
      fields: ['data.orderId', 'data.payed', ...ENVELOPE],
      money: [],
      answer: needsUser((user, { body }) => {
        const [cartId, addressId, couponId] = ['cartId', 'addressId', 'couponId'].map((name) =>
          bodyInteger(body, name),
        );
        if (cartId === undefined || addressId === undefined || couponId === undefined) return badArgument();
        if (addressId === 0 || addressId !== user.addressId) return badArgument();
        const cart = carts.get(cartId);
        if (!cart) return serious();
        carts.delete(cartId);
        const total = cart.goods.retailPrice * cart.number;
        const order = book.add({
          amount: total + (total < 8800 ? freight : 0),
          packageId: String(cart.goods.id),
          packageName: cart.goods.name,
          userId: user.id,
          level: '',
          payType: 'wechat',
          um: String(fieldOf(body, 'message') ?? ''),
        });
        return ok({ orderId: Number(order.id), payed: order.status === 'paid', grouponLinkId: 0 });
      }),
    },
    {
      name: 'POST /wx/order/prepay',
      fields: [...below('data', ['packageValue', 'timeStamp', 'appId', 'nonceStr', 'signType', 'paySign'])],
      money: [],
      answer: payable((order, { openid }) =>
        openid === null
          ? fail(708, '订单不能支付')
          : // WxJava's WxPayMpOrderResult: `package` is a keyword of Java.
            ok({
              appId: 'wxa5b486c6b918e000',
              timeStamp: String(Math.floor(Date.now() / 1000)),
              nonceStr: digits(12),
              packageValue: `prepay_id=wx${order.number}`,
              signType: 'MD5',
              paySign: '9C6747193720F851EB876299D59F6C7D',
            }),
      ),
    },
    {
      name: 'POST /wx/order/h5pay',
      fields: ['data.mwebUrl', 'data'],
      money: [],
      answer: payable((order) =>
        ok({
          mwebUrl: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&package=1037687096`,
        }),
      ),
    },
    {
      name: 'GET /wx/order/detail',
      fields: [
        ...below('data.orderInfo', ['id', 'orderSn', 'orderStatusText', 'actualPrice', 'addTime']),
        ...below('data.orderGoods[]', ['goodsId', 'goodsName']),
        'data.orderInfo',
        'data.orderGoods',
        ...ENVELOPE,
      ],
      money: ['data.orderInfo.actualPrice', 'data.orderInfo.goodsPrice', 'data.orderGoods[].price'],
      answer: needsUser((user, { query }) => {
        const id = integer(query, 'orderId');
        if (id === undefined) return fail(402, 'orderId不能为null');
        const order = orderOf(user, id);
        if (!order) return fail(720, '订单不存在');
        const amount = yuanNumber(order.amount);
        return ok({
          orderInfo: {
            id: Number(order.id),
            orderSn: order.number,
            message: order.um,
            addTime: beijingText(order.createdAt),
            consignee: '周晓',
            mobile: user.phone,
            address: '浙江省杭州市西湖区 文三路 1 号',
            goodsPrice: amount,
            couponPrice: 0,
            freightPrice: 0,
            actualPrice: amount,
            orderStatusText: STATUS_TEXT[order.status],
            handleOption: handleOptionOf(order),
            aftersaleStatus: 0,
          },
          orderGoods: [
            {
              id: Number(order.id),
              orderId: Number(order.id),
              goodsId: Number(order.packageId),
              goodsName: order.packageName,
              goodsSn: order.packageId,
              productId: Number(order.packageId) * 10,
              number: 1,
              price: amount,
              specifications: ['标准'],
              picUrl: '',
              comment: 0,
              addTime: beijingText(order.createdAt),
              updateTime: beijingText(order.createdAt),
              deleted: false,
            },
          ],
          expressInfo: [],
        });
      }),
    },
    {
      name: 'POST /wx/order/cancel',
      fields: ['errno'],
      money: [],
      answer: needsUser((user, { body }) => {
        const id = bodyInteger(body, 'orderId');
        if (id === undefined) return badArgument();
        const order = orderOf(user, id);
        if (!order) return badValue();
        if (order.status !== 'unpaid') return fail(725, '订单不能取消');
        book.close(order.number);
        return ok();
      }),
    },
  ];

  const server = await serve(
    {
      routes,
      // CorsConfig.java: every origin, header and method; no header of an answer is exposed, `Date` neither.
      cors: (origin, preflight) => ({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
        ...(preflight && {
          'access-control-allow-methods': preflight.method,
          'access-control-allow-headers': preflight.headers.join(', '),
          'access-control-max-age': '2592000',
        }),
      }),
      // GlobalExceptionHandler.java takes a wrong method as any exception; an unknown path has Spring Boot's own answer.
      unknownCall: ({ path }, isPathKnown) => {
        if (isPathKnown) return serious();
        const error = { status: 404, error: 'Not Found', message: 'No message available' };
        return { status: 404, json: { timestamp: new Date().toISOString(), ...error, path } };
      },
      badBody: badValue,
      refusals: {
        wrong_status: serious(),
        invalid: badValue(),
        unauthorized: unlogin(),
        // litemall limits only its codes; the gateway in front of it does the rest (nginx, `limit_req_status 429`).
        rate_limited: { status: 429, html: gatewayPage('429 Too Many Requests') },
      },
      toOtherUnit: 100,
    },
    options,
  );

  const [first] = USERS;
  return {
    url: server.url,
    backends: {
      main: server.url,
      datacenter: server.url,
      honey: server.url,
      youquan: server.url,
      tuiwen: server.url,
    },
    calls: routes,
    account: { id: first!.id, phone: first!.phone, password: first!.password, token: first!.token },
    state: () => ({ ...book.state(), requests: [...server.requests] }),
    pay: book.pay,
    refund: book.refund,
    close: book.close,
    revoke: (token) => void tokens.delete(token),
    fault: server.fault,
    clear: server.clear,
    reset() {
      book.reset();
      carts.clear();
      seed();
      server.clear();
      server.requests.length = 0;
    },
    stop: server.stop,
  };
}
