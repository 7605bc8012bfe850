import { expect, it } from 'vitest';
import { createSandbox } from '../index.ts';
import { phoneAddress } from './routes.ts';

const sandbox = createSandbox();

it.each([
  ['/__native-check', 'default', '/__native-check/with-eval'],
  ['/__native-check/with-eval', 'eval', '/__native-check'],
])('serves %s', async (path, policy, other) => {
  const answer = await sandbox.fetch(new Request(`http://vip.example${path}`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const html = await answer.text();
  expect(html).toContain(`<meta name="native-check-policy" content="${policy}" />`);
  expect(html).toContain(`<meta name="native-check-other" content="${other}" />`);
  expect(html).toContain(`<meta name="native-check-address" content="http://vip.example${path}" />`);
});

it('plays an environment in the frame of the workbench', async () => {
  const headers = { 'sec-fetch-dest': 'iframe', cookie: 'sandbox_env=ios-app' };
  const answer = await sandbox.fetch(new Request('http://vip.example/__native-check', { headers }));
  expect(await answer.text()).toContain('<script src="/__sandbox/env.js?env=ios-app"></script>');
});

it('is served at no other path', async () => {
  const answer = await sandbox.fetch(new Request('http://vip.example/__native-check/main.tsx'));
  expect(answer.status).toBe(404);
});

it.each([
  ['http://localhost:4173/__native-check', '192.168.1.5', 'http://192.168.1.5:4173/__native-check'],
  ['http://127.0.0.1:4173/__native-check', '192.168.1.5', 'http://192.168.1.5:4173/__native-check'],
  ['http://localhost:4173/__native-check', null, 'http://localhost:4173/__native-check'],
  ['https://vip.example/__native-check?token=x', '192.168.1.5', 'https://vip.example/__native-check'],
])('gives phones the address of %s', (requested, lan, address) => {
  expect(phoneAddress(requested, lan)).toBe(address);
});
