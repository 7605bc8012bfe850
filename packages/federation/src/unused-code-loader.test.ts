import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';

const LOADER = fileURLToPath(import.meta.resolve('./unused-code-loader.ts'));
const shell = createRequire(fileURLToPath(import.meta.resolve('../../../apps/shell/package.json')));
const router = createRequire(shell.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/dist[\\/].*$/, 'dist/production/index.mjs');
const reactDom = shell.resolve('react-dom');

const USES_ROUTER = `import { matchRoutes } from ${JSON.stringify(router)};
window.found = matchRoutes([], '/');`;
const USES_REACT_DOM = `import { flushSync } from ${JSON.stringify(reactDom)};
window.flush = flushSync;`;

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'router-'))));
afterEach(() => rmSync(dir, { recursive: true }));

async function bundle(code: string, loaders: string[]): Promise<string> {
  const entry = path.join(dir, 'entry.mjs');
  writeFileSync(entry, code);
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: dir, filename: 'out.js' },
    externals: { react: 'React' },
    module: { rules: [{ test: /react-(?:router|dom)/, use: loaders }] },
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
  return readFile(path.join(dir, 'out.js'), 'utf8');
}

it('leaves out the links and forms of the router', async () => {
  const whole = await bundle(USES_ROUTER, []);
  expect(whole).toContain('viewTransition');
  const without = await bundle(USES_ROUTER, [LOADER]);
  expect(without).not.toContain('viewTransition');
  expect(without.length).toBeLessThan(whole.length / 2);
});

it('needs no copy of what React exports', async () => {
  const hasCopy = (code: string) => code.includes('.t=function');
  expect(hasCopy(await bundle(USES_ROUTER, []))).toBe(true);
  expect(hasCopy(await bundle(USES_ROUTER, [LOADER]))).toBe(false);
});

it('leaves out the check for developer tools of react-dom', async () => {
  expect(await bundle(USES_REACT_DOM, [])).toContain('checkDCE');
  expect(await bundle(USES_REACT_DOM, [LOADER])).not.toContain('checkDCE');
});
