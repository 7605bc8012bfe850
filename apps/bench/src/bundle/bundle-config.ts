import path from 'node:path';
import { createShellConfig } from '@vip/federation';
import type { Configuration } from 'webpack';
import { apps } from '../paths.ts';

/**
 * The shell's configuration with a brand's pages, and webpack's own chunk loading: targets, loaders, minimizer, aliases and
 * splitting are those of the product. Nothing in it is for remotes: the shell shares its modules in its own code.
 */
export function bundleConfig(brand: string, entry: string, folder: string): Configuration {
  // The shell's entry name, so that its configuration's file patterns match.
  const shell = createShellConfig({ dir: path.join(apps, 'shell'), entries: { shell: entry, start: entry } });
  return {
    ...shell,
    name: 'bundle',
    entry: { shell: entry },
    // Class names are derived from paths relative to this: the same as in the brand's prerendered markup.
    context: path.join(apps, brand),
    output: { ...shell.output, path: folder, uniqueName: 'vip_bundle' },
    plugins: withoutOwnLoading(shell.plugins ?? []),
  };
}

const OWN_LOADING = 'ChunkLoadingPlugin';

/** Throws if the shell's chunk loading is no longer that plugin: a bundle with it would have no code that loads chunks. */
export function withoutOwnLoading<T extends NonNullable<Configuration['plugins']>>(plugins: T): T {
  const others = plugins.filter((plugin) => (plugin ? plugin.constructor.name : '') !== OWN_LOADING) as T;
  if (others.length !== plugins.length - 1) throw new Error(`the shell has no longer one ${OWN_LOADING}`);
  return others;
}
