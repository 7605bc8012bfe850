/**
 * The part of the federation runtime that a page here needs, in place of the stock one (`@module-federation/
 * webpack-bundler-runtime` 2.9.2, 22 kB brotli in a shell and 6 kB in every remote entry): the container protocol
 * of module federation, `init(shareScope)` then `get(page)`, with singletons that the shell alone provides.
 *
 * Its shape is that of the stock module's default export, which the plugin's generated code calls: an internal of the
 * pinned version. Given up with the stock runtime: manifests, runtime plugins, preloading, several versions of a
 * shared module. Kept by our own means: integrity, one reload, release choice.
 */

/** A module that one side has and the other uses. `get` answers with the way to it. */
interface SharedModule {
  get(): () => unknown;
}
type ShareScope = Record<string, SharedModule>;

interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
  federation: { initOptions: { shared?: Record<string, SharedModule[]> } };
}

/** The module under this id is, from now on, what the share scope has under its key. */
function provide(require: WebpackRequire, id: string | number): void {
  const key = require.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey;
  require.m[id] = (module) => {
    const shared = key === undefined ? undefined : require.S['default']?.[key];
    if (!shared) throw new Error(`the shell shares no ${key}`);
    module.exports = shared.get()();
  };
}

const bundlerRuntime = {
  /** A build's own start: what it shares itself is its scope, until a shell hands it another. */
  init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
    const { shared = {} } = webpackRequire.federation.initOptions;
    const scope: ShareScope = {};
    for (const [key, versions] of Object.entries(shared)) {
      if (versions[0]) scope[key] = versions[0];
    }
    webpackRequire.S['default'] = scope;
    return {};
  },
  /** Sharing needs no preparation: everything shared is in the shell's own file. */
  I: () => 1,
  /** `container.init(shareScope)` */
  initContainerEntry({
    webpackRequire,
    shareScope,
  }: {
    webpackRequire: WebpackRequire;
    shareScope: ShareScope;
  }) {
    webpackRequire.S['default'] = shareScope;
    return 1;
  },
  /** Before a chunk runs: the shared modules that it uses. */
  consumes(options: {
    chunkMapping: Record<string, (string | number)[]>;
    chunkId: string | number;
    webpackRequire: WebpackRequire;
  }) {
    const { chunkMapping, chunkId, webpackRequire } = options;
    chunkMapping[chunkId]?.forEach((id) => provide(webpackRequire, id));
  },
  /** The same for the shell's own file. */
  installInitialConsumes(options: { initialConsumes: (string | number)[]; webpackRequire: WebpackRequire }) {
    options.initialConsumes.forEach((id) => provide(options.webpackRequire, id));
  },
};

export default { runtime: {}, bundlerRuntime };
