import path from 'node:path';
import { createShellConfig } from '@vip/federation';
import webpack, { type Configuration } from 'webpack';
import { apps, subject } from '../paths.ts';

/** Differences of a bundle from the product. */
export interface Departures {
  /** Replaced modules, by the end of their path. */
  replaced?: Readonly<Record<string, string>>;
  /** Aliases the data router's second entry to its production build. */
  hasDataRouter?: boolean;
}

/**
 * The shell's configuration without federation, with a brand's pages: targets, loaders, minimizer, aliases and splitting
 * are those of the product.
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
    // Class names are derived from paths relative to this: the same as in the brand's prerendered markup.
    context: path.join(apps, subject.brand),
    // The shell's entry name, so that its configuration's file patterns match.
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

/** Next to the router entry that the shell aliases; otherwise the page would contain two routers. */
function dataRouter(shell: Configuration): Record<string, string> {
  const aliases = shell.resolve?.alias as Record<string, string | undefined> | undefined;
  const router = aliases?.['react-router$'];
  if (!router) throw new Error('the shell names its router no longer');
  return { 'react-router/dom$': path.join(path.dirname(router), 'dom-export.mjs') };
}

const endOf = (file: string) => new RegExp(`(^|[\\\\/])${file.replace(/[.]/g, '\\.')}$`);

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
