import { describe, expect, it } from 'vitest';
import { answer, clientOver, rejection } from '../client/client.test-support.ts';
import type { Call } from '../client/port.ts';
import * as api from '../index.ts';

const MAIN = 'https://vip.example.com/api/main';
const CENTER = 'https://dc.example.com/base';
const brand = (name: string) => `https://vip.example.com/api/${name}`;

const ORDER = {
  price: 16800,
  payType: 'wechat' as const,
  client: 'wechat',
  um: 'menu',
  returnUrl: '/result/{token}/{id}/{um}/{level}',
  consents: [],
};
const ORDER_ON_THE_WIRE = {
  price: 16800,
  pay_type: 'wechat',
  client: 'wechat',
  um: 'menu',
  return_url: '/result/{token}/{id}/{um}/{level}',
  consents: [],
};
const PAYMENT = { payType: 'alipay' as const, client: 'alipay', returnUrl: '/upgrade/use' };
const PAYMENT_ON_THE_WIRE = { pay_type: 'alipay', client: 'alipay', return_url: '/upgrade/use' };

interface Sent {
  call: Call<unknown>;
  url: string;
  /** Of a POST. */
  body?: object;
}

/** The calls of the specification with the URL and the body that leave the page. */
const CALLS: Record<string, Sent> = {
  'main POST /web/vip/packages/{id}/orders': {
    call: api.createOrder('7', ORDER, 'k'),
    url: `${MAIN}/web/vip/packages/7/orders`,
    body: ORDER_ON_THE_WIRE,
  },
  'main GET /web/orders/{id}': { call: api.getOrder('26'), url: `${MAIN}/web/orders/26` },
  'main POST /v1/auth/password': {
    call: api.loginByPassword({ account: 'a', password: 'b' }),
    url: `${MAIN}/v1/auth/password`,
    body: { account: 'a', password: 'b' },
  },
  'main GET /v1/activity?is_speed={clientType}&loads=packages': {
    call: api.getActivity(4),
    url: `${MAIN}/v1/activity?is_speed=4&loads=packages`,
  },
  'main GET /v1/order/broadcast': { call: api.getBroadcast(), url: `${MAIN}/v1/order/broadcast` },
  'main GET /v1/feedback-list': { call: api.getFeedbackList(), url: `${MAIN}/v1/feedback-list` },
  'main GET /v1/vip/packages/wechat?phone={phone}': {
    call: api.getWechatPackages('13800000001'),
    url: `${MAIN}/v1/vip/packages/wechat?phone=13800000001`,
  },
  'main POST /web/vip/packages/{id}/orders/official': {
    call: api.createOfficialOrder('7', ORDER, 'k'),
    url: `${MAIN}/web/vip/packages/7/orders/official`,
    body: ORDER_ON_THE_WIRE,
  },
  'main GET /v1/sms/code/login?phone={phone}': {
    call: api.requestSmsCode('13800000001'),
    url: `${MAIN}/v1/sms/code/login?phone=13800000001`,
  },
  'main POST /v1/auth/smsCode': {
    call: api.loginBySmsCode({ phone: '13800000001', code: '123456' }),
    url: `${MAIN}/v1/auth/smsCode`,
    body: { phone: '13800000001', code: '123456' },
  },
  'main GET /web/adminOrder/detail/{id}': {
    call: api.getPreparedOrder('p1'),
    url: `${MAIN}/web/adminOrder/detail/p1`,
  },
  'main POST /web/adminOrder/buy/{id}': {
    call: api.buyPreparedOrder('p1', ORDER, 'k'),
    url: `${MAIN}/web/adminOrder/buy/p1`,
    body: ORDER_ON_THE_WIRE,
  },
  'main GET /v1/generate_scheme': { call: api.generateScheme(), url: `${MAIN}/v1/generate_scheme` },
  'honey POST …/vip/packages/{id}/orders/official': {
    call: api.createBrandOrder('honey', '7', ORDER, 'k'),
    url: `${brand('honey')}/web/vip/packages/7/orders/official`,
    body: ORDER_ON_THE_WIRE,
  },
  'youquan POST …/vip/packages/{id}/orders/official': {
    call: api.createBrandOrder('youquan', '7', ORDER, 'k'),
    url: `${brand('youquan')}/web/vip/packages/7/orders/official`,
    body: ORDER_ON_THE_WIRE,
  },
  'tuiwen POST …/vip/packages/{id}/orders/official': {
    call: api.createBrandOrder('tuiwen', '7', ORDER, 'k'),
    url: `${brand('tuiwen')}/web/vip/packages/7/orders/official`,
    body: ORDER_ON_THE_WIRE,
  },
  'honey GET …/vip/packages/wechat?phone={phone}': {
    call: api.getBrandPackages('honey', '13800000001'),
    url: `${brand('honey')}/web/vip/packages/wechat?phone=13800000001`,
  },
  'youquan GET …/vip/packages/wechat?phone={phone}': {
    call: api.getBrandPackages('youquan', '13800000001'),
    url: `${brand('youquan')}/web/vip/packages/wechat?phone=13800000001`,
  },
  'tuiwen GET …/vip/packages/wechat?phone={phone}&loads=type': {
    call: api.getBrandPackages('tuiwen', '13800000001', 'type'),
    url: `${brand('tuiwen')}/web/vip/packages/wechat?phone=13800000001&loads=type`,
  },
  'tuiwen GET …/vip/packages/welfare?user_id={userId}': {
    call: api.getWelfare('tuiwen', 'u1'),
    url: `${brand('tuiwen')}/web/vip/packages/welfare?user_id=u1`,
  },
  'datacenter GET /web/vip/packages/wechat': {
    call: api.getCenterPackages({ app: 'lxy', phone: '13800000001', userId: 'u1' }),
    url: `${CENTER}/web/vip/packages/wechat?app=lxy&phone=13800000001&user_id=u1`,
  },
  'datacenter GET /web/order/{id}': { call: api.getCenterOrder('26'), url: `${CENTER}/web/order/26` },
  'datacenter POST /web/vip/packages/{id}/orders/official': {
    call: api.createCenterOrder('7', ORDER, 'k'),
    url: `${CENTER}/web/vip/packages/7/orders/official`,
    body: ORDER_ON_THE_WIRE,
  },
  'datacenter POST /web/order/{id}/to_pay': {
    call: api.payCenterOrder('26', PAYMENT),
    url: `${CENTER}/web/order/26/to_pay`,
    body: PAYMENT_ON_THE_WIRE,
  },
};

/** The request of a call, with a stored session. */
async function requestOf(call: Call<unknown>) {
  const { client, requests } = clientOver(() => answer(404));
  await rejection(client.send(call));
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

describe('a call of the specification', () => {
  it.each(Object.keys(CALLS))('leaves the page as %s', async (name) => {
    const { call, url, body } = CALLS[name]!;
    const request = await requestOf(call);
    expect([request.method, request.url]).toEqual([name.split(' ')[1], url]);
    expect(request.body === undefined ? undefined : JSON.parse(request.body)).toEqual(body);
  });

  it('has a time limit of 30 s', async () => {
    for (const { call } of Object.values(CALLS))
      expect(await requestOf(call)).toMatchObject({ timeoutMs: 30_000 });
  });

  it('carries the stored token in its authorization header', async () => {
    for (const [name, { call }] of Object.entries(CALLS)) {
      const { headers } = await requestOf(call);
      expect(headers['authorization'], name).toBe('Bearer session-token');
    }
  });
});
