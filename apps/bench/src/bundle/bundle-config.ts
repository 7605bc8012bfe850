import path from 'node:path';
import { createShellConfig } from '@vip/federation';
import webpack, { type Configuration } from 'webpack';
import { apps } from '../paths.ts';
import { subject } from '../variants/variant.ts';

/** What a bundle does otherwise than the product. */
export interface Departures {
  /** Modules that are swapped for others, by the end of their path. */
  replaced?: Readonly<Record<string, string>>;
  /** The data router has a second entry, which has to be the production build as well. */
  hasDataRouter?: boolean;
}

/**
 * The shell's own configuration with federation taken out of it and a brand's pages put in: targets, loaders,
 * minimizer, aliases and splitting are those of the product, whatever they become.
 */
export function bundleConfig(options: {
  entry: string;
  folder: string;
  departures?: Departures;
}): Configuration {
  const { entry, folder, departures: { replaced = {}, hasDataRouter = false } = {} } = options;
  const shell = createShellConfig({ dir: path.join(apps, 'shell'), entry });
  return {
    ...shell,
    name: 'bundle',
    // Class names are made from a style sheet's place below this: the markup that the brand prerendered has them too.
    context: path.join(apps, subject.brand),
    // The shell's own name: what its configuration does to the file of that name, it does to this one.
    entry: { shell: entry },
    resolve: {
      ...shell.resolve,
      alias: { ...shell.resolve?.alias, ...(hasDataRouter && dataRouter(shell)) },
    },
    output: { ...shell.output, path: folder, uniqueName: 'vip_bundle' },
    plugins: [
      ...withoutFederation(shell.plugins ?? []),
      ...Object.entries(replaced).map(
        ([from, to]) => new webpack.NormalModuleReplacementPlugin(endOf(from), to),
      ),
    ],
  };
}

/** Beside the router's entry that the shell names; without it the page would get two routers that do not know each other. */
function dataRouter(shell: Configuration): Record<string, string> {
  const aliases = shell.resolve?.alias as Record<string, string | undefined> | undefined;
  const router = aliases?.['react-router$'];
  if (!router) throw new Error('the shell names its router no longer');
  return { 'react-router/dom$': path.join(path.dirname(router), 'dom-export.mjs') };
}

const endOf = (file: string) => new RegExp(`(^|[\\\\/])${file.replace(/[.]/g, '\\.')}$`);

/** What makes the shell a federated one, and nothing else. */
const FEDERATION = ['ContainerRuntimePlugin', 'ModuleFederationPlugin'];

/** Throws unless it took out exactly what federation consists of: a bundle with a part of it would flatter the product. */
export function withoutFederation<T extends NonNullable<Configuration['plugins']>>(plugins: T): T {
  const nameOf = (plugin: T[number]) => (plugin ? plugin.constructor.name : '');
  const taken = plugins.map(nameOf).filter((name) => /federat|container|remote/i.test(name));
  if (taken.sort().join() !== FEDERATION.join())
    throw new Error(
      `the shell's federation is no longer ${FEDERATION.join(' and ')}, but ${taken.join(', ') || 'nothing'}`,
    );
  return plugins.filter((plugin) => !FEDERATION.includes(nameOf(plugin))) as T;
}
