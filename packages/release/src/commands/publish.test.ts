import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { back, EMPTY, type Registry } from '../registry/registry.ts';
import { CommandError } from './command-error.ts';
import { publishBrand, publishShell } from './publish.ts';

let folder: string;
const now = new Date('2026-11-21T00:00:00Z');
const site = () => path.join(folder, 'site');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(file: string, content: string): void {
  const full = path.join(folder, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, content);
}

function buildShell(script = 'shell()'): void {
  write('shell/client/shell.js', script);
  write('shell/build.json', JSON.stringify({ contract: '1.0.0', js: ['shell.js'], css: [] }));
}

function buildBrand(
  options: { path?: string; script?: string; contract?: string; more?: string[] } = {},
): void {
  const { path: route = '/a', script = 'entry()', contract = '1.0.0', more = [] } = options;
  write('honey/client/entry.js', script);
  write('honey/client/pay.js', 'pay()');
  write('honey/client/pay.css', '.a{color:red}');
  write(
    'honey/build.json',
    JSON.stringify({
      brand: 'honey',
      container: 'honey_1',
      contract,
      entry: ['entry.js'],
      pages: { './pay': { js: ['pay.js'], css: ['pay.css'] } },
      routes: [
        {
          path: route,
          title: '标题',
          page: './pay',
          session: 'none',
          firstCall: { backend: 'main', path: '/x?ct={ct}' },
        },
        ...more.map((each) => ({ path: each, title: '标题', page: './pay', session: 'none' })),
      ],
    }),
  );
  // A file of its own name for each build: node keeps what it has required.
  write(
    'honey/prerender.cjs',
    "module.exports = { pages: { './pay': '<p>skeleton' }, renderPage: (page, path) => `${page} ${path}</p>` };",
  );
}

const shell = (registry: Registry = EMPTY) =>
  publishShell({ site: site(), dist: path.join(folder, 'shell'), registry, now });
const brand = (registry: Registry) =>
  publishBrand({ site: site(), dist: path.join(folder, 'honey'), brand: 'honey', registry, now });
const page = (file: string) => fs.readFileSync(path.join(site(), 'pages', file), 'utf8');

describe('publishing a brand', () => {
  it('puts an immutable version under its content hash and composes its routes', async () => {
    buildShell();
    buildBrand();
    const registry = brand(shell());
    await compose(site(), registry, {});
    const { version, integrity } = registry.brands['honey']!.live;
    expect(fs.readdirSync(path.join(site(), 'r/honey', version))).toContain('entry.js.br');
    const html = page('a.html');
    expect(html).toContain(`src="/r/honey/${version}/entry.js" integrity="${integrity['entry.js']}"`);
    expect(html).toContain('<div id="root"><p>skeleton /a</p></div>');
    expect(html).toContain('.a{color:red}');
    expect(html).toContain('"/api/main/x?ct={ct}"');
  });

  it('renders a page once for each of its routes, without a path where parameters stand in it', async () => {
    buildShell();
    buildBrand({ more: ['/b/c', '/d/:id'] });
    await compose(site(), brand(shell()), {});
    expect(page('a.html')).toContain('<p>skeleton /a</p>');
    expect(page('b/c.html')).toContain('<p>skeleton /b/c</p>');
    expect(page('d/_.html')).toContain('<p>skeleton </p>');
  });

  it('composes a release whose markup is by page, and none that lacks a route’s', async () => {
    buildShell();
    buildBrand();
    const registry = brand(shell());
    const file = path.join('site/r/honey', registry.brands['honey']!.live.version, 'markup.json');
    write(file, JSON.stringify({ './pay': '<p>old</p>' }));
    await compose(site(), registry, {});
    expect(page('a.html')).toContain('<p>old</p>');
    write(file, '{}');
    await expect(compose(site(), registry, {})).rejects.toThrow('nothing for /a');
  });

  it('gives the same version for the same content and another for another', () => {
    buildShell();
    buildBrand();
    const first = brand(shell());
    const again = brand(first);
    expect(again.brands['honey']!.live.version).toBe(first.brands['honey']!.live.version);
    buildBrand({ script: 'entry(2)' });
    expect(brand(again).brands['honey']!.live.version).not.toBe(first.brands['honey']!.live.version);
  });

  it('takes the HTML of a route that is gone away, and leaves the shell as it is', async () => {
    buildShell();
    buildBrand();
    const first = brand(shell());
    await compose(site(), first, {});
    buildBrand({ path: '/b', script: 'entry(2)' });
    const second = brand(first);
    await compose(site(), second, {});
    expect(fs.existsSync(path.join(site(), 'pages/a.html'))).toBe(false);
    expect(second.shell).toEqual(first.shell);
  });

  it('goes back to exactly the HTML of before', async () => {
    buildShell();
    buildBrand();
    const first = brand(shell());
    await compose(site(), first, {});
    const before = page('a.html');
    buildBrand({ script: 'entry(2)' });
    const second = brand(first);
    await compose(site(), second, {});
    expect(page('a.html')).not.toBe(before);
    const slice = back(second.brands['honey']!);
    await compose(site(), { ...second, brands: { honey: slice! } }, {});
    expect(page('a.html')).toBe(before);
  });

  it('writes backend addresses into the page from the environment', async () => {
    buildShell();
    buildBrand();
    await compose(site(), brand(shell()), { API_MAIN: 'https://api.example' });
    expect(page('a.html')).toContain('"main":"https://api.example"');
  });

  it.each([
    ['without a shell', () => buildBrand(), () => brand(EMPTY), 'no shell is live'],
    ['unbuilt', () => buildShell(), () => brand(shell()), 'is not built'],
    [
      'for a newer contract',
      () => (buildShell(), buildBrand({ contract: '1.1.0' })),
      () => brand(shell()),
      'needs shell contract 1.1.0',
    ],
    [
      'for another major',
      () => (buildShell(), buildBrand({ contract: '2.0.0' })),
      () => brand(shell()),
      'needs shell contract 2.0.0',
    ],
    [
      'on a reserved path',
      () => (buildShell(), buildBrand({ path: '/api/x' })),
      () => brand(shell()),
      'reserved',
    ],
  ])('refuses a brand %s', (_, prepare, publish, says) => {
    prepare();
    expect(publish).toThrow(CommandError);
    expect(publish).toThrow(says);
  });
});
