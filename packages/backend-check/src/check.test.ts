import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, callsOf, type CheckedBackend, type Inputs } from './calls.ts';
import { check, type CheckResult, type Settings } from './check.ts';
import { startContractServer, type Planted } from './contract-server.test-support.ts';
import { oddHttp } from './observe.ts';
import { NO_PAGE, PAGES } from './pages.ts';
import { exitCode, reportJson, reportLines } from './report.ts';

type Server = Awaited<ReturnType<typeof startContractServer>>;

let server: Server;
beforeAll(async () => {
  server = await startContractServer();
});
afterEach(() => server.reset());
afterAll(() => server.stop());

const ORIGIN = 'https://vip.example.com';
const TOKEN = 'session-token-1';

const settingsOf = (
  backend: CheckedBackend,
  more: Partial<Inputs> = {},
  rest: Partial<Settings> = {},
): Settings => ({
  url: server.url,
  inputs: {
    backend,
    phone: '13912345678',
    code: '1234',
    account: 'debug',
    password: 'secret-password',
    clientType: 0,
    userId: 'u1',
    app: 'lxb',
    preparedId: 'prepared-1',
    payType: 'wechat',
    client: 'browser',
    origin: ORIGIN,
    orders: true,
    sms: true,
    scheme: true,
    ...(backend !== 'main' && backend !== 'datacenter' && { datacenter: server.url }),
    ...more,
  },
  token: TOKEN,
  origin: ORIGIN,
  timeoutMs: 5_000,
  ...rest,
});

const levels = ({ calls }: CheckResult) =>
  calls.flatMap(({ name, label, state, findings, reason }) =>
    state === 'fits' && findings.length === 0 ? [] : [{ name, label, state, reason, findings }],
  );

const findingsOf = ({ calls }: CheckResult, call: string) =>
  calls
    .filter(({ name }) => name.endsWith(` ${call}`))
    .flatMap(({ findings }) => findings.map(({ level, field, came }) => `${level} ${field}: ${came}`));

/** The backend that has a call. */
const backendOf = (call: string): CheckedBackend =>
  BACKENDS.find((backend) => callsOf(backend).some(({ name }) => name === `${backend} ${call}`)) ?? 'main';

describe('a backend that fits', () => {
  it.each(BACKENDS)('has no finding in any call: %s', async (backend) => {
    const result = await check(settingsOf(backend));
    expect(levels(result)).toEqual([]);
    expect(exitCode(result, true)).toBe(0);
  });

  it('is checked in every call that its pages make', () => {
    const checked = BACKENDS.flatMap((backend) =>
      callsOf(backend)
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${backend} `)),
    );
    expect([...new Set(checked)].sort()).toEqual([NO_PAGE, ...Object.keys(PAGES)].sort());
  });
});

describe('without --orders, --sms and --scheme', () => {
  it.each(BACKENDS)('nothing is changed, and what was left out is named: %s', async (backend) => {
    const inputs = { orders: false, sms: false, scheme: false, phone: '13912345678', code: '', account: '' };
    const result = await check(settingsOf(backend, inputs));
    expect(server.seen.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(server.seen.filter(({ path }) => /sms|scheme/.test(path))).toEqual([]);
    const left = result.calls.filter(({ state }) => state === 'not checked').map(({ reason }) => reason);
    expect(left).toContain('needs --orders');
    expect(left).toContain('needs --order-id');
    expect(result.orders).toEqual([]);
    expect(exitCode(result, true)).toBe(0);
    if (backend === 'main') expect(left).toContain('needs --sms');
  });

  it('a backend that wants a session is no difference', async () => {
    server.plant('GET /v1/activity', { status: 401, text: '{"code":"unauthorized","message":"请登录"}' });
    const { token: _, ...settings } = settingsOf('main', { account: '', code: '' });
    const { calls } = await check(settings);
    expect(calls.find(({ name }) => name.endsWith('/activity'))).toMatchObject({
      state: 'not checked',
      reason: 'needs --token: the backend wants a session',
    });
  });
});

/** A field of each call that its page needs, and how its absence is named. */
const NEEDED: Readonly<Record<string, string>> = {
  'GET /v1/activity': 'title',
  'GET /v1/order/broadcast': 'items[0].package_name',
  'GET /v1/feedback-list': 'items[0].rating',
  'GET /v1/vip/packages/wechat': 'packages[0].price',
  'GET /web/vip/packages/wechat': 'packages[1].days',
  'GET /web/vip/packages/welfare': 'items[0].package',
  'GET /v1/sms/code/login': '',
  'POST /v1/auth/smsCode': 'token',
  'POST /v1/auth/password': 'token',
  'GET /v1/generate_scheme': 'url_link',
  'GET /web/adminOrder/detail/{id}': 'ships',
  'POST /web/vip/packages/{id}/orders': 'amount',
  'POST /web/vip/packages/{id}/orders/official': 'status',
  'POST /web/adminOrder/buy/{id}': 'package.level',
  'GET /web/orders/{id}': 'pay_type',
  'GET /web/order/{id}': 'package.id',
  'POST /web/order/{id}/to_pay': 'amount',
};

/** Leaves a field out of an answer, by its name. */
function without(body: Record<string, unknown>, field: string): unknown {
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop()!;
  const holder = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);
  delete (holder as Record<string, unknown>)[last];
  return body;
}

describe('a fault planted in a call', () => {
  it('is known for each call of the server', () =>
    expect(Object.keys(NEEDED).sort()).toEqual([...server.calls].sort()));

  it.each(Object.entries(NEEDED).filter(([, field]) => field))(
    'a missing field is named with its page: %s %s',
    async (call, field) => {
      server.plant(call, { body: (body) => without(body, field) });
      const backend = backendOf(call);
      const result = await check(settingsOf(backend));
      const named = `${field.replace(/\[\d\]/, '[]')}: nothing: it is missing`;
      expect(findingsOf(result, call).map((line) => line.replace(/^\w+ /, ''))).toContain(named);
      expect(exitCode(result, false)).toBe(1);
      const lines = reportLines('', result, true).join('\n');
      for (const page of PAGES[`${backend} ${call}`] ?? []) expect(lines).toContain(page);
    },
  );

  const everywhere: [string, Planted, string][] = [
    ['a page of a gateway', { text: '<html><body>502</body></html>' }, 'wrong the answer: HTML or XML'],
    [
      'JSON that ends early',
      { text: '{"items":[' },
      'wrong the answer: JSON that is broken off or has an error',
    ],
    [
      '500',
      { status: 500, text: '{"code":"x1","message":"出错"}' },
      'wrong the answer: an error: server (500) with the code x1',
    ],
    [
      'a redirect',
      { status: 302, headers: { location: '/elsewhere' } },
      'wrong redirect: 302 with another address',
    ],
    ['no answer', { cut: true }, 'wrong the answer: no answer: the connection ended'],
    [
      'no CORS',
      { without: ['access-control-allow-origin'] },
      'wrong access-control-allow-origin: no such header',
    ],
  ];
  it.each(Object.keys(NEEDED).flatMap((call) => everywhere.map((each) => [call, ...each] as const)))(
    '%s: %s',
    async (call, _, fault, expected) => {
      server.plant(call, fault);
      const result = await check(settingsOf(backendOf(call)));
      expect(findingsOf(result, call)).toContain(expected);
      expect(exitCode(result, false)).toBe(1);
    },
  );
});

const itemsOf = (body: Record<string, unknown>, field: string) => body[field] as Record<string, unknown>[];

describe('what the product copes with', () => {
  const odd: [string, string, Planted, string][] = [
    [
      'an id that is a number',
      'GET /v1/vip/packages/wechat',
      {
        body: (body) => ({
          packages: itemsOf(body, 'packages').map((each, at) => ({ ...each, id: at + 1 })),
        }),
      },
      'odd packages[].id: a number',
    ],
    [
      'fields that the contract does not have',
      'GET /v1/order/broadcast',
      { body: (body) => ({ ...body, total: 2, page: { size: 20 } }) },
      'odd unknown fields: 2 others, which are ignored',
    ],
    [
      'a malformed package among others',
      'GET /v1/activity',
      {
        body: (body) => ({
          ...body,
          packages: itemsOf(body, 'packages').map((each, at) =>
            at === 0 ? { ...each, price: '168.00' } : each,
          ),
        }),
      },
      'dropped packages[].price: a number with a fraction, as text',
    ],
    [
      'a time without an offset',
      'GET /web/orders/{id}',
      { body: (body) => ({ ...body, created_at: '2026-11-21 09:00:00' }) },
      'dropped created_at: a time without an offset',
    ],
    [
      'an error without a message',
      'GET /web/order/{id}',
      { status: 403, text: '{}' },
      'odd message: nothing: it is missing',
    ],
    [
      'fields that are missing, which pages can do without',
      'GET /v1/activity',
      {
        body: ({ banner: _, rules: __, ...body }) => ({
          ...body,
          packages: itemsOf(body, 'packages').map(({ badge: ___, ...each }) => each),
        }),
      },
      'odd missing fields: nothing: pages do without',
    ],
    ['no Date', 'GET /v1/feedback-list', { without: ['date'] }, 'odd date: no such header'],
    [
      'another content type',
      'GET /v1/activity',
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
      'odd content-type: text/html',
    ],
    ['cookies', 'GET /v1/activity', { headers: { 'set-cookie': 'sid=1' } }, 'odd set-cookie: 1'],
    [
      'an answer that caches keep',
      'GET /v1/vip/packages/wechat',
      { headers: { 'cache-control': 'public, max-age=60' } },
      'odd cache-control: an answer that caches keep',
    ],
    [
      'headers that pages cannot read',
      'GET /v1/activity',
      { headers: { 'access-control-expose-headers': 'Date, Retry-After' } },
      'odd access-control-expose-headers: without x-request-id',
    ],
    [
      'a login without a user',
      'POST /v1/auth/smsCode',
      { body: ({ token }) => ({ token }) },
      'odd user: only a token',
    ],
    [
      'a purchase in the future',
      'GET /v1/order/broadcast',
      {
        body: (body) => ({
          items: itemsOf(body, 'items').map((each) => ({ ...each, paid_at: '2099-01-01T00:00:00+08:00' })),
        }),
      },
      'odd items[].paid_at: one to come: is its zone right?',
    ],
    [
      'milliseconds for seconds',
      'GET /v1/sms/code/login',
      { body: () => ({ resend_after_s: 60_000 }) },
      'odd resend_after_s: more than ten minutes',
    ],
  ];

  it.each(odd)('is reported: %s', async (_, call, fault, expected) => {
    server.plant(call, fault);
    const result = await check(settingsOf(backendOf(call)));
    expect(findingsOf(result, call)).toContain(expected);
    if (expected.startsWith('odd') && !fault.status) {
      expect(exitCode(result, false)).toBe(0);
      expect(exitCode(result, true)).toBe(1);
    }
  });

  it.each([
    [100, 'so much that it may have been multiplied by 100 twice'],
    [0.01, 'so little that it may be an amount in yuan'],
  ])('money in the other unit, by what a day costs: %f times', async (factor, came) => {
    server.plant('GET /web/vip/packages/wechat', {
      body: (body) => ({
        packages: itemsOf(body, 'packages').map((each) => ({
          ...each,
          price: Number(each['price']) * factor,
          original_price: Number(each['original_price']) * factor,
        })),
      }),
    });
    const result = await check(settingsOf('honey'));
    expect(findingsOf(result, 'GET /web/vip/packages/wechat')).toContain(`odd packages[].price: ${came}`);
  });
});

describe('orders', () => {
  const call = 'POST /web/vip/packages/{id}/orders/official';
  const made: [string, (body: Record<string, unknown>) => unknown, string][] = [
    ['another amount', (body) => ({ ...body, amount: 168 }), 'wrong amount: another amount'],
    [
      'an amount in yuan',
      (body) => ({ ...body, amount: Number(body['amount']) / 100 }),
      'wrong amount: a hundred times as much, or as little: yuan and fen?',
    ],
    [
      'another package',
      (body) => ({ ...body, package: { id: 'other', name: '', level: '1' } }),
      'wrong package.id: another one',
    ],
    ['nothing to pay with', (body) => ({ ...body, pay: null }), 'wrong pay: none: nothing can be paid'],
    [
      'a word for a status that the contract does not have',
      (body) => ({ ...body, status: 'UNPAID' }),
      'wrong status: the word UNPAID',
    ],
    [
      'an end eight hours ago',
      (body) => ({ ...body, expires_at: new Date(Date.now() - 8 * 3_600_000).toISOString() }),
      'wrong expires_at: one that has passed: is its zone right?',
    ],
  ];
  it.each(made)('are compared with what was asked for: %s', async (_, body, expected) => {
    server.plant(call, { body });
    const result = await check(settingsOf('honey'));
    expect(findingsOf(result, call)).toContain(expected);
    expect(exitCode(result, false)).toBe(1);
  });

  it('are compared again when they are to be paid again', async () => {
    server.plant('POST /web/order/{id}/to_pay', { body: (body) => ({ ...body, amount: 1, pay: null }) });
    const result = await check(settingsOf('honey'));
    expect(findingsOf(result, 'POST /web/order/{id}/to_pay')).toEqual([
      'wrong amount: something else',
      'wrong pay: none: nothing can be paid',
    ]);
  });

  it('are named, with the time at which they expire', async () => {
    const { orders } = await check(settingsOf('honey'));
    expect(orders).toEqual([
      { number: '20261121000001', expiresAt: expect.stringContaining('T'), madeBy: `honey ${call}` },
    ]);
  });

  it('are two for one key where the backend does not know keys: both are named', async () => {
    server.ignoreKeys();
    const result = await check(settingsOf('honey'));
    expect(findingsOf(result, call)).toContain(
      'wrong idempotency-key: a second order: one tap may be charged twice',
    );
    expect(result.orders).toHaveLength(2);
  });

  it('are made once, without a key, where the backend is configured without', async () => {
    server.ignoreKeys();
    const result = await check(settingsOf('honey', {}, { capabilities: { honey: { idempotency: 'none' } } }));
    expect(result.orders).toHaveLength(1);
    expect(server.seen.some(({ headers }) => headers['idempotency-key'] !== undefined)).toBe(false);
    expect(exitCode(result, true)).toBe(0);
  });

  it('without a key are compared with the time after which one may be made again', async () => {
    const none = (orderValidS?: number) =>
      settingsOf(
        'honey',
        {},
        { capabilities: { honey: { idempotency: 'none', ...(orderValidS && { orderValidS }) } } },
      );
    expect(findingsOf(await check(none()), call)).toEqual([]);
    // The server's orders can be paid for half an hour.
    expect(findingsOf(await check(none(600)), call)).toEqual(['wrong expires_at: a later one']);
    server.plant(call, { body: (body) => ({ ...body, expires_at: null }) });
    expect(findingsOf(await check(none()), call)).toEqual(['odd expires_at: nothing']);
  });

  it('that anybody can read are reported', async () => {
    server.open();
    const result = await check(settingsOf('honey'));
    const probe = result.calls.find(({ label }) => label === 'with a token that is not valid');
    expect(probe?.findings.map(({ level, came }) => `${level} ${came}`)).toEqual([
      'wrong an answer without an error',
    ]);
  });
});

describe('pages of another origin', () => {
  it.each([
    ['authorization', 'content-type, idempotency-key'],
    ['idempotency-key', 'Authorization, Content-Type'],
    ['content-type', 'authorization, idempotency-key'],
    ['authorization', '*'],
  ])('need the permission to send %s, where only %s is allowed', async (missing, allowed) => {
    server.allow(allowed);
    const result = await check(settingsOf('honey'));
    const field = 'preflight access-control-allow-headers';
    const [first] = result.calls.flatMap(({ findings }) =>
      findings.filter(({ level, expected }) => level === 'wrong' && expected.startsWith(missing)),
    );
    expect(first).toMatchObject({ field, came: expect.stringMatching(/^(refused|not in the list)$/) });
    expect(exitCode(result, false)).toBe(1);
  });

  it('send the session also where this check has none', async () => {
    server.allow('content-type, idempotency-key');
    const { token: _, ...settings } = settingsOf('honey');
    const result = await check(settings);
    expect(findingsOf(result, 'GET /web/vip/packages/wechat')).toContain(
      'wrong preflight access-control-allow-headers: not in the list',
    );
  });

  it('are not asked about where the origin is the same, or is not given', async () => {
    server.allow('');
    const { origin: _, ...settings } = settingsOf('honey');
    expect(levels(await check(settings))).toEqual([]);
    expect(levels(await check({ ...settings, origin: new URL(server.url).origin }))).toEqual([]);
  });
});

describe('the report', () => {
  it('has no value of an answer', async () => {
    server.plant('GET /v1/feedback-list', {
      body: (body) => ({
        items: itemsOf(body, 'items').map((each) => ({ ...each, nickname: { first: '李小明' } })),
      }),
    });
    server.plant('POST /v1/auth/smsCode', {
      body: (body) => ({ ...body, user: { nickname: '李小明', id: null } }),
    });
    const result = await check(settingsOf('main'));
    const about = { url: server.url, backend: 'main', adapter: null, capabilities: {}, origin: ORIGIN };
    const text = [...reportLines('', result, true), reportJson(about, result, true)].join('\n');
    expect(text).toContain('nickname');
    for (const value of ['李小明', '很好用', '13912345678', TOKEN, 'secret-password'])
      expect(text).not.toContain(value);
  });

  it('is one line for the same about every call', async () => {
    for (const call of server.calls) server.plant(call, { without: ['date'] });
    const lines = reportLines('', await check(settingsOf('tuiwen')), true);
    expect(lines.filter((line) => line.includes('date: expected'))).toEqual([
      expect.stringMatching(/^odd {5}every call: date: .* \[every page\]$/),
    ]);
  });

  it('says that nothing is reached', async () => {
    const gone = await startContractServer();
    await gone.stop();
    const result = await check(settingsOf('main', {}, { url: gone.url }));
    expect(result.unreachable).toMatch(/^nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)$/);
    expect(exitCode(result, false)).toBe(2);
    expect(reportLines('x', result, true).join('\n')).toContain('unreachable: nothing listens at 127.0.0.1:');
  });
});

describe('what a backend is configured with', () => {
  const call = 'POST /web/vip/packages/{id}/orders/official';
  const inField = (more: Partial<Settings> = {}) =>
    settingsOf('honey', {}, { capabilities: { honey: { idempotency: { field: 'request_id' } } }, ...more });

  it('a key in a field of the body: none in a header, which another origin need not allow', async () => {
    server.keyIn('request_id');
    server.allow('authorization, content-type');
    expect(levels(await check(inField()))).toEqual([]);
    const ordered = server.seen.filter(({ method, path }) => method === 'POST' && path.includes('/vip/'));
    const keys = new Set(ordered.map(({ body }) => body['request_id']));
    expect([ordered.length, keys.size]).toEqual([2, 1]);
    expect(server.seen.some(({ headers }) => headers['idempotency-key'] !== undefined)).toBe(false);
  });

  it('a key in a field that the backend does not read: the second order and the field are named', async () => {
    const result = await check(inField());
    expect(findingsOf(result, call)).toContain(
      'wrong request_id: a second order: one tap may be charged twice',
    );
    expect(result.orders).toHaveLength(2);
    expect(exitCode(result, false)).toBe(1);
  });

  it('a key in the header, which the backend expects in a field: a second order', async () => {
    server.keyIn('request_id');
    expect(findingsOf(await check(settingsOf('honey')), call)).toContain(
      'wrong idempotency-key: a second order: one tap may be charged twice',
    );
  });

  it.each(['/v1', ''])('the prefix "%s" of a brand', async (prefix) => {
    server.prefixIs(prefix);
    const result = await check(settingsOf('honey', {}, { capabilities: { honey: { prefix } } }));
    expect(levels(result)).toEqual([]);
    expect(result.calls.flatMap(({ sent }) => sent)).toContain(`GET /api${prefix}/vip/packages/wechat`);
  });

  it('a prefix that is wrong, or is missing: a sentence about that backend', async () => {
    for (const capabilities of [{}, { honey: { prefix: '/v2' } }]) {
      server.prefixIs('/v1');
      const result = await check(settingsOf('honey', {}, { capabilities }));
      expect(result.diagnoses).toEqual([
        {
          backend: 'honey',
          why: expect.stringMatching(/^every call is answered with 404: .*--prefix/),
          isAll: true,
        },
      ]);
      expect(exitCode(result, false)).toBe(2);
    }
  });

  it('orders that are not paid again: the call is left out, and their end must be known', async () => {
    server.plant(call, { body: (body) => ({ ...body, expires_at: null }) });
    const result = await check(
      settingsOf('datacenter', {}, { capabilities: { datacenter: { payAgain: 'new' } } }),
    );
    expect(result.calls.find(({ name }) => name.endsWith('/to_pay'))).toMatchObject({
      state: 'not offered',
      reason: 'configured with pay_again "new": buyers order again once the order is closed',
    });
    expect(server.seen.some(({ path }) => path.endsWith('/to_pay'))).toBe(false);
    expect(findingsOf(result, call)).toEqual(['odd expires_at: nothing']);
  });

  it('orders of main that are paid again: the same key brings an instruction again', async () => {
    let asked = 0;
    const body = (order: Record<string, unknown>) => (asked++ % 2 === 0 ? order : { ...order, pay: null });
    server.plant('POST /web/vip/packages/{id}/orders', { body });
    const of = (settings: Settings) =>
      check(settings).then((result) => findingsOf(result, 'POST /web/vip/packages/{id}/orders'));
    expect(await of(settingsOf('main'))).toEqual(['wrong pay: none: nothing can be paid']);
    expect(await of(settingsOf('main', {}, { capabilities: { main: { payAgain: 'new' } } }))).toEqual([]);
  });
});

it('an answer that comes late is odd', () => {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  const exchange = { method: 'GET', url: server.url, headers: {}, status: 200, text: '{}' } as const;
  const of = (ms: number) => oddHttp({ ...exchange, answerHeaders: new Headers(headers), ms });
  expect(of(4_900)).toEqual([]);
  expect(of(5_100)).toMatchObject([{ level: 'odd', field: 'time', expected: 'an answer within 5 s' }]);
});
