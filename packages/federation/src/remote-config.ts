import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig, hiddenSourceMaps, type Mode } from './base-config.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { pageSource } from './page-source.ts';
import { ContainerRuntimePlugin } from './runtime/container-runtime-plugin.ts';
import { sharedByRemote } from './shared.ts';

/**
 * A brand's remote: an entry and a file a page. `container` is unique for every version, so that two versions can
 * exist in a page's life and an old chunk never meets a new runtime.
 */
export function createRemoteConfig(options: {
  dir: string;
  container: string;
  pages: readonly string[];
  mode?: Mode;
}): Configuration {
  const { dir, container, pages, mode = 'production' } = options;
  // Every script carries the container's name, which changes with any source, so that a hash of its own would keep none
  // of them in a cache: the end of that name for all, and chunks known by their names, spare the entry a table of both.
  const mark = mode === 'production' ? container.replace(/^.*_/, '').slice(0, 6) : '[fullhash:6]';
  const base = baseConfig(dir, mode, mark);
  return {
    ...base,
    name: container,
    entry: {},
    output: { ...base.output, uniqueName: container },
    // No file outlives its build in a cache, so modules need no lasting names: the most used get the shortest.
    optimization: { ...base.optimization, chunkIds: 'named', moduleIds: 'size' },
    plugins: [
      ...(base.plugins ?? []),
      lazySchemas(),
      new IntegrityPlugin(),
      new ContainerRuntimePlugin(),
      new ModuleFederationPlugin({
        name: container,
        filename: `entry.${mark}.js`,
        exposes: Object.fromEntries(
          pages.map((page) => [page, { import: pageSource(dir, page), name: page.slice(2) }]),
        ),
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
      ...(mode === 'production' ? [hiddenSourceMaps(dir)] : []),
    ],
  };
}
