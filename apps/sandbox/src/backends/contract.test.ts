import * as api from '@vip/api';
import * as v from 'valibot';
import { ErrorBody } from '@vip/api/schema';
import { beforeEach, expect, it } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { ask, get, openSandbox, payload, post, send, session, smsCodeOf } from '../testing/visitor.ts';

let sandbox: Sandbox;
let token: string;
beforeEach(async () => {
  sandbox = openSandbox();
  token = await session(sandbox);
});

const phone = '13800000003';
const smsCode = async () => {
  await ask(sandbox, api.requestSmsCode(phone));
  return smsCodeOf(sandbox, phone);
};
const mainOrder = () => ask(sandbox, api.createOrder('102', payload({ price: 16800 }), 'a'), token);
const honeyOrder = () =>
  ask(sandbox, api.createBrandOrder('honey', '21', payload({ price: 15800 }), 'b'), token);

/** Every call of the api package as its page makes it. */
const CALLS: Record<string, () => Promise<unknown>> = {
  createOrder: mainOrder,
  getOrder: async () => ask(sandbox, api.getOrder((await mainOrder()).id), token),
  loginByPassword: () =>
    ask(sandbox, api.loginByPassword({ account: '13800000001', password: 'sandbox-only' })),
  getActivity: () => ask(sandbox, api.getActivity(0)),
  getBroadcast: () => ask(sandbox, api.getBroadcast()),
  getFeedbackList: () => ask(sandbox, api.getFeedbackList()),
  getWechatPackages: () => ask(sandbox, api.getWechatPackages('')),
  createOfficialOrder: () => ask(sandbox, api.createOfficialOrder('12', payload(), 'c'), token),
  requestSmsCode: () => ask(sandbox, api.requestSmsCode(phone)),
  loginBySmsCode: async () => ask(sandbox, api.loginBySmsCode({ phone, code: await smsCode() })),
  getPreparedOrder: () => ask(sandbox, api.getPreparedOrder('800001')),
  buyPreparedOrder: () =>
    ask(sandbox, api.buyPreparedOrder('800002', payload({ price: 13800, pid: '900021' }), 'd')),
  generateScheme: () => ask(sandbox, api.generateScheme()),
  getBrandPackages: () => ask(sandbox, api.getBrandPackages('tuiwen', '', 'type')),
  createBrandOrder: honeyOrder,
  getWelfare: () => ask(sandbox, api.getWelfare('tuiwen', 'u10001'), token),
  getCenterPackages: () => ask(sandbox, api.getCenterPackages({ app: 'lxb' })),
  getCenterOrder: async () => ask(sandbox, api.getCenterOrder((await honeyOrder()).id), token),
  createCenterOrder: () => ask(sandbox, api.createCenterOrder('55', payload({ price: 16800 }), 'e'), token),
  payCenterOrder: async () =>
    ask(
      sandbox,
      api.payCenterOrder((await honeyOrder()).id, {
        payType: 'alipay',
        client: 'browser',
        returnUrl: '/resulthoney/{token}/{id}/{um}/{level}',
      }),
      token,
    ),
  uploadEvents: () =>
    ask(
      sandbox,
      api.uploadEvents({ events: [{ name: 'page_view', at: 1, route: '/', props: { um: '-' } }] }),
    ),
};

/** All functions of the package for pages, except those for errors. */
const endpoints = Object.entries(api).flatMap(([name, value]) =>
  typeof value === 'function' && !/error/i.test(name) ? [name] : [],
);

it.each(endpoints)('answers %s according to its schema', async (name) => {
  const call = CALLS[name];
  if (!call) throw new Error(`nothing here calls ${name}`);
  await expect(call()).resolves.toBeDefined();
});

it.each(['honey', 'youquan', 'tuiwen'] as const)('sells packages and lists gifts at %s', async (brand) => {
  const { packages } = await ask(sandbox, api.getBrandPackages(brand, ''));
  expect(packages.some(({ isDefault }) => isDefault)).toBe(true);
  const { items } = await ask(sandbox, api.getWelfare(brand, 'another-user'));
  expect(items.length).toBeGreaterThan(0);
});

it('sends names in snake case and times with an offset', async () => {
  const text = await (await get(sandbox, '/api/main/v1/activity?is_speed=0&loads=packages')).text();
  expect(text).toContain('"original_price":29800');
  expect(text).toMatch(/"ends_at":"2026-11-23T23:59:59\.999\+08:00"/);
  expect(text).not.toMatch(/originalPrice|endsAt/);
});

it('sends the date of the sandbox clock and a request id in every answer, errors too', async () => {
  await post(sandbox, '/__sandbox/clock', { offset_ms: 3_600_000 });
  for (const path of ['/api/main/v1/feedback-list', '/api/main/nothing']) {
    const { headers } = await get(sandbox, path);
    expect(headers.get('date')).toBe('Sat, 21 Nov 2026 03:24:00 GMT');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/);
  }
});

it('refuses an invalid request and names its fields as on the wire', async () => {
  const call = api.createOfficialOrder('12', payload({ returnUrl: '', phone: '123' }), 'key');
  const { status, body } = await send(sandbox, call);
  expect(status).toBe(422);
  expect(v.parse(ErrorBody, body).fields).toEqual({ return_url: '填写有误', phone: '请填写正确的手机号' });
});

it.each([
  ['text that is no JSON', '{'],
  ['an order without its key', '{}'],
])('refuses %s', async (_, body) => {
  const request = { method: 'POST', body };
  const response = await sandbox.app.request('/api/main/web/vip/packages/12/orders', request);
  expect(response.status).toBe(422);
  expect(v.is(ErrorBody, await response.json())).toBe(true);
});

it('refuses a bad token on every call', async () => {
  for (const call of [api.getActivity(0), api.getWechatPackages(''), api.getBrandPackages('honey', '')]) {
    expect(await send(sandbox, call, 'st_wrong')).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  }
});

it('ends a login after 30 days', async () => {
  sandbox.world.clock.setOffset(30 * 86_400_000 - 1);
  expect((await send(sandbox, api.getActivity(0), token)).status).toBe(200);
  sandbox.world.clock.setOffset(30 * 86_400_000);
  expect((await send(sandbox, api.getActivity(0), token)).status).toBe(401);
});
