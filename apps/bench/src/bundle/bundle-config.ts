import path from 'node:path';
import { createShellConfig } from '@vip/federation';
import type { Configuration } from 'webpack';
import { apps } from '../paths.ts';

/**
 * The shell's configuration without federation, with a brand's pages: targets, loaders, minimizer, aliases and splitting
 * are those of the product.
 */
export function bundleConfig(brand: string, entry: string, folder: string): Configuration {
  // The shell's entry name, so that its configuration's file patterns match.
  const shell = createShellConfig({ dir: path.join(apps, 'shell'), entry: { shell: entry } });
  return {
    ...shell,
    name: 'bundle',
    // Class names are derived from paths relative to this: the same as in the brand's prerendered markup.
    context: path.join(apps, brand),
    output: { ...shell.output, path: folder, uniqueName: 'vip_bundle' },
    // Nothing is cached across builds. Replacing a preliminary hash of six digits in all files would also replace the same
    // number in data: a region's code.
    optimization: { ...shell.optimization, realContentHash: false },
    plugins: withoutFederation(shell.plugins ?? []),
  };
}

/** The plugins that make the shell a federated build. */
const FEDERATION = ['ContainerRuntimePlugin', 'ModuleFederationPlugin'];

/** Throws unless it removes exactly the federation plugins: a bundle with one of them would favour the product. */
export function withoutFederation<T extends NonNullable<Configuration['plugins']>>(plugins: T): T {
  const nameOf = (plugin: T[number]) => (plugin ? plugin.constructor.name : '');
  const taken = plugins.map(nameOf).filter((name) => /federat|container|remote/i.test(name));
  if (taken.sort().join() !== FEDERATION.join())
    throw new Error(
      `the shell's federation is no longer ${FEDERATION.join(' and ')}, but ${taken.join(', ') || 'nothing'}`,
    );
  return plugins.filter((plugin) => !FEDERATION.includes(nameOf(plugin))) as T;
}
