import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createCenterOrder,
  getBroadcast,
  getOrder,
  getWechatPackages,
  requestSmsCode,
  uploadEvents,
} from '../index.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call } from './port.ts';
import { answer, clientOver, rejection } from './client.test-support.ts';

const BROADCAST = {
  items: [{ id: '1', nickname: '小*', package_name: '年卡', paid_at: '2026-11-21T09:00:00+08:00' }],
};
const PAYLOAD = {
  price: 16800,
  payType: 'wechat' as const,
  client: 'wechat',
  um: '-',
  returnUrl: '/result/{token}/{id}/{um}/{level}',
  consents: [{ document: '/lxbva', version: '3' }],
};

describe('a request', () => {
  it('of a release that filled the path itself goes to the same address', async () => {
    const { client, requests } = clientOver(() => answer(500));
    const { params: _, ...call } = getOrder('a/26');
    await rejection(client.send(getOrder('a/26')));
    await rejection(client.send({ ...call, path: '/web/orders/a%2F26', template: '/web/orders/{id}' }));
    expect(requests[1]).toEqual(requests[0]);
  });

  it('goes to the backend of the call with the session, and without headers that need a preflight', async () => {
    const { client, requests } = clientOver(() => answer(200, BROADCAST));
    await client.send(getBroadcast());
    expect(requests).toEqual([
      {
        backend: 'main',
        url: 'https://vip.example.com/api/main/v1/order/broadcast',
        method: 'GET',
        headers: { accept: 'application/json', authorization: 'Bearer session-token' },
        timeoutMs: 30_000,
        isCurrent: expect.any(Function) as unknown,
        mayRepeat: expect.any(Function) as unknown,
      },
    ]);
  });

  it('has a body in snake_case and its idempotency key', async () => {
    const { client, requests } = clientOver(() => answer(500));
    await rejection(client.send(createCenterOrder('7', PAYLOAD, 'key-1')));
    expect(requests[0]).toMatchObject({
      url: 'https://dc.example.com/base/web/vip/packages/7/orders/official',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      price: 16800,
      pay_type: 'wechat',
      client: 'wechat',
      um: '-',
      return_url: '/result/{token}/{id}/{um}/{level}',
      consents: [{ document: '/lxbva', version: '3' }],
    });
  });

  it.each<[string, Call<unknown>, string | null, string | undefined]>([
    ['no authorization without a token', getBroadcast(), null, undefined],
    ['no authorization for events', uploadEvents({ events: [] }), 'Bearer session', undefined],
    ["the order's own token", getOrder('9', 'result-token'), 'Bearer session', 'Bearer result-token'],
  ])('carries %s', async (_, call, token, authorization) => {
    const { client, requests } = clientOver(() => answer(404), { token: () => token });
    await rejection(client.send(call));
    expect(requests[0]?.headers['authorization']).toBe(authorization);
  });

  it('that sends an SMS may not be repeated', async () => {
    const { client, requests } = clientOver(() => answer(200, { resend_after_s: 60, expires_in_s: 300 }));
    await client.send(requestSmsCode('13800000001'));
    expect(requests[0]?.mayRepeat?.()).toBe(false);
  });

  it('may be repeated while its session is the stored one', async () => {
    const stored = { token: 'Bearer session-token' };
    const { client, requests } = clientOver(() => answer(200, BROADCAST), { token: () => stored.token });
    await client.send(getBroadcast());
    expect(requests[0]?.mayRepeat?.()).toBe(true);
    stored.token = 'Bearer of another user';
    expect(requests[0]?.mayRepeat?.()).toBe(false);
  });

  it('with an idempotency key that is no valid header value is not sent', async () => {
    const { client, requests } = clientOver(() => answer(200));
    const error = await rejection(client.send(createCenterOrder('7', PAYLOAD, 'key\n1')));
    expect([error.code, requests]).toEqual(['malformed', []]);
  });

  it('to a backend without an address is not sent', async () => {
    const { client, requests, logged } = clientOver(() => answer(200), { backends: {} });
    const error = await rejection(client.send(getBroadcast()));
    expect([error.code, requests.length, logged.length]).toEqual(['malformed', 0, 1]);
  });
});

describe('an answer', () => {
  it('has camelCase names', async () => {
    const { client } = clientOver(() => answer(200, BROADCAST));
    expect(await client.send(getBroadcast())).toEqual({
      items: [{ id: '1', nickname: '小*', packageName: '年卡', paidAt: '2026-11-21T09:00:00+08:00' }],
    });
  });

  it('that does not fit the schema is refused with the name of the field, without its value', async () => {
    const body = { items: [{ ...BROADCAST.items[0], nickname: 13800000001 }] };
    const { client } = clientOver(() => answer(200, body, { 'x-request-id': 'r-1' }));
    const error = await rejection(client.send(getBroadcast()));
    expect(error).toMatchObject({ code: 'malformed', details: { status: 200, requestId: 'r-1' } });
    expect(String(error.details.cause)).toContain('items.0.nickname: expected string');
    expect(String(error.details.cause)).not.toContain('1380');
  });

  it.each(['', '<!doctype html><title>登录</title>', '{"items":[', 'null'])(
    'of %j is malformed',
    async (body) => {
      const { client } = clientOver(() => answer(200, body));
      expect((await rejection(client.send(getBroadcast()))).code).toBe('malformed');
    },
  );

  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [410, 'not_found'],
    [418, 'server'],
    [422, 'invalid'],
    [429, 'rate_limited'],
    [500, 'server'],
    [503, 'server'],
    [304, 'server'],
  ])("of %i is %s, in the backend's words", async (status, code) => {
    const body = { code: 'bad_phone', message: '手机号不对', fields: { phone_number: '请检查' } };
    const { client } = clientOver(() => answer(status, body, { 'x-request-id': 'r-2' }));
    expect(await rejection(client.send(getBroadcast()))).toMatchObject({
      name: 'ApiError',
      code,
      details: {
        status,
        serverCode: 'bad_phone',
        serverMessage: '手机号不对',
        fields: { phone_number: '请检查' },
        requestId: 'r-2',
      },
    });
  });

  it("with a gateway's page keeps the code of its status", async () => {
    const { client } = clientOver(() => answer(404, '<html>404</html>'));
    const error = await rejection(client.send(getBroadcast()));
    expect([error.code, error.details]).toEqual(['not_found', { status: 404 }]);
  });

  it('of 429 has the seconds to wait', async () => {
    const { client } = clientOver(() => answer(429, {}, { 'retry-after': '42' }));
    expect((await rejection(client.send(getBroadcast()))).details.retryAfterS).toBe(42);
  });

  it("of 429 with a date is measured by the server's clock", async () => {
    const headers = {
      date: 'Sat, 21 Nov 2026 01:00:00 GMT',
      'retry-after': 'Sat, 21 Nov 2026 01:00:30 GMT',
    };
    const { client } = clientOver(() => answer(429, {}, headers));
    expect((await rejection(client.send(getBroadcast()))).details.retryAfterS).toBe(30);
  });

  it("sets the server's clock, also with an error, and keeps it if a later answer has none", async () => {
    const now = Date.parse('2026-11-21T01:00:00Z');
    const dates = ['Sat, 21 Nov 2026 01:02:00 GMT', 'soon', ''];
    const { client } = clientOver(() => answer(500, {}, { date: dates.shift() ?? '' }), { now: () => now });
    expect(client.clockOffset()).toBe(0);
    for (let turn = 0; turn < 3; turn += 1) {
      await rejection(client.send(getBroadcast()));
      expect(client.clockOffset()).toBe(120_000);
    }
  });
});

describe('no answer', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name });

  it.each([
    [new TypeError('Failed to fetch'), 'network'],
    [named('NetworkError'), 'network'],
    [named('ChunkLoadError'), 'network'],
    [named('TimeoutError'), 'timeout'],
    [new DOMException('', 'AbortError'), 'aborted'],
    [new RangeError('x'), 'server'],
    ['a text', 'server'],
    [undefined, 'server'],
  ])('because of %s is %s', async (thrown, code) => {
    const { client } = clientOver(() => Promise.reject(thrown));
    expect((await rejection(client.send(getBroadcast()))).code).toBe(code);
  });

  it('keeps no request in the error, since it contains the token and the phone number', async () => {
    const beneath = new TypeError('Failed to fetch');
    const thrown = Object.assign(new Error('GET …?phone=13800000001', { cause: beneath }), {
      name: 'NetworkError',
      request: new Request('https://x.example.com/?phone=13800000001'),
    });
    const { client } = clientOver(() => Promise.reject(thrown));
    expect((await rejection(client.send(getBroadcast()))).details.cause).toBe(beneath);
  });

  it('after an abort by the caller is aborted, for any reason', async () => {
    const caller = new AbortController();
    const { client } = clientOver(() => new Promise(() => undefined));
    const failed = rejection(client.send(getBroadcast(), { signal: caller.signal }));
    caller.abort('gone');
    expect((await failed).code).toBe('aborted');
  });

  it('is requested if the caller has aborted before', async () => {
    const { client, requests } = clientOver(() => answer(200, BROADCAST));
    const error = await rejection(client.send(getBroadcast(), { signal: AbortSignal.abort() }));
    expect([error.code, requests]).toEqual(['aborted', []]);
  });

  it('while reading the body is an error of the network', async () => {
    const torn = { ...answer(200), text: () => Promise.reject(new TypeError('terminated')) };
    const { client } = clientOver(() => torn);
    expect((await rejection(client.send(getBroadcast()))).code).toBe('network');
  });

  describe('within the time limit', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it.each([
      ['a transport that never answers', () => new Promise<never>(() => undefined)],
      ['a body that never ends', () => ({ ...answer(200), text: () => new Promise<never>(() => undefined) })],
    ])('from %s is a timeout after 30 s', async (_, carry) => {
      const { client } = clientOver(carry);
      let code = '';
      const rejected = rejection(client.send(getBroadcast())).then((error) => (code = error.code));
      await vi.advanceTimersByTimeAsync(29_999);
      expect(code).toBe('');
      await vi.advanceTimersByTimeAsync(1);
      expect(await rejected).toBe('timeout');
    });

    it('leaves no timer behind after an answer', async () => {
      const { client } = clientOver(() => answer(200, BROADCAST));
      await client.send(getBroadcast());
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

describe('the log', () => {
  it('gets every error with method, backend and path, without the query', async () => {
    const { client, logged } = clientOver(() => answer(500));
    const error = await rejection(client.send(getWechatPackages('13800000001')));
    expect(logged).toEqual([{ error, where: 'GET main /v1/vip/packages/wechat' }]);
  });

  it.each([
    [
      'an endpoint function',
      createCenterOrder('7001', PAYLOAD, 'k'),
      '/web/vip/packages/{id}/orders/official',
    ],
    [
      'a release that filled the path itself',
      { ...getBroadcast(), path: '/web/orders/abc?phone=13800000001', template: '/web/orders/{id}' },
      '/web/orders/{id}',
    ],
    [
      'a release without templates',
      { ...getBroadcast(), path: '/v1/orders/a26/items/3f?phone=13800000001' },
      '/v1/orders/{id}/items/{id}',
    ],
  ])('of a call by %s has no id', async (_, call, where) => {
    const { client, logged } = clientOver(() => answer(500));
    await rejection(client.send(call as Call<unknown>));
    expect(logged[0]?.where.split(' ')[2]).toBe(where);
  });

  it('that fails does not hide the error', async () => {
    const { client } = clientOver(() => answer(409), {
      log: () => {
        throw new Error('log is down');
      },
    });
    expect(await rejection(client.send(getBroadcast()))).toBeInstanceOf(ApiError);
  });

  it('gets nothing about a successful call', async () => {
    const { client, logged } = clientOver(() => answer(200, BROADCAST));
    await client.send(getBroadcast());
    expect(logged).toEqual([]);
  });

  it('gets the error of a token store that throws, and the call rejects with ApiError', async () => {
    const { client, logged } = clientOver(() => answer(200, BROADCAST), {
      token: () => {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect((await rejection(client.send(getBroadcast()))).name).toBe('ApiError');
    expect(logged).toHaveLength(1);
  });
});
