import { randomUUID } from 'node:crypto';
import type { BackendName, ForeignBackend, StartOptions } from '../control.ts';
import { openBook, type BookOrder } from '../serving/book.ts';
import { serve, type Incoming, type Reply, type Route } from '../serving/serve.ts';
import { digits, fieldOf } from '../serving/text.ts';
import { GIFTS, PREPARED, SOLD, type Seller, type Sold } from './shop.ts';

/*
 * A backend that does what the specification's section 7 says and nothing else, in the contract's form where the
 * specification shows none. It refuses every path, parameter, field and header that it does not know. It knows no idempotency
 * key, has no tokens for results, returns buyers to the address as it was sent, and answers a login with the token only.
 */

const BRANDS = ['honey', 'youquan', 'tuiwen'] as const;
const HEADERS = ['authorization', 'content-type'];
/** Headers that browsers and HTTP clients set themselves. */
const OWN_HEADERS =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|host|origin|pragma|priority|referer|user-agent|(sec|proxy)-.*)$/;

const iso = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+08:00');

const refused = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  json: { code, message, ...more },
});
const unknownName = (kind: string, names: readonly string[]): Reply =>
  refused(400, `unknown_${kind}`, `unknown ${kind}: ${names.join(', ')}`);
const invalid = (fields: Readonly<Record<string, string>>): Reply =>
  refused(422, 'invalid', Object.values(fields)[0] ?? '', { fields });
const unauthorized = (): Reply => refused(401, 'unauthorized', '登录已过期，请重新登录');
const tooMany = (seconds: number): Reply => ({
  ...refused(429, 'rate_limited', '操作太频繁'),
  headers: { 'retry-after': String(seconds) },
});
const notFound = (): Reply => refused(404, 'not_found', '内容不存在或已下架');

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isFen: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPhone: Check = (value) => typeof value === 'string' && /^1\d{10}$/.test(value);
const isPayType: Check = (value) => value === 'wechat' || value === 'alipay';
const isConsents: Check = (value) =>
  Array.isArray(value) &&
  value.every((each) => isText(fieldOf(each, 'document')) && isText(fieldOf(each, 'version')));

/** Fields of a body; a name with `?` may be missing. */
type Fields = Readonly<Record<string, Check>>;

const PAYING: Fields = {
  pay_type: isPayType,
  client: isText,
  return_url: isText,
  'code?': isText,
  'um?': isText,
};
const ORDER: Fields = {
  ...PAYING,
  price: isFen,
  um: isText,
  consents: isConsents,
  'phone?': isPhone,
  'user_id?': isText,
};
const ORDER_OF_PREPARED: Fields = {
  ...ORDER,
  pid: isText,
  'fid?': isText,
  'address?': (value) => typeof value === 'object',
};

/** What is wrong with the names and values of a body; null if nothing is. */
function bodyProblem(body: unknown, fields: Fields): Reply | null {
  const given = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const unknown = given.filter((name) => !(name in fields) && !(`${name}?` in fields));
  if (unknown.length > 0) return unknownName('field', unknown);
  for (const [name, fits] of Object.entries(fields)) {
    const plain = name.replace('?', '');
    const value = fieldOf(body, plain);
    if (value === undefined ? !name.endsWith('?') : !fits(value))
      return invalid({ [plain]: '填写的内容有误' });
  }
  return null;
}

interface Rules {
  /** Names in the query; a name with `?` may be missing. */
  query?: readonly string[];
  body?: Fields;
}

/** What is wrong with the names of a request; null if nothing is. */
function requestProblem({ query, body, method }: Incoming, rules: Rules): Reply | null {
  const names = rules.query ?? [];
  const unknown = [...query.keys()].filter((name) => !names.includes(name) && !names.includes(`${name}?`));
  if (unknown.length > 0) return unknownName('parameter', unknown);
  const missing = names.filter((name) => !name.endsWith('?') && !query.has(name));
  if (missing.length > 0)
    return refused(400, 'missing_parameter', `missing parameter: ${missing.join(', ')}`);
  return method === 'GET' ? null : bodyProblem(body, rules.body ?? {});
}

const below = (path: string, names: readonly string[]) =>
  names.map((name) => (path ? `${path}.${name}` : name));
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
const ORDER_FIELDS = [
  'id',
  'number',
  'status',
  'amount',
  'pay_type',
  'created_at',
  'expires_at',
  'paid_at',
  'pay',
].concat(below('package', ['id', 'name', 'level']), 'package');

interface Placed {
  order: BookOrder;
  seller: Seller;
  client: string;
  returnUrl: string;
}

function instructionOf({ order, client, returnUrl }: Placed): unknown {
  if (order.payType === 'alipay') {
    if (client === 'alipay') return { kind: 'alipay_trade', trade_no: `2026112322001${digits(8)}` };
    return {
      kind: 'alipay_form',
      action: 'https://openapi.alipay.com/gateway.do',
      fields: {
        method: 'alipay.trade.wap.pay',
        return_url: returnUrl,
        biz_content: JSON.stringify({ out_trade_no: order.number }),
      },
    };
  }
  if (client !== 'wechat')
    return {
      kind: 'h5',
      url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${order.number}&redirect_url=${encodeURIComponent(returnUrl)}`,
    };
  return {
    kind: 'jsapi',
    params: {
      appId: 'wx5a4d8e17c0b3f926',
      timeStamp: String(Math.floor(Date.now() / 1000)),
      nonceStr: digits(16),
      package: `prepay_id=wx${order.number}`,
      signType: 'RSA',
      paySign: 'oR9d8PuhnIc+YZ8cBHFCwfgpaK9gd7va',
    },
  };
}

const STATUS: Readonly<Record<BookOrder['status'], string>> = {
  unpaid: 'created',
  paid: 'paid',
  closed: 'closed',
  refunded: 'refunded',
};

const orderAnswer = (found: Placed) => {
  const { order } = found;
  return {
    id: order.id,
    number: order.number,
    status: STATUS[order.status],
    package: { id: order.packageId, name: order.packageName, level: order.level },
    amount: order.amount,
    pay_type: order.payType,
    created_at: iso(order.createdAt),
    expires_at: iso(order.createdAt + 1_800_000),
    paid_at: order.paidAt === null ? null : iso(order.paidAt),
    um: order.um,
    pay: order.status === 'unpaid' ? instructionOf(found) : null,
  };
};

const FIRST_TOKEN = 'f3b1c0de-strict-session';
const PHONE = '13800138000';
const PASSWORD = 'only-the-token';

/** Starts it. Each backend has an address of its own, below the server's. */
export async function startStrict(options: StartOptions): Promise<ForeignBackend> {
  const book = openBook(700_001, () => `S${digits(14)}`);
  const placed = new Map<string, Placed>();
  /** Phone by session. */
  const sessions = new Map([[FIRST_TOKEN, PHONE]]);
  const sent = new Map<string, { code: string; at: number }>();

  const userOf = (request: Incoming): string | undefined =>
    sessions.get((request.header('authorization') ?? '').replace(/^Bearer /, ''));
  const hasToken = (request: Incoming) => request.header('authorization') !== undefined;

  function login(phone: string): Reply {
    const token = randomUUID();
    sessions.set(token, phone);
    return { status: 200, json: { token } };
  }

  function place(
    request: Incoming,
    seller: Seller,
    what: Pick<Sold, 'id' | 'name' | 'level' | 'price'>,
  ): Reply {
    const user = userOf(request);
    const { body } = request;
    if (fieldOf(body, 'price') !== what.price) return refused(409, 'price_changed', '价格已变化');
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
      amount: what.price,
      packageId: what.id,
      packageName: what.name,
      level: what.level,
      userId: user ?? null,
      payType: fieldOf(body, 'pay_type') === 'alipay' ? 'alipay' : 'wechat',
      um: String(fieldOf(body, 'um')),
    });
    const found = {
      order,
      seller,
      client: String(fieldOf(body, 'client')),
      returnUrl: String(fieldOf(body, 'return_url')),
    };
    placed.set(order.id, found);
    return { status: 200, json: orderAnswer(found) };
  }

  /** An order of one of the sellers: of the session's user, or of an anonymous one. */
  function find(request: Incoming, sellers: readonly Seller[]): Placed | Reply {
    const found = placed.get(request.params['id'] ?? '');
    const user = userOf(request);
    if (hasToken(request) && user === undefined) return unauthorized();
    if (!found || !sellers.includes(found.seller)) return notFound();
    if (found.order.userId === null || found.order.userId === user) return found;
    return user === undefined ? unauthorized() : notFound();
  }

  const call = (
    name: string,
    { fields, money = [], ...rules }: Rules & { fields: readonly string[]; money?: readonly string[] },
    answer: (request: Incoming) => Reply,
  ): Route => ({
    name,
    fields,
    money,
    answer: (request) => requestProblem(request, rules) ?? answer(request),
  });

  const packages = (seller: Seller, path: string, query: readonly string[]): Route =>
    call(
      `GET /${seller}${path}`,
      {
        query,
        fields: [...below('packages[]', PACKAGE_FIELDS), 'packages'],
        money: below('packages[]', ['price', 'original_price', 'credit']),
      },
      (request) => {
        if (hasToken(request) && userOf(request) === undefined) return unauthorized();
        const isGrouped = request.query.get('loads') === 'type' || seller === 'datacenter';
        return {
          status: 200,
          json: { packages: SOLD[seller].map((each) => ({ ...each, type: isGrouped ? each.type : null })) },
        };
      },
    );
  const orders = (seller: Seller, path: string): Route =>
    call(`POST /${seller}${path}`, { body: ORDER, fields: ORDER_FIELDS, money: ['amount'] }, (request) => {
      if (userOf(request) === undefined) return unauthorized();
      const id = request.params['id'];
      const gift = BRANDS.includes(seller as 'honey')
        ? GIFTS.find((each) => each.package.id === id)?.package
        : undefined;
      const found = SOLD[seller].find((each) => each.id === id) ?? gift;
      return found ? place(request, seller, found) : notFound();
    });
  const reading = (seller: 'main' | 'datacenter', path: string): Route =>
    call(`GET /${seller}${path}`, { fields: ORDER_FIELDS, money: ['amount'] }, (request) => {
      const found = find(request, seller === 'main' ? ['main'] : [...BRANDS, 'datacenter']);
      return 'order' in found ? { status: 200, json: orderAnswer(found) } : found;
    });

  const routes: Route[] = [
    call(
      'GET /main/v1/activity',
      {
        query: ['is_speed', 'loads'],
        fields: [
          'title',
          'starts_at',
          'ends_at',
          'packages',
          'id',
          'banner',
          'rules',
          ...below('packages[]', PACKAGE_FIELDS),
        ],
        money: below('packages[]', ['price', 'original_price', 'credit']),
      },
      () => ({
        status: 200,
        json: {
          id: 'act-1',
          title: '冬日会员季',
          banner: null,
          starts_at: '2026-11-01T00:00:00+08:00',
          ends_at: '2099-01-01T00:00:00+08:00',
          rules: ['每个账号限参加一次'],
          packages: SOLD.main,
        },
      }),
    ),
    call(
      'GET /main/v1/order/broadcast',
      { fields: ['items', ...below('items[]', ['id', 'nickname', 'package_name', 'paid_at'])] },
      () => ({
        status: 200,
        json: {
          items: [{ id: 'b-1', nickname: '李*', package_name: '年卡', paid_at: iso(Date.now() - 90_000) }],
        },
      }),
    ),
    call(
      'GET /main/v1/feedback-list',
      { fields: ['items', ...below('items[]', ['id', 'nickname', 'rating', 'content', 'created_at'])] },
      () => ({
        status: 200,
        json: {
          items: [
            {
              id: 'f-1',
              nickname: '阿',
              avatar: '',
              rating: 5,
              content: '很值',
              created_at: '2026-11-20T08:00:00+08:00',
            },
          ],
        },
      }),
    ),
    call('GET /main/v1/generate_scheme', { fields: ['scheme', 'url_link', 'expires_at'] }, () => ({
      status: 200,
      json: {
        scheme: 'weixin://dl/business/?t=StRiCt',
        url_link: 'https://wxaurl.cn/StRiCt',
        expires_at: iso(Date.now() + 86_400_000),
      },
    })),
    call(
      'POST /main/v1/auth/password',
      { body: { account: isText, password: isText }, fields: ['token'] },
      ({ body }) =>
        fieldOf(body, 'account') === PHONE && fieldOf(body, 'password') === PASSWORD
          ? login(PHONE)
          : invalid({ password: '账号或密码不正确' }),
    ),
    call('GET /main/v1/sms/code/login', { query: ['phone'], fields: [] }, ({ query }) => {
      const phone = query.get('phone') ?? '';
      if (!isPhone(phone)) return invalid({ phone: '手机号格式不正确' });
      const before = sent.get(phone);
      const wait = before ? Math.ceil((before.at + 60_000 - Date.now()) / 1000) : 0;
      if (wait > 0) return tooMany(wait);
      const code = digits(6);
      sent.set(phone, { code, at: Date.now() });
      book.sms.push({ phone, code });
      return { status: 200 };
    }),
    call(
      'POST /main/v1/auth/smsCode',
      { body: { phone: isPhone, code: isText, 'invite_code?': isText }, fields: ['token'] },
      ({ body }) => {
        const phone = String(fieldOf(body, 'phone'));
        if (sent.get(phone)?.code !== fieldOf(body, 'code')) return invalid({ code: '验证码错误' });
        sent.delete(phone);
        return login(phone);
      },
    ),
    packages('main', '/v1/vip/packages/wechat', ['phone']),
    orders('main', '/web/vip/packages/{id}/orders'),
    orders('main', '/web/vip/packages/{id}/orders/official'),
    reading('main', '/web/orders/{id}'),
    call(
      'GET /main/web/adminOrder/detail/{id}',
      {
        fields: [
          'title',
          'options',
          'ships',
          'expires_at',
          'status',
          'id',
          ...below('options[]', ['pid', 'name', 'price', 'original_price', 'stock']),
        ],
        money: below('options[]', ['price', 'original_price']),
      },
      ({ params }) => (params['id'] === PREPARED.id ? { status: 200, json: PREPARED } : notFound()),
    ),
    call(
      'POST /main/web/adminOrder/buy/{id}',
      { body: ORDER_OF_PREPARED, fields: ORDER_FIELDS, money: ['amount'] },
      (request) => {
        if (hasToken(request) && userOf(request) === undefined) return unauthorized();
        const option = PREPARED.options.find(({ pid }) => pid === fieldOf(request.body, 'pid'));
        if (request.params['id'] !== PREPARED.id || !option) return notFound();
        return place(request, 'main', { id: option.pid, name: option.name, level: '1', price: option.price });
      },
    ),
    ...BRANDS.flatMap((brand) => [
      packages(brand, '/web/vip/packages/wechat', ['phone', 'loads?']),
      orders(brand, '/web/vip/packages/{id}/orders/official'),
      call(
        `GET /${brand}/web/vip/packages/welfare`,
        {
          query: ['user_id'],
          fields: [
            ...below('items[]', ['id', 'name', 'package', 'claimed_at', 'expires_at']),
            ...below('items[].package', PACKAGE_FIELDS),
            'items',
          ],
          money: below('items[].package', ['price', 'original_price']),
        },
        () => ({
          status: 200,
          json: {
            items: GIFTS.map((gift) => ({
              ...gift,
              description: '送给您的礼物',
              claimed_at: claimedAt(gift.package.id),
              expires_at: '2099-01-01T00:00:00+08:00',
            })),
          },
        }),
      ),
    ]),
    packages('datacenter', '/web/vip/packages/wechat', ['app?', 'phone?', 'user_id?']),
    orders('datacenter', '/web/vip/packages/{id}/orders/official'),
    reading('datacenter', '/web/order/{id}'),
    call(
      'POST /datacenter/web/order/{id}/to_pay',
      { body: PAYING, fields: ORDER_FIELDS, money: ['amount'] },
      (request) => {
        const found = find(request, [...BRANDS, 'datacenter']);
        if (!('order' in found)) return found;
        if (found.order.status !== 'unpaid') return refused(409, 'order_state', '订单状态已变化');
        found.order.payType = fieldOf(request.body, 'pay_type') === 'alipay' ? 'alipay' : 'wechat';
        found.client = String(fieldOf(request.body, 'client'));
        found.returnUrl = String(fieldOf(request.body, 'return_url'));
        return { status: 200, json: orderAnswer(found) };
      },
    ),
  ];

  function claimedAt(packageId: string): string | null {
    const order = book.orders.find((each) => each.packageId === packageId && each.status === 'paid');
    return order ? iso(order.createdAt) : null;
  }

  const server = await serve(
    {
      routes,
      cors: (origin, preflight) => {
        if (
          preflight &&
          (!['GET', 'POST'].includes(preflight.method) ||
            preflight.headers.some((name) => !HEADERS.includes(name)))
        )
          return null;
        return {
          'access-control-allow-origin': origin,
          vary: 'Origin',
          ...(preflight && {
            'access-control-allow-methods': 'GET, POST',
            'access-control-allow-headers': HEADERS.join(', '),
          }),
        };
      },
      unknownHeader: (name) => !HEADERS.includes(name) && !OWN_HEADERS.test(name),
      unknownCall: (_, isPathKnown) =>
        isPathKnown ? refused(405, 'method', 'unknown method') : refused(400, 'unknown_path', 'unknown path'),
      badBody: () => refused(400, 'body', 'the body is no JSON'),
      refusals: {
        wrong_status: refused(500, 'server', 'internal error'),
        invalid: invalid({ price: '金额不正确' }),
        unauthorized: unauthorized(),
        rate_limited: tooMany(17),
      },
      toOtherUnit: 0.01,
    },
    options,
  );

  const names: readonly BackendName[] = ['main', 'datacenter', ...BRANDS];
  return {
    url: server.url,
    backends: Object.fromEntries(names.map((name) => [name, `${server.url}/${name}`])) as Record<
      BackendName,
      string
    >,
    calls: routes,
    account: { id: PHONE, phone: PHONE, password: PASSWORD, token: FIRST_TOKEN },
    state: () => ({ ...book.state(), requests: [...server.requests] }),
    pay: book.pay,
    refund: book.refund,
    close: book.close,
    revoke: (token) => void sessions.delete(token),
    fault: server.fault,
    clear: server.clear,
    reset() {
      book.reset();
      placed.clear();
      sessions.clear();
      sessions.set(FIRST_TOKEN, PHONE);
      sent.clear();
      server.clear();
      server.requests.length = 0;
    },
    stop: server.stop,
  };
}
