import path from 'node:path';
import { createShellConfig } from '@vip/federation';
import webpack, { type Configuration } from 'webpack';
import { apps } from '../folders.ts';
import { subject } from '../subject.ts';

/** Modules of the product that are swapped for others, by the end of their path. */
export type Replacements = Readonly<Record<string, string>>;

/**
 * The shell's own configuration with federation taken out of it and a brand's pages put in: targets, loaders,
 * minimizer, aliases and splitting are those of the product, whatever they become.
 */
export function bundleConfig(options: { entry: string; folder: string; replacements?: Replacements }): Configuration {
  const { entry, folder, replacements = {} } = options;
  const shell = createShellConfig({ dir: path.join(apps, 'shell'), entry });
  return {
    ...shell,
    name: 'bundle',
    // Class names are made from a style sheet's place below this: the markup that the brand prerendered has them too.
    context: path.join(apps, subject.brand),
    entry: { bundle: entry },
    output: { ...shell.output, path: folder, uniqueName: 'vip_bundle' },
    plugins: [
      ...withoutFederation(shell.plugins ?? []),
      ...Object.entries(replacements).map(([from, to]) => new webpack.NormalModuleReplacementPlugin(endOf(from), to)),
    ],
  };
}

const endOf = (file: string) => new RegExp(`(^|[\\\\/])${file.replace(/[.]/g, '\\.')}$`);

/** Throws unless it took out exactly one plugin: a bundle with federation in it would flatter the product. */
export function withoutFederation<T extends NonNullable<Configuration['plugins']>>(plugins: T): T {
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin');
  if (kept.length !== plugins.length - 1) throw new Error('the shell is built with one federation plugin no longer');
  return kept as T;
}
