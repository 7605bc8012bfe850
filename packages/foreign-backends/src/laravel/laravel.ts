import type { ForeignBackend, StartOptions } from '../control.ts';
import { openBook, type BookOrder } from '../serving/book.ts';
import { serve, type Incoming, type Reply, type Route } from '../serving/serve.ts';
import { beijingText, digits, fieldOf, yuanText } from '../serving/text.ts';
import { GIFTS, PREPARED, PRODUCTS, REVIEWS, type Product } from './shop.ts';

/*
 * A shop's API as Laravel's documentation has them built: API resources in `data` with `meta` for pages
 * (laravel.com/docs/eloquent-resources), the validator's 422 with `errors` (docs/validation), 429 of the middleware `throttle`
 * with Retry-After (docs/routing), Sanctum's tokens (docs/sanctum) and config/cors.php as it is delivered, which exposes no
 * header. `decimal:2` casts give amounts as text; `format('Y-m-d H:i:s')` gives times of Asia/Shanghai without an offset.
 */

interface User {
  id: number;
  name: string;
  phone: string;
  password: string | null;
  vip: { level: number; name: string; expired_at: string } | null;
}

const FIRST_TOKEN = '1|Hk3vJt0qXyPzLrW8';
const DAY = 86_400_000;

const data = (value: unknown, status = 200): Reply => ({ status, json: { data: value } });
const message = (status: number, text: string, more: object = {}): Reply => ({
  status,
  json: { message: text, ...more },
});
/** ValidationException: the message is the first one, and how many there are besides (Laravel 9 and later). */
function invalid(errors: Readonly<Record<string, readonly string[]>>): Reply {
  const all = Object.values(errors).flat();
  const others = all.length - 1;
  const more = others > 0 ? ` (and ${others} more ${others > 1 ? 'errors' : 'error'})` : '';
  return message(422, `${all[0] ?? ''}${more}`, { errors });
}
const unauthenticated = (): Reply => message(401, 'Unauthenticated.');
const noModel = (model: string, id: string): Reply =>
  message(404, `No query results for model [App\\Models\\${model}] ${id}`);
const tooMany = (seconds: number): Reply => ({
  ...message(429, 'Too Many Attempts.'),
  headers: {
    'Retry-After': String(seconds),
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '0',
    'X-RateLimit-Reset': String(Math.floor(Date.now() / 1000) + seconds),
  },
});

/** A resource collection of a paginator. */
function paginated(list: readonly unknown[], { path, query }: Incoming): Reply {
  const perPage = Number(query.get('per_page') ?? 15);
  const page = Number(query.get('page') ?? 1);
  const shown = list.slice((page - 1) * perPage, page * perPage);
  const last = Math.max(1, Math.ceil(list.length / perPage));
  const url = (number: number | null) =>
    number === null ? null : `https://shop.example.com${path}?page=${number}`;
  return {
    status: 200,
    json: {
      data: shown,
      links: {
        first: url(1),
        last: url(last),
        prev: url(page > 1 ? page - 1 : null),
        next: url(page < last ? page + 1 : null),
      },
      meta: {
        current_page: page,
        from: 1,
        last_page: last,
        links: [],
        path: url(1),
        per_page: perPage,
        to: shown.length,
        total: list.length,
      },
    },
  };
}

const resourceOf = (each: Product) => ({
  id: each.id,
  name: each.name,
  level: each.level,
  group: each.group,
  price: yuanText(each.price),
  original_price: yuanText(each.originalPrice),
  days: each.days,
  tag: each.tag,
  benefits: [{ title: '全部课程', icon: null, free: '3 节', vip: '不限' }],
  is_default: each.isDefault ? 1 : 0,
  sale_ends_at: null,
  credit: yuanText(each.credit),
  renewal: each.renewal && { price: yuanText(each.renewal.price), days: each.renewal.days },
  created_at: '2026-10-01 00:00:00',
  updated_at: '2026-10-01 00:00:00',
});

const escaped = (text: string): string => text.replace(/'/g, '&apos;');

/** Alipay's SDK for PHP, AopClient::buildRequestForm. */
function alipayForm(order: BookOrder, returnUrl: string): string {
  const fields = {
    app_id: '2016101000655055',
    version: '1.0',
    format: 'json',
    sign_type: 'RSA2',
    method: 'alipay.trade.wap.pay',
    timestamp: beijingText(order.createdAt),
    alipay_sdk: 'alipay-sdk-php-20180705',
    return_url: returnUrl,
    charset: 'UTF-8',
    biz_content: JSON.stringify({
      out_trade_no: order.number,
      total_amount: yuanText(order.amount),
      subject: `<b>${order.packageName}</b> & it's yours`,
      product_code: 'QUICK_WAP_WAY',
    }),
    sign: 'IFP9relApNxcDh/brh6ObHU3A+Q==',
  };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type='hidden' name='${name}' value='${escaped(value)}'/>`,
  );
  return `<form id='alipaysubmit' name='alipaysubmit' action='https://openapi.alipay.com/gateway.do?charset=UTF-8' method='POST'>${inputs.join('')}<input type='submit' value='ok' style='display:none;''></form><script>document.forms['alipaysubmit'].submit();</script>`;
}

interface Placed {
  order: BookOrder;
  queryToken: string;
  client: string;
  /** Filled. */
  returnUrl: string;
}

/** The payment as the shop's SDKs make it, by where it is paid. */
function paymentOf({ order, client, returnUrl }: Placed): { type: string; content: unknown } {
  if (order.payType === 'alipay')
    return client === 'alipay'
      ? { type: 'alipay_trade', content: { trade_no: `2026112322001${order.number.slice(-8)}` } }
      : { type: 'alipay_wap', content: alipayForm(order, returnUrl) };
  if (client === 'wechat')
    return {
      type: 'wechat_jsapi',
      // `time()` is a number in PHP.
      content: {
        appId: 'wx5a4d8e17c0b3f926',
        timeStamp: Math.floor(Date.now() / 1000),
        nonceStr: digits(16),
        package: `prepay_id=wx${order.number}`,
        signType: 'RSA',
        paySign: 'oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va',
      },
    };
  const address = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&package=2150917749`;
  return {
    type: 'wechat_h5',
    content: { mweb_url: `${address}&redirect_url=${encodeURIComponent(returnUrl)}` },
  };
}

const STATUS: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: 'pending',
  paid: 'paid',
  closed: 'closed',
  refunded: 'refunded',
};

const below = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
const ORDER_FIELDS = [
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
  ...below('data', [
    'package',
    'package.id',
    'package.name',
    'package.level',
    'payment',
    'payment.type',
    'payment.content',
  ]),
  'data',
];
const PACKAGE_FIELDS = [
  'id',
  'name',
  'level',
  'price',
  'original_price',
  'days',
  'benefits',
  'is_default',
  'credit',
];

/** Starts the shop. `backends` are all at its address. */
export async function startLaravel(options: StartOptions): Promise<ForeignBackend> {
  const account = { id: 42, name: '许愿', phone: '13800138000', password: 'secret123', vip: null };
  const member: User = {
    id: 43,
    name: '沈南星',
    phone: '13900139000',
    password: null,
    vip: { level: 1, name: '标准会员', expired_at: '2027-03-01 00:00:00' },
  };
  const users: User[] = [];
  /** Of Sanctum: a user has one for each login. */
  const tokens = new Map<string, User>();
  const seed = () => {
    users.splice(0, users.length, account, member);
    tokens.clear();
    tokens.set(FIRST_TOKEN, account);
  };
  seed();
  const book = openBook(1024, () => `20261123${digits(12)}`);
  const placed = new Map<string, Placed>();
  const keys = new Map<string, string>();
  const sent = new Map<string, { code: string; at: number }>();

  const bearer = (request: Incoming): string =>
    (request.header('authorization') ?? '').replace(/^Bearer /, '');
  const userOf = (request: Incoming): User | undefined => tokens.get(bearer(request));
  const needsUser =
    (answer: (user: User, request: Incoming) => Reply) =>
    (request: Incoming): Reply => {
      const user = userOf(request);
      return user ? answer(user, request) : unauthenticated();
    };
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

  const orderResource = (found: Placed) => {
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

  /** Makes an order of a body, or refuses it. */
  function place(
    { body }: Incoming,
    what: { id: string; name: string; level: number; price: number },
    user: User,
  ): Reply {
    const key = fieldOf(body, 'request_id');
    const known = typeof key === 'string' ? keys.get(`${user.id} ${key}`) : undefined;
    if (known !== undefined) return data(orderResource(placed.get(known)!));
    const method = fieldOf(body, 'payment_method');
    if (method !== 'wechat' && method !== 'alipay') return invalid({ payment_method: ['请选择支付方式'] });
    if (typeof fieldOf(body, 'return_url') !== 'string') return invalid({ return_url: ['返回地址不能为空'] });
    if (Number(fieldOf(body, 'total_amount')).toFixed(2) !== yuanText(what.price))
      return message(422, '价格已变化', { code: 'price_changed' });
    const order = book.add({
      amount: what.price,
      packageId: what.id,
      packageName: what.name,
      level: String(what.level),
      userId: String(user.id),
      payType: method,
      um: String(fieldOf(body, 'source') ?? '-'),
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
    return data(orderResource(found), 201);
  }

  function login(user: User): Reply {
    const token = `${tokens.size + 1}|${digits(16)}`;
    tokens.set(token, user);
    return data({
      token,
      user: {
        id: user.id,
        name: user.name,
        avatar: null,
        phone: user.phone.replace(/^(\d{3})\d{4}/, '$1****'),
        vip: user.vip,
        invite: { code: `U${user.id}`, joined: 2, rewarded: 1 },
      },
    });
  }

  const routes: Route[] = [
    {
      name: 'GET /api/packages',
      fields: [...below('data[]', PACKAGE_FIELDS), 'data'],
      money: ['data[].price', 'data[].original_price', 'data[].credit'],
      answer: (request) =>
        paginated(
          PRODUCTS.map((each) => ({
            ...resourceOf(each),
            ...(request.query.get('loads') !== 'type' && { group: null }),
          })),
          request,
        ),
    },
    {
      name: 'GET /api/activities/current',
      fields: [
        ...below('data', ['title', 'started_at', 'ended_at', 'id', 'banner', 'rules', 'packages']),
        ...below('data.packages[]', PACKAGE_FIELDS),
        'data',
      ],
      money: ['data.packages[].price', 'data.packages[].original_price', 'data.packages[].credit'],
      answer: () =>
        data({
          id: 5,
          title: '双旦特惠',
          banner: null,
          started_at: '2026-11-01 00:00:00',
          ended_at: '2099-01-03 23:59:59',
          rules: ['活动期间每人限购一次'],
          packages: PRODUCTS.map(resourceOf),
        }),
    },
    {
      name: 'GET /api/orders/latest',
      fields: [...below('data[]', ['id', 'user_name', 'package_name', 'paid_at']), 'data'],
      money: [],
      answer: (request) =>
        paginated(
          [{ id: 1, user_name: '王*', package_name: '标准年卡', paid_at: beijingText(Date.now() - 60_000) }],
          request,
        ),
    },
    {
      name: 'GET /api/reviews',
      fields: [...below('data[]', ['id', 'user_name', 'rating', 'content', 'created_at']), 'data'],
      money: [],
      answer: (request) => paginated(REVIEWS, request),
    },
    {
      name: 'GET /api/mini-program/scheme',
      fields: [...below('data', ['openlink', 'url_link', 'expired_at']), 'data'],
      money: [],
      answer: () =>
        data({
          openlink: 'weixin://dl/business/?t=Hk3vJt0qXy',
          url_link: 'https://wxaurl.cn/Hk3vJt0qXy',
          expired_at: beijingText(Date.now() + 30 * DAY),
        }),
    },
    {
      name: 'POST /api/login',
      fields: [...below('data', ['token', 'user', 'user.id', 'user.name', 'user.phone']), 'data'],
      money: [],
      answer: ({ body }) => {
        const [phone, password] = [fieldOf(body, 'phone'), fieldOf(body, 'password')];
        const user = users.find((each) => each.phone === phone && each.password === password);
        return user ? login(user) : invalid({ phone: ['账号或密码不正确'] });
      },
    },
    {
      name: 'POST /api/sms',
      fields: [],
      money: [],
      answer: ({ body }) => {
        const phone = fieldOf(body, 'phone');
        if (typeof phone !== 'string' || !/^1\d{10}$/.test(phone))
          return invalid({ phone: ['手机号格式不正确'] });
        const before = sent.get(phone);
        const wait = before ? Math.ceil((before.at + 60_000 - Date.now()) / 1000) : 0;
        if (wait > 0) return tooMany(wait);
        const code = digits(6);
        sent.set(phone, { code, at: Date.now() });
        book.sms.push({ phone, code });
        return { status: 204 };
      },
    },
    {
      name: 'POST /api/login/sms',
      fields: [...below('data', ['token', 'user', 'user.id', 'user.name', 'user.phone']), 'data'],
      money: [],
      answer: ({ body }) => {
        const [phone, captcha] = [String(fieldOf(body, 'phone')), fieldOf(body, 'captcha')];
        if (sent.get(phone)?.code !== captcha) return invalid({ captcha: ['验证码错误或已过期'] });
        sent.delete(phone);
        const known = users.find((each) => each.phone === phone);
        if (known) return login(known);
        const id = 42 + users.length;
        const user = { id, name: `用户${id}`, phone, password: null, vip: null };
        users.push(user);
        return login(user);
      },
    },
    {
      name: 'POST /api/orders',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: needsUser((user, request) => {
        const id = fieldOf(request.body, 'package_id');
        const found = [...PRODUCTS, ...GIFTS].find((each) => each.id === id);
        return found
          ? place(request, { ...found, id: String(found.id) }, user)
          : invalid({ package_id: ['套餐不存在'] });
      }),
    },
    {
      name: 'GET /api/orders/{id}',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: withOrder((found) => data(orderResource(found))),
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
        return data(orderResource(found));
      }),
    },
    {
      name: 'GET /api/gifts',
      fields: [...below('data[]', ['id', 'name', 'package', 'claimed_at', 'expired_at']), 'data'],
      money: ['data[].package.price', 'data[].package.original_price'],
      answer: needsUser((user, request) => {
        const claimed = (id: number) =>
          book.orders.find(
            (each) =>
              each.userId === String(user.id) && each.packageId === String(id) && each.status === 'paid',
          );
        return paginated(
          GIFTS.map((each) => {
            const order = claimed(each.id);
            return {
              id: each.id,
              name: each.name,
              description: '送给老朋友',
              package: resourceOf(each),
              claimed_at: order ? beijingText(order.createdAt) : null,
              expired_at: '2099-01-01 00:00:00',
            };
          }),
          request,
        );
      }),
    },
    {
      name: 'GET /api/prepared-orders/{id}',
      fields: [
        ...below('data', ['id', 'title', 'pictures', 'skus', 'needs_shipping', 'status', 'expired_at']),
        ...below('data.skus[]', ['id', 'name', 'price', 'original_price', 'stock']),
        'data',
      ],
      money: ['data.skus[].price', 'data.skus[].original_price'],
      answer: ({ params }) =>
        params['id'] === String(PREPARED.id)
          ? data({
              id: PREPARED.id,
              title: PREPARED.title,
              pictures: [],
              description: PREPARED.description,
              needs_shipping: PREPARED.needsShipping ? 1 : 0,
              status: 'open',
              skus: PREPARED.skus.map(({ price, originalPrice, ...sku }) => ({
                ...sku,
                price: yuanText(price),
                original_price: yuanText(originalPrice),
              })),
              expired_at: '2099-01-01 00:00:00',
            })
          : noModel('PreparedOrder', params['id'] ?? ''),
    },
    {
      name: 'POST /api/prepared-orders/{id}/orders',
      fields: ORDER_FIELDS,
      money: ['data.total_amount'],
      answer: needsUser((user, request) => {
        const sku = PREPARED.skus.find(({ id }) => String(id) === String(fieldOf(request.body, 'pid')));
        if (request.params['id'] !== String(PREPARED.id))
          return noModel('PreparedOrder', request.params['id'] ?? '');
        if (!sku) return invalid({ pid: ['请选择规格'] });
        return place(request, { id: String(sku.id), name: sku.name, level: 1, price: sku.price }, user);
      }),
    },
  ];

  const server = await serve(
    {
      routes,
      // config/cors.php as it is delivered: `allowed_*` are `*`, `exposed_headers` is empty.
      cors: (_, preflight) => ({
        'access-control-allow-origin': '*',
        ...(preflight && {
          'access-control-allow-methods': preflight.method,
          'access-control-allow-headers': preflight.headers.join(', '),
          'access-control-max-age': '0',
          vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
        }),
      }),
      unknownCall: ({ path, method }, isPathKnown) => {
        const route = path.slice(1);
        return isPathKnown
          ? message(405, `The ${method} method is not supported for route ${route}.`)
          : message(404, `The route ${route} could not be found.`);
      },
      // PHP reads no input from it: the validator misses its fields.
      badBody: () => invalid({ package_id: ['请求内容不正确'] }),
      refusals: {
        wrong_status: message(500, 'Server Error'),
        invalid: invalid({ total_amount: ['金额不正确'] }),
        unauthorized: unauthenticated(),
        rate_limited: tooMany(17),
      },
      toOtherUnit: 100,
    },
    options,
  );

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
    account: {
      id: String(account.id),
      phone: account.phone,
      password: account.password,
      token: FIRST_TOKEN,
    },
    state: () => ({ ...book.state(), requests: [...server.requests] }),
    pay: book.pay,
    refund: book.refund,
    close: book.close,
    revoke: (token) => void tokens.delete(token),
    fault: server.fault,
    clear: server.clear,
    reset() {
      book.reset();
      placed.clear();
      keys.clear();
      sent.clear();
      seed();
      server.clear();
      server.requests.length = 0;
    },
    stop: server.stop,
  };
}

/** The template of the return address, filled by `str_replace`. */
function filled(template: string, order: BookOrder, queryToken: string): string {
  const values = { token: queryToken, id: order.id, um: order.um, level: order.level };
  return template.replace(/\{(token|id|um|level)\}/g, (_, name: keyof typeof values) =>
    encodeURIComponent(values[name]),
  );
}
