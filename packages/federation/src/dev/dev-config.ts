import path from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { createRemoteConfig } from '../remote-config.ts';

/** A brand's remote as it is built while somebody writes it: with source maps, nothing minified, into `folder`. */
export function createDevConfig(options: {
  dir: string;
  folder: string;
  container: string;
  pages: readonly string[];
}): Configuration {
  const { dir, folder, container, pages } = options;
  const config = createRemoteConfig({ dir, container, pages, mode: 'development' });
  return {
    ...config,
    output: { ...config.output, path: folder },
    plugins: [...(config.plugins ?? []), watchedToo(path.join(dir, 'routes.ts'))],
  };
}

/** Routes are no part of what is built; a change of theirs counts all the same. */
const watchedToo = (file: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap('WatchedToo', ({ fileDependencies }) => void fileDependencies.add(file));
  },
});
