import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageLiteral, type ComposedData } from '@vip/release-format';
import { serveBuildEvents } from './build-events.ts';
import { hashOf } from './dev-release.ts';
import { mirrorShell } from './mirror-shell.ts';

const scripts = { 'shell.1.js': 'shell', 'lazy.2.js': 'lazy', 'start.3.js': 'start' };
const shell = {
  version: '0a1b',
  js: ['shell.1.js', 'start.3.js'],
  css: [],
  integrity: Object.fromEntries(Object.entries(scripts).map(([name, text]) => [name, hashOf(text)])),
  folders: { 'shell.1.js': '0000' },
};
const htmlOf = (other: Record<string, unknown> = {}) => {
  const page = {
    config: { backends: {}, allow: { pay: [], picture: [], open: ['</script>"}{'] } },
    base: 'https://cdn.test/r/',
    shell: { ...shell, ...other },
  } as unknown as ComposedData;
  return `<script>boot(${pageLiteral(page)},null)</script>`;
};

describe('the shell of a live site', () => {
  let site: string;
  beforeEach(() => (site = fs.mkdtempSync(path.join(os.tmpdir(), 'mirror-'))));
  afterEach(() => fs.rmSync(site, { recursive: true }));

  const live = {
    'https://live.test/-/no-such-page': htmlOf(),
    'https://cdn.test/r/shell/0000/shell.1.js': 'shell',
    'https://cdn.test/r/shell/0a1b/lazy.2.js': 'lazy',
    'https://cdn.test/r/shell/0a1b/start.3.js': 'start',
  };
  const mirror = (changes: Record<string, string | undefined> = {}, origin = 'https://live.test') =>
    mirrorShell(origin, site, (url) => {
      const text = ({ ...live, ...changes } as typeof changes)[String(url)];
      return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
    });

  test('is copied with all its files, to the folders that pages load them from', async () => {
    expect(await mirror()).toBe('0a1b');
    expect(fs.readFileSync(path.join(site, 'pages/404.html'), 'utf8')).toBe(htmlOf());
    expect(fs.readdirSync(path.join(site, 'r/shell/0000'))).toEqual(['shell.1.js']);
    expect(fs.readdirSync(path.join(site, 'r/shell/0a1b')).sort()).toEqual(['lazy.2.js', 'start.3.js']);
  });

  const page = (other: Record<string, unknown>) => ({ 'https://live.test/-/no-such-page': htmlOf(other) });
  test.each([
    ['a file is missing', { 'https://cdn.test/r/shell/0a1b/lazy.2.js': undefined }, 'has no lazy.2.js'],
    ['a file is another', { 'https://cdn.test/r/shell/0a1b/lazy.2.js': 'stolen()' }, 'another lazy.2.js'],
    ['its version is a path', page({ version: '../../../.ssh' }), 'malformed'],
    ['a folder is a path', page({ folders: { 'shell.1.js': '../../.ssh' } }), 'malformed'],
    [
      'a file name is a path',
      page({ integrity: { ...shell.integrity, '../a.js': hashOf('') } }),
      'malformed',
    ],
    ['a hash is one that browsers ignore', page({ integrity: { 'a.js': 'sha1-AAAA' } }), 'malformed'],
  ])('is refused, and nothing written, if %s', async (_, changes, message) => {
    await expect(mirror(changes)).rejects.toThrow(message);
    expect(fs.readdirSync(site)).toEqual([]);
  });

  test('is refused over http, but for this machine', async () => {
    await expect(mirror({}, 'http://live.test')).rejects.toThrow('https://');
    const here = 'http://localhost:4173';
    expect(await mirror({ [`${here}/-/no-such-page`]: htmlOf() }, here)).toBe('0a1b');
  });
});

test('build events reach every open page, and the last one a page that connects later', async () => {
  const events = await serveBuildEvents('127.0.0.1');
  const open = async () => {
    const { body } = await fetch(`http://127.0.0.1:${events.port}/`);
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    return async (part: string) => {
      while (!text.includes(part)) text += new TextDecoder().decode((await reader.read()).value);
      return text;
    };
  };
  const early = await open();
  events.send({ build: 'a' });
  expect(await early('"a"')).toContain('data: {"build":"a"}\n\n');
  const reopened = await open();
  expect(await reopened('"a"')).toContain('data: {"build":"a"}\n\n');
  events.send({ errors: 'x\ny' });
  expect(await reopened('errors')).toContain('data: {"errors":"x\\ny"}\n\n');
  events.close();
});
