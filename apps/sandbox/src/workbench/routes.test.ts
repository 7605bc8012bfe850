import { readdirSync } from 'node:fs';
import vm from 'node:vm';
import { expect, it } from 'vitest';
import { workbenchRoutes } from './routes.ts';

const app = workbenchRoutes();
const files = readdirSync(new URL('../../workbench/', import.meta.url), { recursive: true }).map(String);
const modules = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const sheets = files.filter((name) => name.endsWith('.css'));

it('serves the page', async () => {
  const answer = await app.request('/workbench');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<title>工作台</title>');
});

it('has every style sheet and script that the page names', async () => {
  const html = await (await app.request('/workbench')).text();
  const named = [...html.matchAll(/(?:href|src)="(\/workbench\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) expect((await app.request(address)).status, address).toBe(200);
});

it.each(sheets)('serves %s as a style sheet', async (name) => {
  const answer = await app.request(`/workbench/${name}`);
  expect(answer.headers.get('content-type')).toContain('text/css');
});

it.each(modules)('serves %s as a module whose imports are all served', async (name) => {
  const answer = await app.request(`/workbench/${name}`);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const script = await answer.text();
  // Imports and exports are what a plain script may not have: without them the rest has to parse as one.
  const plain = script
    .replace(/^import [^;]*;/gm, '')
    .replace(/^export (?=const|function|async|class)/gm, '')
    .replace(/^await connect/gm, 'connect');
  expect(() => new vm.Script(plain, { filename: name })).not.toThrow();
  for (const match of script.matchAll(/^import [^;]*?from '([^']+)';/gm)) {
    const address = new URL(match[1] ?? '', `http://x/workbench/${name}`).pathname;
    expect((await app.request(address)).status, address).toBe(200);
  }
});

it.each([
  ['sheet/scenes.json', 'application/json'],
  ['sheet/main-default.webp', 'image/webp'],
  ['engines/engines.json', 'application/json'],
  ['engines/chromium-67-main.png', 'image/png'],
])('serves the gallery’s %s as %s', async (name, type) => {
  const answer = await app.request(`/workbench/gallery/${name}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
});

it.each([
  '/workbench/gallery/four-brands.png',
  '/workbench/gallery/engines/..%2ffour-brands.png',
  '/workbench/gallery/elsewhere/main-default.webp',
  '/workbench/nothing.ts',
  '/workbench/watch/format.test.ts',
  '/workbench/../package.json',
  '/workbench/%2e%2e/src/serve.ts',
  '/workbench/..%2fsrc%2fserve.ts',
  '/workbench/index.html',
  '/workbench/dom',
])('does not serve %s', async (address) => {
  const answer = await app.request(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('import');
});
