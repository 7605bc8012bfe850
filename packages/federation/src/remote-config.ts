import fs from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, compiledAtOnce, hiddenSourceMaps, type Mode } from './base-config.ts';
import { lazySchemas } from './lazy-schemas.ts';
import { drawings, script, styles, texts } from './rules.ts';
import { ChunkLoadingPlugin } from './runtime/chunk-loading-plugin.ts';
import { ContainerRuntimePlugin, RUNTIME } from './runtime/container-runtime-plugin.ts';
import { sharedByRemote } from './shared.ts';

/**
 * A brand's remote: an entry and a file per page. Nothing in a file depends on the version, so that an unchanged file keeps
 * its bytes and its name (docs/decisions/0009-unchanged-files.md).
 */
export function createRemoteConfig(options: {
  dir: string;
  container: string;
  pages: readonly string[];
  mode?: Mode;
}): Configuration {
  const { dir, container, pages, mode = 'production' } = options;
  const base = baseConfig(dir, mode);
  return {
    ...base,
    name: container,
    // Runs before the container, which has this name too.
    entry: { [container]: RUNTIME },
    output: { ...base.output, uniqueName: container },
    // A module keeps its id when others come and go: an unchanged file keeps its name.
    optimization: { ...base.optimization, moduleIds: 'deterministic' },
    plugins: [
      ...(base.plugins ?? []),
      compiledAtOnce(['entry', ...pages.map((page) => page.slice(2))]),
      lazySchemas(),
      new ChunkLoadingPlugin({ isShell: false }),
      new ContainerRuntimePlugin(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'entry.[contenthash:8].js',
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

/** The same pages for node: `dist/prerender.cjs` renders each to a string when a site is composed. */
export function createPrerenderConfig(options: { dir: string; entry: string }): Configuration {
  return {
    context: options.dir,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry: options.entry,
    output: {
      path: path.join(options.dir, 'dist'),
      filename: 'prerender.cjs',
      library: { type: 'commonjs2' },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // What an app's `imports` has for this alone: texts that are in the HTML and not in the scripts.
      conditionNames: ['prerender', '...'],
    },
    module: { rules: [script(), styles('prerender'), drawings(), texts()] },
    plugins: [new webpack.DefinePlugin({ __DEVELOPMENT__: 'false' })],
    optimization: { minimize: false },
    performance: false,
  };
}

/**
 * The source of a page, relative to its brand's folder. `./pay` of the routes is the folder `pay` in `features`, or in
 * one of the features.
 */
export function pageSource(brand: string, page: string): string {
  const [found, ...more] = fs.globSync(`features{,/*}//${page.slice(2)}/index.tsx`, {
    cwd: brand,
  });
  if (!found || more.length > 0)
    throw new Error(`${page} of the routes has to be one folder of a feature in ${brand}`);
  return `./${found}`;
}
