import fs from 'node:fs';
import path from 'node:path';
import { chunkFiles } from './build-remote.ts';
import { createShellConfig } from './shell-config.ts';
import { runWebpack } from './run-webpack.ts';
import type { ShellBuild } from './build-facts.ts';

/** Builds the shell into `dist`: `client/` and `build.json`. */
export async function buildShell(options: {
  dir: string;
  entry: string;
  contract: string;
}): Promise<ShellBuild> {
  const stats = await runWebpack(createShellConfig({ dir: options.dir, entry: options.entry }));
  const build: ShellBuild = {
    contract: options.contract,
    js: chunkFiles(stats, 'shell', '.js'),
    css: chunkFiles(stats, 'shell', '.css'),
  };
  fs.writeFileSync(path.join(options.dir, 'dist/build.json'), `${JSON.stringify(build, null, 2)}\n`);
  return build;
}
