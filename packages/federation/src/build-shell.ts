import fs from 'node:fs';
import path from 'node:path';
import type { Mode } from './base-config.ts';
import { createShellConfig } from './shell-config.ts';
import { chunkFiles, runWebpack } from './run-webpack.ts';
import { versionsShared } from './shared.ts';
import type { ShellBuild } from '@vip/release-format';

/** Builds the shell into `dist`: `client/`, `maps/` with its source maps, and `build.json`. */
export async function buildShell(options: {
  dir: string;
  /** `shell`, what the first sight needs, and `start`, the rest. */
  entries: { shell: string; start: string };
  contract: string;
  mode?: Mode;
}): Promise<ShellBuild> {
  const { dir, entries, mode = 'production' } = options;
  // Webpack empties only `client`.
  fs.rmSync(path.join(dir, 'dist/maps'), { recursive: true, force: true });
  const stats = await runWebpack(createShellConfig({ dir, entries, mode }));
  const build: ShellBuild = {
    mode,
    contract: options.contract,
    js: ['shell', 'start'].flatMap((name) => chunkFiles(stats, name, '.js')),
    css: ['shell', 'start'].flatMap((name) => chunkFiles(stats, name, '.css')),
    shared: versionsShared(dir, options.contract),
  };
  fs.writeFileSync(path.join(dir, 'dist/build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}
