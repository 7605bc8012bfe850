import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, compiledAtOnce, hiddenSourceMaps, type Mode } from './base-config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ContainerRuntimePlugin } from './runtime/container-runtime-plugin.ts';
import { sharedByShell } from './shared.ts';

/** The host, with the shared singletons in its files, no remotes by name (they come from the registry). */
export function createShellConfig(options: {
  dir: string;
  entry: NonNullable<Configuration['entry']>;
  mode?: Mode;
}): Configuration {
  const { dir, entry, mode = 'production' } = options;
  const base = baseConfig(dir, mode);
  return {
    ...base,
    name: 'shell',
    entry,
    resolve: { ...base.resolve, alias: { 'react-router$': productionRouter(dir) } },
    output: { ...base.output, uniqueName: 'vip_shell' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/,
          enforce: 'pre',
          loader: fileURLToPath(import.meta.resolve('./unused-components-loader.ts')),
        },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      compiledAtOnce(['shell', 'start']),
      new IntegrityPlugin(),
      new ContainerRuntimePlugin(),
      new ModuleFederationPlugin({
        name: 'vip_shell',
        remotes: {},
        shared: sharedByShell(),
        // The default loads every remote's entry at the start, and one dead remote then breaks all.
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
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
