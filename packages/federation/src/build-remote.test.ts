import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRemoteConfig } from './remote-config.ts';
import { runWebpack } from './run-webpack.ts';

/** A remote with one page that uses what the shell shares, built for real. */
let folder: string;
let files: string[];

/** A folder with one page, `pay`. */
function writeRemote(page: string, style: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'remote-'));
  fs.mkdirSync(path.join(dir, 'pages/pay'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'package.json'), '{}');
  fs.writeFileSync(path.join(dir, 'pages/pay/index.tsx'), `import './pay.css';\n${page}`);
  fs.writeFileSync(path.join(dir, 'pages/pay/pay.css'), style);
  return dir;
}

beforeAll(async () => {
  folder = writeRemote(
    `import { version } from 'react';
     export const late = () => import('./late.ts');
     export default (user?: { name?: string }) => user?.name ?? version;`,
    '.a { user-select: none }',
  );
  fs.writeFileSync(path.join(folder, 'pages/pay/late.ts'), 'export const late = 1;');
  await runWebpack(createRemoteConfig({ dir: folder, container: 'honey_1', pages: ['./pay'] }));
  files = fs.readdirSync(path.join(folder, 'dist/client'));
}, 60_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const read = (pattern: RegExp) =>
  fs.readFileSync(path.join(folder, 'dist/client', files.find((file) => pattern.test(file)) ?? ''), 'utf8');

describe('a remote build', () => {
  it('is a container: it opens with a share scope and gives its page', async () => {
    const window: Record<string, unknown> = { location: { origin: 'https://x' }, __page: {} };
    const context = vm.createContext({
      ...window,
      window,
      self: window,
      document: {
        currentScript: { tagName: 'SCRIPT', src: 'https://x/r/honey/1/entry.js' },
        getElementsByTagName: () => [
          {
            rel: 'stylesheet',
            getAttribute: (name: string) =>
              name === 'data-href' && `https://x/r/honey/1/${files.find((file) => file.endsWith('.css'))}`,
          },
        ],
      },
      setTimeout,
      clearTimeout,
    });
    vm.runInContext(read(/^pay\..*\.js$/), context);
    vm.runInContext(read(/^entry\./), context);
    const container = context['honey_1'] as {
      init(scope: unknown): void;
      get(page: string): Promise<() => { default(user?: object): string }>;
    };
    container.init({ react: { get: () => () => ({ version: 'shell' }) } });
    const page = (await container.get('./pay'))();
    expect(page.default()).toBe('shell');
  });

  it('brings no React of its own', () => expect(read(/^pay\..*\.js$/)).not.toContain('react.production'));

  it('holds later chunks to a hash and fails closed', () => {
    expect(read(/^entry\./)).toMatch(/integrity=.*sha384-A{64}/s);
  });

  it('speaks the syntax of the oldest engines', () => {
    expect(read(/^pay\..*\.js$/)).not.toMatch(/\?\.[a-z]|\?\?/);
    expect(read(/\.css$/)).toContain('-webkit-user-select');
  });

  it('fails where a script or a style needs more than the oldest engines, and names the places', async () => {
    const dir = writeRemote('export default (text: string) => /(?<=a)b/.test(text);', '.a { inset: 0 }');
    const built = runWebpack(createRemoteConfig({ dir, container: 'honey_2', pages: ['./pay'] }));
    const { message } = await built.then(
      () => new Error('it was built'),
      (error: Error) => error,
    );
    fs.rmSync(dir, { recursive: true });
    expect(message).toMatch(/chrome 64 or iOS 12 cannot take pay\.\w+\.js:1:\d+: lookbehind/);
    expect(message).toMatch(/cannot take pay\.\w+\.css:1:4: inset/);
  });
});
