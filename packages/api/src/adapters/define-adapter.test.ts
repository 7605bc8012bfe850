import { describe, expect, it } from 'vitest';
import { documentedCalls, templateOf } from '../../openapi/calls.ts';
import { createOrder, getBroadcast, getOrder, getWechatPackages, requestSmsCode } from '../index.ts';
import { answer, clientOver, rejection } from '../client/client.test-support.ts';
import { BASE, clientThrough, ORDER } from './adapters.test-support.ts';
import { get, post, refuse, type AdapterDescription } from './adapter.ts';
import { defineAdapter } from './define-adapter.ts';
import { id, record, text } from './read.ts';
import { laravel } from './systems/laravel.ts';
import { litemall } from './systems/litemall.ts';

const NONE = 'has none';
const unsupported = Object.fromEntries(
  Object.keys(litemall.description.calls).map((name) => [name, NONE]),
) as unknown as AdapterDescription['calls'];

/** A small backend with steps: prepares, makes, pays, reads. */
const steps: AdapterDescription = {
  name: 'small',
  token: { header: 'x-token', prefix: 'T ' },
  idempotency: 'none',
  envelope: { data: 'd', code: { field: 'c', ok: 0 }, message: 'm', fields: 'f' },
  errors: { 9: 'conflict', 8: 'unauthorized', 7: 'rate_limited' },
  fieldNames: { tel: 'phone' },
  calls: {
    ...unsupported,
    'GET /v1/sms/code/login': {
      steps: { sms: ({ query }) => post('/sms', { tel: query['phone'] }) },
      answer: () => ({ resend_after_s: 60, expires_in_s: 300 }),
    },
    'GET /v1/vip/packages/wechat': {
      steps: {
        none: () => null,
        packages: ({ query }) =>
          query['phone'] === '1'
            ? refuse('invalid', 'phone', '手机号有误')
            : get('/list', { a: 'x&y', b: undefined }),
      },
      answer: () => ({ packages: [] }),
    },
    'POST /web/vip/packages/{id}/orders': {
      steps: {
        prepare: ({ params }) => post('/prepare', { package: params['id'] }),
        make: { makesOrder: true, ask: ({ data }) => post('/make', { of: record(data['prepare'])['id'] }) },
        pay: { mayFail: true, ask: ({ data }) => post('/pay', { order: record(data['make'])['id'] }) },
        read: ({ data }) => get('/read', { id: id(record(data['make'])['id']) }),
      },
      answer: ({ data }) =>
        ({
          ...record(data['read']),
          um: data['pay'] === undefined ? 'unpaid' : text(data['pay']),
        }) as never,
    },
  },
};
const small = defineAdapter(steps);

const READ = {
  id: '7',
  number: 'n',
  status: 'created',
  package: { id: '1', name: 'p', level: '1' },
  amount: 16800,
  pay_type: 'wechat',
  created_at: '2026-11-21T09:00:00+08:00',
  expires_at: '2026-11-21T09:30:00+08:00',
  paid_at: null,
  member_until: null,
  result_token: null,
  pay: null,
};
const fine = (d: unknown) => ({ c: 0, d });
const orders = {
  'POST /prepare': fine({ id: 3 }),
  'POST /make': fine({ id: 7 }),
  'POST /pay': fine('ok'),
  'GET /read': fine(READ),
};

describe.each([litemall, laravel])('the adapter $description.name', ({ description }) => {
  it('names every call of the contract', () => {
    const called = documentedCalls
      .filter(({ call }) => call.backend !== 'events')
      .map((documented) => `${documented.call.method} ${templateOf(documented).split('?')[0]}`);
    expect(new Set(Object.keys(description.calls))).toEqual(new Set(called));
  });
});

describe('a request through an adapter', () => {
  it('has the token and the body where the backend wants them', async () => {
    const { client, sent } = clientThrough(small, { 'GET /list': fine([]), 'POST /sms': fine(null) });
    await client.send(getWechatPackages(''));
    await client.send(requestSmsCode('13800000001'));
    expect(sent[0]).toMatchObject({ name: 'GET /list', query: { a: 'x&y' }, body: undefined });
    expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'x-token': 'T session-token' });
    expect(sent[1]).toMatchObject({ body: { tel: '13800000001' } });
    expect(sent[1]?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-token': 'T session-token',
    });
  });

  it.each([
    ['header' as const, { 'idempotency-key': 'key' }, {}],
    ['none' as const, {}, {}],
    [{ field: 'once' }, {}, { once: 'key' }],
  ])('has the idempotency key by %j', async (idempotency, headers, body) => {
    const adapter = defineAdapter({ ...steps, idempotency });
    const { client, sent } = clientThrough(adapter, orders);
    await client.send(createOrder('1', ORDER, 'key'));
    const [prepare] = sent;
    expect(prepare?.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-token': 'T session-token',
      ...headers,
    });
    expect(prepare?.body).toEqual({ package: '1', ...body });
  });

  it('uses the token of an order', async () => {
    const adapter = defineAdapter({
      ...steps,
      calls: {
        ...steps.calls,
        'GET /web/orders/{id}': {
          steps: { o: ({ params }) => get('/read', params) },
          answer: ({ data }) => data['o'] as never,
        },
      },
    });
    const { client, sent } = clientThrough(adapter, { 'GET /read': fine({ ...READ, id: 'a b', um: '-' }) });
    expect((await client.send(getOrder('a b', 'result'))).id).toBe('a b');
    expect(sent[0]).toMatchObject({ query: { id: 'a b' }, headers: { 'x-token': 'T result' } });
  });
});

describe('a call that an adapter does not know', () => {
  it('fails with the reason and sends nothing', async () => {
    const { client, sent, logged } = clientThrough(small, {});
    const error = await rejection(client.send(getBroadcast()));
    expect(error).toMatchObject({
      code: 'server',
      details: { serverCode: 'unsupported_call', serverMessage: 'small: GET /v1/order/broadcast: has none' },
    });
    expect(logged).toHaveLength(1);
    expect(sent).toEqual([]);
  });

  it('fails if it is no call of the contract', async () => {
    const { client } = clientThrough(small, {});
    const error = await rejection(client.send({ ...getBroadcast(), path: '/v9/new/7' }));
    expect(error.details.serverMessage).toBe('small: GET /v9/new/{id}: no such call');
  });

  it('is refused by the adapter in words for users', async () => {
    const { client, sent } = clientThrough(small, {});
    expect(await rejection(client.send(getWechatPackages('1')))).toMatchObject({
      code: 'invalid',
      details: { serverCode: 'phone', serverMessage: '手机号有误' },
    });
    expect(sent).toEqual([]);
  });
});

describe('an error of the backend', () => {
  const failing = (status: number, body: unknown, headers = {}) =>
    clientThrough(small, { 'GET /list': () => answer(status, body, headers) });
  const errorOf = async (status: number, body: unknown, headers = {}) =>
    rejection(failing(status, body, headers).client.send(getWechatPackages('')));

  it.each([
    [200, { c: 9, m: '已变化' }, { code: 'conflict', details: { serverCode: '9', serverMessage: '已变化' } }],
    [200, { c: 500, m: '?' }, { code: 'server', details: { serverCode: '500' } }],
    [200, { c: 'toString', m: '?' }, { code: 'server' }],
    [404, { c: 1, m: '没有' }, { code: 'not_found', details: { serverCode: '1' } }],
    [
      422,
      { m: '?', f: { tel: ['手机号有误', 'x'], other: '?' } },
      { code: 'invalid', details: { fields: { phone: '手机号有误', other: '?' } } },
    ],
    [502, '<html>', { code: 'server', details: { status: 502 } }],
    [403, '', { code: 'forbidden' }],
    [200, '<html>', { code: 'malformed' }],
    [200, { data: [] }, { code: 'malformed' }],
    [200, 'null', { code: 'malformed' }],
  ])('%d %j', async (status, body, expected) => expect(await errorOf(status, body)).toMatchObject(expected));

  it('keeps the time to wait', async () =>
    expect(await errorOf(200, { c: 7 }, { 'retry-after': '9' })).toMatchObject({
      code: 'rate_limited',
      details: { retryAfterS: 9 },
    }));

  it('about the token ends the session', async () => {
    const { client, onUnauthorized } = failing(200, { c: 8, m: '请登录' });
    expect((await rejection(client.send(getWechatPackages('')))).code).toBe('unauthorized');
    expect(onUnauthorized).toHaveBeenCalledWith('Bearer session-token');
  });
});

describe('the steps of an order', () => {
  it('are sent one after the other, each with what came before', async () => {
    const { client, sent } = clientThrough(small, orders);
    expect(await client.send(createOrder('1', ORDER, 'key'))).toMatchObject({ id: '7', um: 'ok' });
    expect(sent.map(({ name, body, query }) => [name, body ?? query])).toEqual([
      ['POST /prepare', { package: '1' }],
      ['POST /make', { of: 3 }],
      ['POST /pay', { order: 7 }],
      ['GET /read', { id: '7' }],
    ]);
  });

  it('make one order per key, also if a later step failed', async () => {
    let isDown = true;
    const { client, names } = clientThrough(small, {
      ...orders,
      'GET /read': () => (isDown ? Promise.reject(new TypeError('offline')) : answer(200, fine(READ))),
    });
    expect((await rejection(client.send(createOrder('1', ORDER, 'key')))).code).toBe('network');
    isDown = false;
    expect((await client.send(createOrder('1', ORDER, 'key'))).id).toBe('7');
    expect(names().filter((name) => name === 'POST /make')).toHaveLength(1);
    expect(names().filter((name) => name === 'POST /pay')).toHaveLength(2);
    await client.send(createOrder('1', ORDER, 'other'));
    expect(names().filter((name) => name === 'POST /make')).toHaveLength(2);
  });

  it.each([
    ['is refused', () => answer(200, { c: 9 })],
    ['has no answer', () => Promise.reject(new TypeError('offline'))],
  ])('return the order if a payment %s', async (_, pay) => {
    const { client } = clientThrough(small, { ...orders, 'POST /pay': pay });
    expect((await client.send(createOrder('1', ORDER, 'key'))).um).toBe('unpaid');
  });

  it('end with the call: nothing is made for a page that has given up', async () => {
    const abort = new AbortController();
    const { client, names } = clientThrough(small, {
      ...orders,
      'POST /prepare': () => {
        abort.abort();
        return answer(200, fine({ id: 3 }));
      },
    });
    const error = await rejection(client.send(createOrder('1', ORDER, 'key'), { signal: abort.signal }));
    expect(error.code).toBe('aborted');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(names()).toEqual(['POST /prepare']);
  });

  it('end when another user has logged in', async () => {
    const sent: string[] = [];
    const transport = small(BASE, async ({ url }) => {
      sent.push(url);
      return answer(200, fine({ id: 3 }));
    });
    const request = {
      backend: 'main' as const,
      url: `${BASE}/web/vip/packages/1/orders`,
      method: 'POST' as const,
      headers: {},
      body: '{}',
    };
    const isCurrent = () => sent.length === 0;
    await expect(transport({ ...request, timeoutMs: 1000, isCurrent })).rejects.toThrow(TypeError);
    expect(sent).toHaveLength(1);
  });

  it('share the time limit of the call', async () => {
    const limits: number[] = [];
    const transport = small(BASE, async ({ url, timeoutMs }) => {
      limits.push(timeoutMs);
      await new Promise((resolve) => setTimeout(resolve, 30));
      return answer(200, url.includes('/read') ? fine(READ) : fine({ id: 7 }));
    });
    const { client } = clientOver(() => answer(500), { transport, backends: { main: BASE }, timeoutMs: 50 });
    expect((await rejection(client.send(createOrder('1', ORDER, 'key')))).code).toBe('timeout');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(limits[1]).toBeLessThan(limits[0]!);
    expect(limits).toHaveLength(2);
  });
});
