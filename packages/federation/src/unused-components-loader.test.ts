import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack from 'webpack';

const LOADER = fileURLToPath(import.meta.resolve('./unused-components-loader.ts'));
const shell = createRequire(fileURLToPath(import.meta.resolve('../../../apps/shell/package.json')));
const router = createRequire(shell.resolve('react-router-dom'))
  .resolve('react-router')
  .replace(/dist[\\/].*$/, 'dist/production/index.mjs');

let dir: string;
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'router-'))));
afterEach(() => rmSync(dir, { recursive: true }));

/** The bundle of an entry that uses only what matches a path. */
async function bundle(loaders: string[]): Promise<string> {
  const entry = path.join(dir, 'entry.mjs');
  writeFileSync(
    entry,
    `import { matchRoutes } from ${JSON.stringify(router)};\nwindow.found = matchRoutes([], '/');\n`,
  );
  const compiler = webpack({
    mode: 'production',
    entry,
    output: { path: dir, filename: 'out.js' },
    externals: { react: 'React' },
    module: { rules: [{ test: /react-router/, use: loaders }] },
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
  const whole = await bundle([]);
  expect(whole).toContain('viewTransition');
  const without = await bundle([LOADER]);
  expect(without).not.toContain('viewTransition');
  expect(without.length).toBeLessThan(whole.length / 2);
});
