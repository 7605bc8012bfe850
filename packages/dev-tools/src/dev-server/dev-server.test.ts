import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pageLiteral, type ComposedData } from '@vip/release-format';
import { serveBuildEvents } from './build-events.ts';
import { mirrorShell } from './mirror-shell.ts';

const page = {
  config: { backends: {}, allow: { pay: [], picture: [], open: ['</script>"}{'] } },
  base: 'https://cdn.test/r/',
  shell: {
    version: '0a1b',
    js: ['shell.1.js', 'start.3.js'],
    css: [],
    integrity: { 'shell.1.js': 'sha256-AA==', 'lazy.2.js': 'sha256-BB==', 'start.3.js': 'sha256-CC==' },
    folders: { 'shell.1.js': '0000' },
  },
} as unknown as ComposedData;
const html = `<script>boot(${pageLiteral(page)},null)</script>`;

describe('the shell of a live site', () => {
  const files: Record<string, string> = {
    'https://live.test/-/no-such-page': html,
    'https://cdn.test/r/shell/0000/shell.1.js': 'shell',
    'https://cdn.test/r/shell/0a1b/lazy.2.js': 'lazy',
    'https://cdn.test/r/shell/0a1b/start.3.js': 'start',
  };
  const get = (url: string | URL | Request) => {
    const text = files[String(url)];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  };

  test('is copied with all its files, to the folders that pages load them from', async () => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
    expect(await mirrorShell('https://live.test', site, get)).toBe('0a1b');
    expect(fs.readFileSync(path.join(site, 'pages/404.html'), 'utf8')).toBe(html);
    expect(fs.readdirSync(path.join(site, 'r/shell/0000'))).toEqual(['shell.1.js']);
    expect(fs.readdirSync(path.join(site, 'r/shell/0a1b')).sort()).toEqual(['lazy.2.js', 'start.3.js']);
    fs.rmSync(site, { recursive: true });
  });

  test('is refused if a file is missing', async () => {
    delete files['https://cdn.test/r/shell/0a1b/lazy.2.js'];
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'mirror-'));
    await expect(mirrorShell('https://live.test', site, get)).rejects.toThrow('has no lazy.2.js');
    fs.rmSync(site, { recursive: true });
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
