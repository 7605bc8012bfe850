import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentedCalls, templateOf } from '../../openapi/calls.ts';
import { filledPath } from '../client/call-path.ts';
import * as api from '../index.ts';

/** The calls of the specification: main API, brand backends, data center, event upload. */
const SPECIFIED = [
  'main POST /web/vip/packages/{id}/orders',
  'main GET /web/orders/{id}',
  'main POST /v1/auth/password',
  'main GET /v1/activity?is_speed={clientType}&loads=packages',
  'main GET /v1/order/broadcast',
  'main GET /v1/feedback-list',
  'main GET /v1/vip/packages/wechat?phone={phone}',
  'main POST /web/vip/packages/{id}/orders/official',
  'main GET /v1/sms/code/login?phone={phone}',
  'main POST /v1/auth/smsCode',
  'main GET /web/adminOrder/detail/{id}',
  'main POST /web/adminOrder/buy/{id}',
  'main GET /v1/generate_scheme',
  'honey GET /web/vip/packages/wechat?phone={phone}',
  'honey POST /web/vip/packages/{id}/orders/official',
  'honey GET /web/vip/packages/welfare?user_id={userId}',
  'youquan GET /web/vip/packages/wechat?phone={phone}',
  'youquan POST /web/vip/packages/{id}/orders/official',
  'youquan GET /web/vip/packages/welfare?user_id={userId}',
  'tuiwen GET /web/vip/packages/wechat?phone={phone}&loads=type',
  'tuiwen POST /web/vip/packages/{id}/orders/official',
  'tuiwen GET /web/vip/packages/welfare?user_id={userId}',
  'datacenter GET /web/vip/packages/wechat?app={app}&phone={phone}&user_id={userId}',
  'datacenter GET /web/order/{id}',
  'datacenter POST /web/vip/packages/{id}/orders/official',
  'datacenter POST /web/order/{id}/to_pay',
  'events POST /v1/events',
];

const built = documentedCalls.map(
  (documented) => `${documented.call.backend} ${documented.call.method} ${templateOf(documented)}`,
);

describe('the endpoints', () => {
  it('are those of the specification, each once', () => {
    expect([...built].sort()).toEqual([...SPECIFIED].sort());
  });

  it('are each in the table of calls under their own name', () => {
    const { ApiError: _, isApiError: __, errorText: ___, ORDER_VALID_S: ____, ...endpoints } = api;
    expect(new Set(documentedCalls.map(({ name }) => name))).toEqual(new Set(Object.keys(endpoints)));
  });

  it('send a body with every POST and with no GET, and it fits', () => {
    for (const { call, body } of documentedCalls) {
      expect(call.method === 'POST').toBe(body !== undefined);
      if (body) expect(safeParse(body, call.body).success).toBe(true);
      else expect(call.body).toBeUndefined();
    }
  });

  it('send an idempotency key with orders only', () => {
    for (const { call } of documentedCalls) {
      const isOrder = /\/orders(\/official)?$|\/buy\//.test(call.path) && call.method === 'POST';
      expect(call.idempotencyKey !== undefined).toBe(isOrder);
    }
  });

  it('send no token with an upload of events, and may do without with a login', () => {
    const named = (auth: string) =>
      documentedCalls.filter(({ call }) => call.auth === auth).map(({ name }) => name);
    expect(named('none')).toEqual(['uploadEvents']);
    expect(named('login')).toEqual(['loginByPassword', 'requestSmsCode', 'loginBySmsCode']);
  });

  it("read and pay an order by its own token in place of the session's", () => {
    const auth = { resultToken: 't' };
    const body = { payType: 'wechat' as const, client: 'wechat', returnUrl: '/' };
    expect(api.getOrder('1', 't').auth).toEqual(auth);
    expect(api.getCenterOrder('1', 't').auth).toEqual(auth);
    expect(api.payCenterOrder('1', body, 't').auth).toEqual(auth);
    expect(api.getOrder('1', '').auth).toBeUndefined();
  });

  it.each(['Bearer abc', 'Bearer%20abc', 'Bearer+abc', 'bearer abc', 'abc'])(
    'leave the prefix of the result token %s to the client',
    (token) => {
      const body = { payType: 'wechat' as const, client: 'wechat', returnUrl: '/' };
      const sent = [
        api.getOrder('1', token),
        api.getCenterOrder('1', token),
        api.payCenterOrder('1', body, token),
      ];
      for (const { auth } of sent) expect(auth).toEqual({ resultToken: 'abc' });
    },
  );

  it('are not repeated where each request costs something', () => {
    const once = documentedCalls.filter(({ call }) => call.canRepeat === false).map(({ name }) => name);
    expect(once).toEqual(['requestSmsCode', 'generateScheme']);
  });

  it('name no user of the gifts where none is known', () => {
    expect(filledPath(api.getWelfare('tuiwen', ''))).toBe('/web/vip/packages/welfare');
  });
});
