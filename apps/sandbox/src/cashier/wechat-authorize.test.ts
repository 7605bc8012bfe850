import { createOfficialOrder } from '@vip/api';
import { expect } from 'vitest';
import { MINUTE } from '../clock.ts';
import type { LiveCall } from '../live/live.ts';
import type { Sandbox } from '../sandbox.ts';
import {
  ask,
  get,
  it,
  openSandbox,
  orderYear,
  ORIGIN,
  payload,
  post,
  send,
  setTime,
} from '../testing/visitor.ts';
import { APPID } from '../wechat/openid-codes.ts';

const QUERY = {
  appid: APPID,
  redirect_uri: `${ORIGIN}/wechatpay?um=menu`,
  response_type: 'code',
  scope: 'snsapi_base',
  state: 's1',
  connect_redirect: '1',
};

const authorise = (sandbox: Sandbox, some: Partial<typeof QUERY> = {}) =>
  get(sandbox, `/cashier/authorize?${new URLSearchParams({ ...QUERY, ...some }).toString()}`);

/** Where it leads back to. */
async function back(sandbox: Sandbox): Promise<URL> {
  const answer = await authorise(sandbox);
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

const order = (sandbox: Sandbox, code: string, key: string) =>
  send(sandbox, createOfficialOrder('12', payload({ client: 'wechat', code }), key));

const openids = (sandbox: Sandbox) =>
  sandbox.world.db.all<{ openid: string | null }>('SELECT openid FROM orders').map(({ openid }) => openid);

it('returns to the same page with a code and the state, without asking', async () => {
  const { origin, pathname, searchParams } = await back(openSandbox());
  expect([origin, pathname, searchParams.get('um'), searchParams.get('state')]).toEqual([
    ORIGIN,
    '/wechatpay',
    'menu',
    's1',
  ]);
  expect(searchParams.get('code')).toMatch(/^\w{32}$/);
});

it.each([
  ['another official account', { appid: 'wx0' }],
  ['an address elsewhere', { redirect_uri: 'https://example.com/' }],
  ['an address that is none', { redirect_uri: '/wechatpay' }],
  ['a state that WeChat does not take', { state: 'a b' }],
  ['another scope', { scope: 'snsapi_userinfo' }],
])('explains the error for %s', async (_, some) => {
  const answer = await authorise(openSandbox(), some);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('redirect_uri');
});

it('identifies the payer by the code, once', async ({ sandbox }) => {
  const code = (await back(sandbox)).searchParams.get('code') ?? '';
  const other = (await back(sandbox)).searchParams.get('code') ?? '';
  await orderYear(sandbox, { client: 'wechat', code }, 'k1');
  await ask(
    sandbox,
    createOfficialOrder('13', payload({ price: 3200, client: 'wechat', code: other }), 'k2'),
  );
  const [first, second] = openids(sandbox);
  expect(first).toMatch(/^o5a4d8_/);
  expect(second).toBe(first);
  const again = await order(sandbox, code, 'k3');
  expect(again).toMatchObject({ status: 422, body: { fields: { code: expect.stringContaining('用过') } } });
  expect(openids(sandbox)).toHaveLength(2);
});

it('refuses an expired or unknown code', async ({ sandbox }) => {
  const code = (await back(sandbox)).searchParams.get('code') ?? '';
  setTime(sandbox, 5 * MINUTE);
  for (const bad of [code, 'c0ffee']) {
    expect(await order(sandbox, bad, 'k1')).toMatchObject({ status: 422, body: { fields: { code: /./ } } });
  }
  expect(openids(sandbox)).toEqual([]);
});

it.each([
  ['denied', null, 's1'],
  ['wrong_state', /./, 'forged'],
] as const)('plays %s', async (kind, code, state) => {
  const sandbox = openSandbox();
  await post(sandbox, '/__sandbox/faults', [{ match: 'GET /cashier/authorize', kind, times: 1 }]);
  const { searchParams } = await back(sandbox);
  if (code) expect(searchParams.get('code')).toMatch(code);
  else expect(searchParams.get('code')).toBeNull();
  expect(searchParams.get('state')).toBe(state);
  expect((await back(sandbox)).searchParams.get('state')).toBe('s1');
});

it('is reported to the workbench', async ({ sandbox }) => {
  const calls: LiveCall[] = [];
  sandbox.world.live.listen((message) => message.type === 'call' && calls.push(message));
  await back(sandbox);
  expect(calls).toMatchObject([{ method: 'GET', status: 302, fits: true, response: /state=s1/ }]);
});
