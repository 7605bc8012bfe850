import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { baseConfig, compiledAtOnce, hiddenSourceMaps, type Mode } from './base-config.ts';
import { lazySchemas, SHELL_SCHEMAS } from './lazy-schemas.ts';
import { CHUNK_LIST, ChunkLoadingPlugin, LOAD_CHUNK } from './runtime/chunk-loading-plugin.ts';

/**
 * The host, with the shared singletons in its files, no remotes by name (they come from the registry). `shell` draws the
 * page, `start` has the rest, and loads further files.
 */
export function createShellConfig(options: {
  dir: string;
  entries: { shell: string; start: string };
  mode?: Mode;
}): Configuration {
  const { dir, entries, mode = 'production' } = options;
  const base = baseConfig(dir, mode);
  return {
    ...base,
    name: 'shell',
    entry: {
      shell: [CHUNK_LIST, entries.shell],
      start: { import: [LOAD_CHUNK, entries.start], dependOn: 'shell' },
    },
    resolve: { ...base.resolve, alias: { 'react-router$': productionRouter(dir) } },
    output: { ...base.output, uniqueName: 'vip_shell' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        // Chunks of purchase pages are one file in the shell's neutral page: every HTML has the hash of each file.
        {
          test: /packages[\\/](?:checkout(?:-react|-ui)?|ui)[\\/]src[\\/]/,
          parser: { dynamicImportMode: 'eager' },
        },
        {
          test: /node_modules[\\/](?:react-router[\\/]dist[\\/]production[\\/]|react-dom[\\/]\w+\.js$)/,
          enforce: 'pre',
          loader: fileURLToPath(import.meta.resolve('./unused-code-loader.ts')),
        },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      compiledAtOnce(['shell', 'start']),
      lazySchemas(SHELL_SCHEMAS),
      new ChunkLoadingPlugin({ isShell: true }),
      ...(mode === 'production' ? [hiddenSourceMaps(dir)] : []),
    ],
  };
}

/** The router's main entry is its development build; the production one is lighter by half a kilobyte and many checks. */
function productionRouter(dir: string): string {
  const dom = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom');
  const router = createRequire(dom).resolve('react-router');
  return path.join(router.replace(/dist[\\/].*$/, ''), 'dist/production/index.mjs');
}
