import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A change to an answer: of its JSON, or of the whole of it. */
export interface Planted {
  body?: (body: Record<string, unknown>) => unknown;
  text?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Headers that are left out. */
  without?: readonly string[];
  /** The connection ends without an answer. */
  cut?: true;
}

interface Incoming {
  method: string;
  path: string;
  /** The path as the contract has it. */
  template: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const at = (offsetMs: number): string => new Date(Date.now() + offsetMs).toISOString();
const HOUR = 3_600_000;

const packageOf = (id: string, price: number, days: number) => ({
  id,
  name: `${days} 天`,
  level: '1',
  type: null,
  price,
  original_price: price * 2,
  days,
  badge: null,
  benefits: [{ name: '全部配音', icon: null, free: '3 条', member: '不限' }],
  is_default: false,
  sale_ends_at: null,
  credit: 0,
  renewal: null,
});

const PACKAGES = [packageOf('year', 16_800, 365), packageOf('month', 1_800, 31)];
const USER = {
  id: 'u1',
  nickname: '小白',
  avatar: '',
  phone: '138****0001',
  membership: null,
  invite: { code: 'A1', joined: 0, rewarded: 0 },
};

/**
 * A backend in the contract's form, for one of each call: its answers fit until a fault is planted. `calls`: by method and
 * template, all of them.
 */
export async function startContractServer() {
  const planted = new Map<string, Planted>();
  const seen: Incoming[] = [];
  const orders = new Map<string, Record<string, unknown>>();
  const keys = new Map<string, string>();
  let allowHeaders = 'authorization, content-type, idempotency-key';
  let ignoresKeys = false;
  let isOpen = false;
  /** Where the key is, if not in the header. */
  let keyField: string | null = null;
  let prefix = '/web';

  const errorOf = (status: number, code: string, message: string) => ({ status, body: { code, message } });
  const session = 'Bearer session-token-1';

  function makeOrder({ headers, body }: Incoming, packageId: string) {
    const key = String((keyField === null ? headers['idempotency-key'] : body[keyField]) ?? '');
    const known = ignoresKeys ? undefined : keys.get(key);
    const id = known ?? `o${orders.size + 1}`;
    if (key) keys.set(key, id);
    const order = {
      id,
      number: `2026112100000${orders.size + 1}`,
      status: 'created',
      package: { id: packageId, name: '月卡', level: '1' },
      amount: body['price'],
      pay_type: body['pay_type'],
      created_at: at(0),
      expires_at: at(HOUR / 2),
      paid_at: null,
      member_until: null,
      um: body['um'],
      result_token: `result-${id}`,
      pay: { kind: 'h5', url: 'https://wx.tenpay.com/pay?prepay_id=wx201410272009395522657a690389285100' },
    };
    if (!known) orders.set(id, order);
    return { status: 200, body: orders.get(id) ?? order };
  }

  function readOrder({ headers }: Incoming, id: string) {
    const token = headers.authorization;
    if (!isOpen && token !== undefined && token !== session && token !== `Bearer result-${id}`)
      return errorOf(401, 'unauthorized', '登录已过期');
    const order = orders.get(id);
    return order ? { status: 200, body: order } : errorOf(404, 'not_found', '订单不存在');
  }

  const answers: Record<string, (incoming: Incoming, id: string) => { status: number; body: unknown }> = {
    'GET /v1/activity': () => ({
      status: 200,
      body: {
        id: 'a1',
        title: '双十二',
        banner: null,
        starts_at: at(-HOUR),
        ends_at: at(HOUR),
        rules: ['每人限购一份'],
        packages: PACKAGES,
      },
    }),
    'GET /v1/order/broadcast': () => ({
      status: 200,
      body: {
        items: [1, 2].map((n) => ({
          id: `b${n}`,
          nickname: '小*',
          package_name: '年卡',
          paid_at: at(-HOUR),
        })),
      },
    }),
    'GET /v1/feedback-list': () => ({
      status: 200,
      body: {
        items: [1, 2].map((n) => ({
          id: `f${n}`,
          nickname: '李小明',
          avatar: '',
          rating: 5,
          content: '很好用，推荐给 13912345678',
          created_at: at(-HOUR),
        })),
      },
    }),
    'GET /v1/vip/packages/wechat': () => ({ status: 200, body: { packages: PACKAGES } }),
    'GET /web/vip/packages/wechat': () => ({ status: 200, body: { packages: PACKAGES } }),
    'GET /web/vip/packages/welfare': () => ({
      status: 200,
      body: {
        items: [1, 2].map((n) => ({
          id: `w${n}`,
          name: '七天',
          description: '',
          package: { ...packageOf('gift', 0, 7), original_price: 900 },
          claimed_at: null,
          expires_at: at(HOUR),
        })),
      },
    }),
    'GET /v1/sms/code/login': () => ({ status: 200, body: { resend_after_s: 60, expires_in_s: 300 } }),
    'POST /v1/auth/smsCode': () => ({ status: 200, body: { token: 'session-token-1', user: USER } }),
    'POST /v1/auth/password': () => ({ status: 200, body: { token: 'session-token-1', user: USER } }),
    'GET /v1/generate_scheme': () => ({
      status: 200,
      body: { scheme: 'weixin://dl/business/?t=x', url_link: 'https://wxaurl.cn/x', expires_at: at(HOUR) },
    }),
    'GET /web/adminOrder/detail/{id}': (_, id) => ({
      status: 200,
      body: {
        id,
        title: '定制套餐',
        pictures: [],
        description: '',
        options: [1, 2].map((n) => ({
          pid: `p${n}`,
          name: '单品',
          price: 900,
          original_price: 1200,
          stock: 3,
        })),
        ships: true,
        expires_at: at(HOUR),
        status: 'open',
      },
    }),
    'POST /web/vip/packages/{id}/orders': makeOrder,
    'POST /web/vip/packages/{id}/orders/official': makeOrder,
    'POST /web/adminOrder/buy/{id}': (incoming) => makeOrder(incoming, String(incoming.body['pid'])),
    'GET /web/orders/{id}': readOrder,
    'GET /web/order/{id}': readOrder,
    'POST /web/order/{id}/to_pay': (incoming, id) => readOrder(incoming, id),
  };
  const patterns = Object.keys(answers).map((name) => {
    const [method, template = ''] = name.split(' ');
    return { name, method, pattern: new RegExp(`^${template.replace('{id}', '([^/]+)')}$`) };
  });

  /** The packages of a brand are below its prefix only. */
  function templateOf(path: string): string {
    if (path.startsWith(`${prefix}/vip/`)) return `/web${path.slice(prefix.length)}`;
    return path.startsWith('/web/vip/') ? '/nothing' : path;
  }

  function reply(response: http.ServerResponse, incoming: Incoming): void {
    const found = patterns.find(
      ({ method, pattern }) => method === incoming.method && pattern.test(incoming.template),
    );
    const [, id = ''] = found?.pattern.exec(incoming.template) ?? [];
    const { status, body } = found
      ? answers[found.name]!(incoming, decodeURIComponent(id))
      : errorOf(404, 'not_found', '没有这个接口');
    const fault = (found && planted.get(found.name)) ?? {};
    if (fault.cut) return void response.destroy();
    const isFine = status === 200;
    const changed =
      fault.body && isFine ? fault.body(structuredClone(body) as Record<string, unknown>) : body;
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'date, retry-after, x-request-id',
      ...fault.headers,
    };
    for (const name of fault.without ?? []) {
      delete headers[name];
      if (name === 'date') response.sendDate = false;
    }
    response.writeHead(fault.status ?? status, headers);
    response.end(fault.text ?? JSON.stringify(changed));
  }

  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': allowHeaders,
      });
      response.end();
      return;
    }
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      const incoming = {
        method: request.method ?? '',
        path: pathname.replace('/api', ''),
        template: templateOf(pathname.replace('/api', '')),
        query: searchParams,
        headers: request.headers,
        body: text ? JSON.parse(text) : {},
      };
      seen.push(incoming);
      reply(response, incoming);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    calls: Object.keys(answers),
    seen,
    plant: (call: string, fault: Planted) => planted.set(call, fault),
    allow: (headers: string) => (allowHeaders = headers),
    ignoreKeys: () => (ignoresKeys = true),
    keyIn: (field: string) => (keyField = field),
    prefixIs: (path: string) => (prefix = path),
    /** Whoever asks may read an order. */
    open: () => (isOpen = true),
    reset() {
      planted.clear();
      orders.clear();
      keys.clear();
      seen.length = 0;
      allowHeaders = 'authorization, content-type, idempotency-key';
      ignoresKeys = false;
      isOpen = false;
      keyField = null;
      prefix = '/web';
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
