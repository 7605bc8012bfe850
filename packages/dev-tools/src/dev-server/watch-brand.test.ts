import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPageLiteral, pageLiteral } from '@vip/release-format';
import type { BuildEvent } from './build-events.ts';
import { watchBrand } from './watch-brand.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-'));
const dir = path.join(folder, 'apps/youquan');
const site = path.join(folder, 'site');

const shell = { version: '0a1b', js: ['shell.js'], css: [], integrity: { 'shell.js': 'sha256-AA==' } };
const TEMPLATE = `<!doctype html><html><head><meta http-equiv="content-security-policy" content="x">
<title>页面不存在</title><script>(function(){start(${pageLiteral({
  config: {
    backends: { main: 'https://api.real.example/main' },
    events: 'https://collect.real.example/up',
    allow: { pay: ['https://pay.real.example'], picture: [], open: ['mxy:'] },
    wechat: { appid: '', authorize: '' },
    origin: 'https://real.example',
  },
  brand: null,
  route: null,
  base: 'https://cdn.real.example/r/',
  registry: 'https://cdn.real.example/registry/',
  shell,
  slice: { serial: 0, live: null, canary: null, lastGood: null },
  keys: [],
  composed: null,
})},null)})()</script></head><body><div id="root"></div></body></html>`;

/** Build events that no test has read yet. */
const queue: BuildEvent[] = [];
let wake = () => undefined as void;
async function next(): Promise<BuildEvent> {
  while (queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
  return queue.shift() as BuildEvent;
}

let watching: Awaited<ReturnType<typeof watchBrand>>;

function edit(file: string, from: string, to: string): void {
  const full = path.join(dir, file);
  const text = fs.readFileSync(full, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(full, text.replace(from, to));
}
const page = (file = 'youquanwechatpay.html') => fs.readFileSync(path.join(site, 'pages', file), 'utf8');
/** All scripts of the release of the purchase page. */
function served(): string {
  const { slice } = findPageLiteral(page()).page;
  const release = path.join(site, 'r/youquan', slice.live?.version ?? '');
  return fs
    .readdirSync(release)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(release, name), 'utf8'))
    .join();
}

beforeAll(async () => {
  fs.cpSync(path.join(root, 'apps/youquan'), dir, {
    recursive: true,
    filter: (name) => !/[\\/](node_modules|dist)$/.test(name),
  });
  fs.symlinkSync(path.join(root, 'apps/youquan/node_modules'), path.join(dir, 'node_modules'));
  fs.mkdirSync(path.join(site, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(site, 'pages/404.html'), TEMPLATE);
  watching = await watchBrand({
    dir,
    brand: 'youquan',
    site,
    folder: path.join(folder, 'build'),
    port: 1,
    onBuild(event) {
      queue.push(event);
      wake();
    },
  });
});

afterAll(async () => {
  await watching.stop();
  fs.rmSync(folder, { recursive: true });
});

test('a change is served when it is saved, compile errors are reported, and a new page needs no restart', async () => {
  const first = await next();
  expect(first).toHaveProperty('build');
  expect(served()).toContain('友圈故事');
  expect(page()).toContain('<title>开通会员</title>');
  // Only a development build of React has it, and the shell's is a production build.
  expect(served()).not.toContain('jsx-dev-runtime');

  edit('brand.ts', '友圈故事', '圈里故事');
  const second = await next();
  expect(second).not.toEqual(first);
  expect(served()).toContain('圈里故事');

  edit('brand.ts', "appName: '", 'appName: ');
  expect(((await next()) as { errors: string }).errors).toMatch(/brand\.ts/);
  edit('brand.ts', 'appName: ', "appName: '");
  expect(await next()).toEqual(second);

  fs.mkdirSync(path.join(dir, 'features/gifts'));
  fs.writeFileSync(path.join(dir, 'features/gifts/index.tsx'), 'export default () => <h1>收礼物</h1>;\n');
  edit(
    'routes.ts',
    '\n];\n',
    "\n  { path: '/yq/gifts', title: '礼物', page: './gifts', session: 'none' },\n];\n",
  );
  expect(await next()).toHaveProperty('build');
  expect(page('yq/gifts.html')).toContain('<title>礼物</title>');
  expect(served()).toContain('收礼物');
});

test('its pages call only the sandbox, and have a hash for every file', () => {
  const { page: data } = findPageLiteral(page());
  expect(data.config).toMatchObject({
    backends: { main: '/api/main' },
    events: '/api/events/v1/events',
    allow: { pay: ['self'], open: ['mxy:'] },
    origin: '',
  });
  expect(data.base).toBe('/r/');
  expect(page()).not.toContain('content-security-policy');
  const { live } = data.slice;
  const built = fs.readdirSync(path.join(site, 'r/youquan', live?.version ?? ''));
  const hashed = built.filter((name) => /\.(js|css)$/.test(name));
  expect(Object.keys(live?.integrity ?? {}).sort()).toEqual(hashed.sort());
});

test('the registry offers nothing newer', () => {
  const { payload } = JSON.parse(fs.readFileSync(path.join(site, 'registry/youquan.json'), 'utf8')) as {
    payload: string;
  };
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({ serial: 0 });
});

test('only the current build and the previous one are kept', () =>
  expect(fs.readdirSync(path.join(site, 'r/youquan'))).toHaveLength(2));
