import { expect, it } from 'vitest';
import { workbenchRoutes } from './workbench-routes.ts';

const app = workbenchRoutes();

it.each(['/workbench', '/workbench/gallery'])('serves the page at %s', async (path) => {
  const answer = await app.request(path);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<title>工作台</title>');
});

it('has every style sheet and script that the page names', async () => {
  const html = await (await app.request('/workbench')).text();
  const named = [...html.matchAll(/(?:href|src)="(\/workbench\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) expect((await app.request(address)).status, address).toBe(200);
});

it('bundles the page into one script without imports', async () => {
  const answer = await app.request('/workbench/main.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const script = await answer.text();
  expect(script).toContain('桥协议和全部环境');
  expect(script).not.toMatch(/^import /m);
});

it('bundles its style sheets behind those of the shared components, whose colours they replace', async () => {
  const answer = await app.request('/workbench/main.css');
  expect(answer.headers.get('content-type')).toContain('text/css');
  const css = await answer.text();
  expect(css).toContain('.workbench {');
  expect(css).toMatch(/\.choice_input/);
  expect(css.lastIndexOf('--text:')).toBe(css.indexOf('--text: light-dark('));
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
  '/workbench/gallery/workbench.webp',
  '/workbench/gallery/engines/..%2fworkbench.webp',
  '/workbench/gallery/elsewhere/main-default.webp',
  '/workbench/nothing.ts',
  '/workbench/main.tsx',
  '/workbench/format.test.ts',
  '/workbench/../package.json',
  '/workbench/%2e%2e/src/serve.ts',
  '/workbench/..%2fsrc%2fserve.ts',
  '/workbench/index.html',
  '/workbench/panels',
])('does not serve %s', async (address) => {
  const answer = await app.request(address);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('import');
});
