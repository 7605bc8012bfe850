import { createHash } from 'node:crypto';
import type { ReleaseRef, Slice } from '@vip/release-format';
import fc from 'fast-check';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { get, openSandbox, ORIGIN } from '../testing/visitor.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const release = (version: string): ReleaseRef => ({
  version,
  publishedAt: '2026-11-21T00:00:00Z',
  manifest: `sha256-${createHash('sha256').update(version).digest('base64')}`,
  contract: '1.0.0',
  routes: ['/honeywechatpay'],
});
const HONEY: Slice = {
  schema: 1,
  publisher: 'honey',
  serial: 3,
  issuedAt: '2026-11-21T00:00:00Z',
  expiresAt: '2027-02-19T00:00:00Z',
  live: release('v2'),
  canary: { share: 1000, salt: 's', release: release('v3') },
  lastGood: release('v1'),
  before: [],
  history: [],
};

const FILES: Record<string, string | Uint8Array> = {
  'secret.txt': 'secret',
  'site/pages/index.html': '<!doctype html><html><head><title>首页</title></head></html>',
  'site/pages/upgrade/diy.html': 'upgrade/diy',
  'site/pages/result/_.html': 'result',
  'site/pages/wechatpay.html': 'wechatpay',
  'site/pages/404.html': '页面不存在',
  'site/r/honey/remote.js': 'plain',
  'site/r/honey/remote.js.br': brotliCompressSync('plain'),
  'site/r/honey/v2/release.json': JSON.stringify({
    routes: [{ path: '/honeywechatpay', title: '开通会员', page: './pay', session: 'known' }],
  }),
  'site/r/alive.txt': 'alive',
  'site/pages/policy.html':
    '<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; script-src &#39;self&#39;"></head></html>',
  'site/domain/MP_verify_a1.txt': 'a1',
  'site/domain/.well-known/apple-app-site-association': '{"applinks":{}}',
  'site/registry/honey.json': '{}',
  'site/registry.json': JSON.stringify({
    schema: 1,
    slices: {
      honey: {
        payload: Buffer.from(JSON.stringify(HONEY)).toString('base64url'),
        protected: '',
        signature: '',
      },
    },
  }),
};

const root = mkdtempSync(join(tmpdir(), 'sandbox-site-'));
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
const sandbox = openSandbox({ siteDir: join(root, 'site') });

it.each([
  ['/wechatpay', 200, 'wechatpay'],
  ['/upgrade/diy', 200, 'upgrade/diy'],
  ['/result/tok%2Fen/1/-/1', 200, 'result'],
  ['/result/t.x/%E4%BC%9A/a b/1', 200, 'result'],
  ['/upgrade/other', 404, '页面不存在'],
  ['/nothing', 404, '页面不存在'],
  ['/_', 404, '页面不存在'],
  ['/404', 404, '页面不存在'],
  ['/index', 404, '页面不存在'],
  ['/MP_verify_a1.txt', 200, 'a1'],
  ['/MP_verify_b2.txt', 404, 'no such file'],
  ['/.well-known/apple-app-site-association', 200, '{"applinks":{}}'],
  ['/.well-known/x', 404, 'no such file'],
  ['/registry/honey.json', 200, '{}'],
  ['/registry/x.json', 404, 'no such file'],
])('answers %s with %s', async (path, status, text) => {
  const answer = await get(sandbox, path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it('sends pages with no-cache and a referrer policy of the origin only', async () => {
  const { headers } = await get(sandbox, '/wechatpay');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('caches release files for a year and answers a missing one with text', async () => {
  const file = await get(sandbox, '/r/honey/remote.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  const missing = await get(sandbox, '/r/honey/gone.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/plain');
});

it('sends the precompressed file to browsers that accept it', async () => {
  const answer = await get(sandbox, '/r/honey/remote.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect((await get(sandbox, '/r/honey/remote.js')).headers.get('content-encoding')).toBeNull();
});

it.each(['/registry.json', '/wechatpay'])('sends %s again only when it has changed', async (path) => {
  const { headers } = await get(sandbox, path);
  expect(headers.get('cache-control')).toBe('no-cache');
  const etag = headers.get('etag') ?? '';
  expect((await get(sandbox, path, { 'if-none-match': etag })).status).toBe(304);
  expect((await get(sandbox, path, { 'if-none-match': '"another"' })).status).toBe(200);
});

it('forbids caching of the network probe', async () =>
  expect((await get(sandbox, '/r/alive.txt')).headers.get('cache-control')).toBe('no-store'));

it('serves apple-app-site-association as JSON', async () => {
  const { headers } = await get(sandbox, '/.well-known/apple-app-site-association');
  expect(headers.get('content-type')).toBe('application/json');
});

it('allows unsafe-eval only in a page with a played app', async () => {
  const played = { 'sec-fetch-dest': 'iframe', cookie: 'sandbox_env=ios-app' };
  expect(await (await get(sandbox, '/policy', played)).text()).toContain(
    "script-src 'unsafe-eval' &#39;self",
  );
  expect(await (await get(sandbox, '/policy')).text()).not.toContain('unsafe-eval');
});

it('lists the live routes', async () => {
  expect(await (await get(sandbox, '/__sandbox/routes')).json()).toEqual([
    { brand: 'honey', path: '/honeywechatpay', title: '开通会员' },
  ]);
});

it('lists live, canary and previous releases', async () => {
  const state: unknown = await (await get(sandbox, '/__sandbox/state')).json();
  expect(state).toMatchObject({
    releases: [
      { publisher: 'honey', version: 'v2', is_live: true, share: null },
      { publisher: 'honey', version: 'v3', is_live: false, share: 1000 },
      { publisher: 'honey', version: 'v1', is_live: false },
    ],
  });
});

it.each([
  ['a document in a frame', 'iframe', 'sandbox_env=ios-app', true],
  ['an environment with a dot in its name', 'iframe', 'sandbox_env=app-jsbridge-1.0.4', true],
  ['a document of a tab', 'document', 'sandbox_env_top=ios-app', true],
  ['a tab while only the frame is played', 'document', 'sandbox_env=ios-app', false],
  ['anything else', 'empty', 'sandbox_env=ios-app', false],
  ['a strange name', 'iframe', 'sandbox_env="><script>', false],
])('puts the script of the environment first in %s', async (_, destination, cookie, isPut) => {
  const answer = await get(sandbox, '/', { 'sec-fetch-dest': destination, cookie });
  const [, id] = cookie.split('=');
  expect((await answer.text()).includes(`<head><script src="/__sandbox/env.js?env=${id}">`)).toBe(isPut);
});

it('never reads a file outside the site', async () => {
  const climb = fc.array(
    fc.constantFrom('..', '.', '%2e%2e', '%2e', '%2f', '%5c', '\\', 'r', '%00', 'secret.txt'),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/r/', '/', '/result/'), climb, async (start, parts) => {
      const answer = await sandbox.app.request(new Request(`${ORIGIN}${start}${parts.join('/')}`));
      expect(await answer.text()).not.toBe('secret');
    }),
  );
});
