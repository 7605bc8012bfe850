import { buyPreparedOrder, createOfficialOrder, getActivity, getCenterPackages } from '@vip/api';
import { expect } from 'vitest';
import { DAY } from '../clock.ts';
import type { LiveMessage } from '../live/live.ts';
import {
  ADDRESS,
  ask,
  get,
  inCashier,
  it,
  openSandbox,
  orderYear,
  payload,
  post,
  send,
  session,
  tradeOf,
} from '../testing/visitor.ts';
import { wholeState } from './whole-state.ts';

it('gives a session of the seeded account, of another, and of any phone', async ({ sandbox }) => {
  const userOf = async (body: object) =>
    ((await (await post(sandbox, '/__sandbox/session', body)).json()) as { user: unknown }).user;
  expect(await userOf({})).toMatchObject({ nickname: '江晚舟', phone: '138****0001' });
  expect(await userOf({ account: '13800000002' })).toMatchObject({
    nickname: '苏禾',
    membership: { name: '标准会员', expires_at: '2027-03-27T10:25:00.000+08:00' },
  });
  expect(await userOf({ account: '13911112222' })).toMatchObject({ nickname: '用户2222' });
  expect((await post(sandbox, '/__sandbox/session', { account: 'unknown' })).status).toBe(422);
});

it('shows the whole state, and an empty one after a reset', async ({ sandbox }) => {
  const token = await session(sandbox);
  const order = await orderYear(sandbox, {}, 'key', token);
  await inCashier(sandbox, tradeOf(order), 'pay');
  await post(sandbox, '/__sandbox/clock', { offset_ms: 5000 });
  const state = async () => (await get(sandbox, '/__sandbox/state')).json() as Promise<unknown>;
  expect(await state()).toMatchObject({
    orders: [{ id: order.id, brand: 'main', status: 'paid', amount: 19800, result_token: order.resultToken }],
    charges: [{ order_id: order.id, amount: 19800, kind: 'charge', at: '2026-11-21T10:24:00.000+08:00' }],
    clock: { offset_ms: 5000 },
    releases: [],
  });
  await post(sandbox, '/__sandbox/reset', {});
  expect(await state()).toMatchObject({ orders: [], charges: [], sms: [], clock: { offset_ms: 0 } });
  expect((await send(sandbox, getActivity(0), token)).status).toBe(401);
});

it('seeds at the time of a reset, so that remaining days are the same on any day', async ({ sandbox }) => {
  const credit = async (at: object) => {
    await post(sandbox, '/__sandbox/reset', at);
    await post(sandbox, '/__sandbox/clock', { offset_ms: -30 * DAY });
    const { packages } = await ask(sandbox, getCenterPackages({}), await session(sandbox, '13800000002'));
    return packages.find(({ id }) => id === '55')?.credit;
  };
  expect(await credit({ offset_ms: -30 * DAY })).toBe(5800);
  expect(await credit({})).toBeGreaterThan(5800);
  expect((await post(sandbox, '/__sandbox/reset', { offset_ms: 'today' })).status).toBe(422);
});

it('shows the owner of each order and the fields of its request', async ({ sandbox }) => {
  const address = ADDRESS;
  const gift = payload({ price: 21800, pid: '900011', fid: 'kf01', um: '', phone: '13911112222', address });
  await ask(sandbox, buyPreparedOrder('800001', gift, 'k1'));
  const kinds = ['ignore_key', 'ignore_price', 'other_package'] as const;
  sandbox.world.faults.add(kinds.map((kind) => ({ match: '/api/**', kind })));
  const order = createOfficialOrder('12', payload({ price: 1 }), 'k2');
  const token = await session(sandbox);
  await ask(sandbox, order, token);
  await ask(sandbox, order, token);
  const year = {
    buyer: 'phone:13800000001',
    user_id: 'u10001',
    idempotency_key: 'k2',
    asked_package_id: '12',
    package: { id: '13' },
    shown_price: 1,
    amount: 19800,
    um: 'gzh01',
    consents: [{ document: '/lxbva', version: '3.2' }],
    address: null,
  };
  const box = {
    buyer: 'phone:13911112222',
    user_id: null,
    um: '-',
    fid: 'kf01',
    shown_price: 21800,
    address,
  };
  expect((await wholeState(sandbox.world)).orders).toMatchObject([year, year, box]);
});

it.each([
  ['the session', '13800000001', { phone: '13800000003', userId: 'u10002' }, 'phone:13800000001', 'u10001'],
  ['else the phone', null, { phone: '13800000003', userId: 'u10002' }, 'phone:13800000003', 'u10003'],
  ['else the user id', null, { userId: 'u10003' }, 'phone:13800000003', 'u10003'],
  ['else an id without an account', null, { userId: 'u1' }, 'user:u1', null],
  ['else no account', null, {}, 'key:k1', null],
])('assigns an order to %s', async (_, account, named, buyer, user_id) => {
  const sandbox = openSandbox();
  const token = account === null ? undefined : await session(sandbox, account);
  await ask(sandbox, createOfficialOrder('12', payload(named), 'k1'), token);
  expect((await wholeState(sandbox.world)).orders).toMatchObject([{ buyer, user_id }]);
});

it('reports every call to the workbench without its tokens', async ({ sandbox }) => {
  const heard: LiveMessage[] = [];
  sandbox.world.live.listen((message) => heard.push(message));
  const order = await orderYear(sandbox, {}, 'key-1');
  const call = heard.find((message) => message.type === 'call');
  expect(call).toMatchObject({
    method: 'POST',
    path: '/api/main/web/vip/packages/12/orders/official',
    status: 200,
    fits: true,
    fault: null,
    request: { idempotency_key: 'key-1', body: { pay_type: 'wechat' } },
  });
  expect(heard).toContainEqual({ type: 'change' });
  expect(JSON.stringify(heard)).not.toContain(order.resultToken);
});

it('reports answers that do not fit the contract and answers that were never sent', async ({ sandbox }) => {
  const heard: LiveMessage[] = [];
  sandbox.world.live.listen((message) => heard.push(message));
  const path = '/api/main/v1/feedback-list';
  await post(sandbox, '/__sandbox/faults', [
    { match: path, kind: 'malformed', times: 1 },
    { match: path, kind: 'offline', times: 1 },
  ]);
  await get(sandbox, path);
  await get(sandbox, path).catch(() => {
    // Broken on purpose: what was heard of it is the point.
  });
  expect(heard.filter(({ type }) => type === 'call')).toMatchObject([
    { status: 200, fits: false, fault: 'malformed' },
    { status: 0, fits: false, fault: 'offline' },
  ]);
});

it('streams its messages', async ({ sandbox }) => {
  const stream = (await get(sandbox, '/__sandbox/live')).body?.getReader();
  const read = async () => new TextDecoder().decode((await stream?.read())?.value);
  expect(await read()).toBe('data: {"type":"change"}\n\n');
  await get(sandbox, '/api/main/v1/feedback-list');
  expect(await read()).toMatch(/^data: \{"type":"call"/);
  await stream?.cancel();
});

it('plays the environment for the chosen user', async ({ sandbox }) => {
  const script = async (cookie: string) =>
    (await get(sandbox, '/__sandbox/env.js?env=ios-app', { cookie })).text();
  expect(await script('')).toContain('江晚舟');
  expect(await script('sandbox_user=u10002')).toContain('苏禾');
  expect(await script('sandbox_user=none')).toContain('"userinfo":null');
  expect((await get(sandbox, '/__sandbox/env.js?env=nowhere')).status).toBe(404);
});

it('stores what the frame of the workbench plays', async ({ sandbox }) => {
  const setFrame = (body: object) => post(sandbox, '/__sandbox/frame', body);
  const answer = await setFrame({ environment: 'app-jsbridge-1.0.4', user: 'u10002', by_hand: true });
  expect(answer.headers.getSetCookie()).toEqual([
    'sandbox_env=app-jsbridge-1.0.4; Path=/; SameSite=Lax',
    'sandbox_user=u10002; Path=/; SameSite=Lax',
    'sandbox_hand=1; Path=/; SameSite=Lax',
  ]);
  expect((await setFrame({ environment: 'ios-app' })).status).toBe(422);
});

it('serves every picture that an answer names', async ({ sandbox }) => {
  for (const name of ['avatar-0', 'avatar-6', 'gift-ink', 'gift-gold', 'gift-card', 'gift-notebook']) {
    const picture = await get(sandbox, `/__sandbox/pictures/${name}.svg`);
    expect(await picture.text()).toMatch(/^<svg xmlns=/);
  }
  expect((await get(sandbox, '/__sandbox/pictures/constructor.svg')).status).toBe(404);
});

it.each([
  ['127.0.0.1', 200],
  ['::1', 200],
  ['::ffff:127.0.0.1', 200],
  ['192.168.1.4', 403],
  ['127.0.0.1.example.com', 403],
  ['', 403],
])('answers only this machine: %s %i', async (remoteAddress, status) => {
  const incoming = { socket: { remoteAddress } };
  const answer = await openSandbox().app.request('/__sandbox/state', {}, { incoming });
  expect(answer.status).toBe(status);
});

it('refuses pages of other sites', async ({ sandbox }) => {
  const status = async (origin: string) => (await post(sandbox, '/__sandbox/reset', {}, { origin })).status;
  expect(await status('https://example.com')).toBe(403);
  expect(await status('http://localhost:4173')).toBe(200);
});
