import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test as base } from '@playwright/test';
import { startNginx } from '../fixtures/nginx.ts';
import { startSandbox } from '../fixtures/sandbox.ts';
import { ask } from './ask.ts';
import { makeSampleSite } from './sample-site.ts';

interface Servers {
  nginx: string;
  sandbox: string;
}

const test = base.extend<object, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const site = await makeSampleSite();
      const sandbox = await startSandbox('one-origin', site);
      const nginx = await startNginx(site, new URL(sandbox.places.site).host);
      await use({ nginx: nginx.origin, sandbox: sandbox.places.site });
      await nginx.stop();
      await sandbox.stop();
      await rm(site, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const HTML = 'text/html; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
const RELEASE = '/r/honey/0123456789ab';

/** Path, status, text, type, cache-control, and whether there are compressed files. */
const TABLE: [string, number, string, string, string, boolean][] = [
  ['/', 200, 'index', HTML, 'no-cache', true],
  ['/?code=1', 200, 'index', HTML, 'no-cache', true],
  ['/wechatpay', 200, 'wechatpay', HTML, 'no-cache', true],
  ['/wechatpay/', 200, 'wechatpay', HTML, 'no-cache', true],
  ['/wechatpay//', 404, '404', HTML, 'no-cache', true],
  ['//wechatpay', 404, '404', HTML, 'no-cache', true],
  ['/upgrade/base?state=a/b', 200, 'upgrade/base', HTML, 'no-cache', true],
  ['/upgrade/base/x', 404, '404', HTML, 'no-cache', true],
  ['/upgrade', 404, '404', HTML, 'no-cache', true],
  ['/result', 200, 'result/_', HTML, 'no-cache', true],
  ['/result/tok/10001/-/1', 200, 'result/_', HTML, 'no-cache', true],
  ['/result/a%2Fb/%E4%BC%9A/../x', 200, 'result/_', HTML, 'no-cache', true],
  ['/result/_.html.bak', 200, 'result/_', HTML, 'no-cache', true],
  ['/result/_', 200, 'result/_', HTML, 'no-cache', true],
  ['/a.b', 200, 'a.b', HTML, 'no-cache', true],
  ['/%77echatpay', 404, '404', HTML, 'no-cache', true],
  ['/WECHATPAY', 404, '404', HTML, 'no-cache', true],
  ['/wechatpay.html', 404, '404', HTML, 'no-cache', true],
  ['/_', 404, '404', HTML, 'no-cache', true],
  ['/index', 404, '404', HTML, 'no-cache', true],
  ['/404', 404, '404', HTML, 'no-cache', true],
  ['/favicon.ico', 404, '404', HTML, 'no-cache', true],
  ['/pages/wechatpay.html', 404, '404', HTML, 'no-cache', true],
  ['/domain/MP_verify_Ab12.txt', 404, '404', HTML, 'no-cache', true],
  [`${RELEASE}/entry.75c9c0.js`, 200, 'entry()', 'text/javascript; charset=utf-8', FOREVER, true],
  [`${RELEASE}/entry.75c9c0.js?1`, 200, 'entry()', 'text/javascript; charset=utf-8', FOREVER, true],
  [`${RELEASE}/pay.1848b4.css`, 200, '.pay{}', 'text/css; charset=utf-8', FOREVER, true],
  [`${RELEASE}/markup.json`, 200, '{}', 'application/json', FOREVER, true],
  [`${RELEASE}/data.bin`, 200, 'bytes', 'application/octet-stream', FOREVER, false],
  [`${RELEASE}/gone.js`, 404, 'no such file', TEXT, 'no-store', false],
  [`${RELEASE}/`, 404, 'no such file', TEXT, 'no-store', false],
  [RELEASE, 404, 'no such file', TEXT, 'no-store', false],
  ['/r/', 404, 'no such file', TEXT, 'no-store', false],
  [`${RELEASE}/%65ntry.75c9c0.js`, 404, 'no such file', TEXT, 'no-store', false],
  [`${RELEASE}/entry.75c9c0.js.map`, 404, 'no such file', TEXT, 'no-store', false],
  ['/maps/honey/0123456789ab/entry.75c9c0.js.map', 404, '404', HTML, 'no-cache', true],
  ['/changes/honey/1.json', 404, '404', HTML, 'no-cache', true],
  ['/config/1.json', 404, '404', HTML, 'no-cache', true],
  ['/r/alive.txt', 200, 'alive', TEXT, 'no-store', false],
  ['/registry.json', 200, '{"serial":1}', 'application/json', 'no-cache', false],
  ['/registry/honey.json', 200, '{"honey":1}', 'application/json', 'no-cache', false],
  ['/registry/gone.json', 404, 'no such file', TEXT, 'no-store', false],
  ['/MP_verify_Ab12.txt', 200, 'Ab12', TEXT, 'no-cache', false],
  ['/notes.txt', 404, 'no such file', TEXT, 'no-store', false],
  ['/.well-known/apple-app-site-association', 200, '{"applinks":{}}', 'application/json', 'no-cache', false],
  ['/.well-known/assetlinks.json', 200, '[]', 'application/json', 'no-cache', false],
  ['/.well-known/gone', 404, 'no such file', TEXT, 'no-store', false],
];

const ENCODINGS = { identity: null, gzip: 'gzip', 'gzip, deflate, br': 'br' };

for (const server of ['nginx', 'sandbox'] as const) {
  test(`${server} answers every kind of address`, async ({ servers }) => {
    for (const [path, status, text, type, cache, isCompressed] of TABLE) {
      for (const [accepts, encoding] of Object.entries(ENCODINGS)) {
        const answer = await ask(servers[server], path, accepts);
        expect.soft(answer, `${path}, ${accepts}`).toMatchObject({
          status,
          text,
          ...(isCompressed && { isVaried: true }),
          headers: {
            'content-type': type,
            'cache-control': cache,
            'content-encoding': isCompressed ? encoding : null,
            'x-content-type-options': 'nosniff',
            'referrer-policy': 'strict-origin',
          },
        });
      }
    }
  });
}

test('nginx and the sandbox answer every address alike', async ({ servers }) => {
  const segments = [
    '',
    'wechatpay',
    'result',
    'upgrade',
    'base',
    '_',
    'a.b',
    '.x',
    '~',
    '%2F',
    '会',
    'r',
    'r.js',
  ];
  const paths = segments.flatMap((first) => [
    `/${first}`,
    ...segments.flatMap((second) => ['', '/?a=/b'].map((rest) => `/${first}/${second}${rest}`)),
  ]);
  const differing: string[] = [];
  for (const path of paths) {
    const [one, other] = await Promise.all([
      ask(servers.nginx, path, 'gzip'),
      ask(servers.sandbox, path, 'gzip'),
    ]);
    const isSame =
      one.status === other.status && one.text === other.text && isDeepStrictEqual(one.headers, other.headers);
    if (!isSame) differing.push(`${path}: ${JSON.stringify(one)} ${JSON.stringify(other)}`);
  }
  expect(differing).toEqual([]);
});
