import { expect, it } from 'vitest';
import { openSandbox, session, orderYear } from '../testing/visitor.ts';
import { ANSWERS, fixedAddresses, readSettings, SettingsError } from './settings.ts';

const places = {
  site: { host: 'localhost', port: 4173 },
  releases: { host: '127.0.0.1', port: 4174 },
  api: { host: 'localhost', port: 4175 },
  cashier: { host: '127.0.0.1', port: 4176 },
};
const openSplit = () => openSandbox({ addresses: () => fixedAddresses(places) });
const SITE = 'http://localhost:4173';
const listed = ({ headers }: Response, name: string) => headers.get(name)?.split(/, */);

it('lets the site call the backends from its own origin', async () => {
  const sandbox = openSplit();
  const preflight = await sandbox.app.request('http://localhost:4175/api/main/web/vip/packages/12/orders', {
    method: 'OPTIONS',
    headers: { origin: SITE, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(listed(preflight, 'access-control-allow-headers')).toEqual([
    'authorization',
    'content-type',
    'idempotency-key',
  ]);
  const answer = await sandbox.app.request('http://localhost:4175/api/main/v1/feedback-list', {
    headers: { origin: SITE },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(listed(answer, 'access-control-expose-headers')).toEqual(['date', 'x-request-id', 'retry-after']);
});

it('allows the origin in errors and faults too, or a page would read them as network failures', async () => {
  const sandbox = openSplit();
  sandbox.world.faults.add([{ match: '/api/main/v1/feedback-list', kind: 'status' }]);
  for (const path of ['/api/main/nothing', '/api/main/v1/feedback-list']) {
    const answer = await sandbox.app.request(`http://localhost:4175${path}`, { headers: { origin: SITE } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
  }
});

it('allows the preflight of an event beacon with credentials', async () => {
  const { headers } = await openSplit().app.request('http://localhost:4175/api/events/v1/events', {
    method: 'OPTIONS',
    headers: { origin: SITE, 'access-control-request-headers': 'content-type' },
  });
  expect(headers.get('access-control-allow-credentials')).toBe('true');
});

it('allows no other origin', async () => {
  const answer = await openSplit().app.request('http://localhost:4175/api/main/v1/feedback-list', {
    headers: { origin: 'http://localhost:4176' },
  });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('sends to the cashier at its own port and back to the site', async () => {
  const sandbox = openSplit();
  const token = await session(sandbox);
  const order = await orderYear(sandbox, {}, 'key', token);
  if (order.pay?.kind !== 'h5') throw new Error('expected an H5 address');
  const url = new URL(order.pay.url);
  expect(url.origin).toBe('http://127.0.0.1:4176');
  expect(url.searchParams.get('redirect_url')).toContain('http://localhost:4173/result/');
});

it('answers only the paths of a role at its port', () => {
  const paths = [
    '/',
    '/r/a.js',
    '/registry.json',
    '/api/main/x',
    '/cashier/wechat',
    '/__sandbox/state',
    '/result/x',
  ];
  const answered = Object.entries(ANSWERS).map(([role, answers]) => [role, paths.filter(answers)]);
  expect(Object.fromEntries(answered)).toEqual({
    site: ['/', '/registry.json', '/__sandbox/state', '/result/x'],
    releases: ['/r/a.js', '/registry.json'],
    api: ['/api/main/x', '/__sandbox/state'],
    cashier: ['/cashier/wechat'],
  });
});

it('reads its settings', () => {
  expect(readSettings({ PORT: '5000' }).places).toEqual({ all: { host: 'localhost', port: 5000 } });
  expect(
    readSettings({
      SANDBOX_PORTS: 'site=4173,releases=4174,api=4175,cashier=4176',
      SANDBOX_HOSTS: 'site=localhost,releases=127.0.0.1,api=localhost,cashier=127.0.0.1',
    }).places,
  ).toEqual(places);
});

it.each([
  [{ PORT: 'abc' }, '端口 abc'],
  [{ PORT: '70000' }, '端口 70000'],
  [{ SANDBOX_PORTS: 'site=1' }, '缺少 releases'],
])('explains what is wrong with %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(SettingsError);
  expect(() => readSettings(env)).toThrow(message);
});
