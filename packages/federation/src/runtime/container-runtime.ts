/**
 * Replaces `@module-federation/webpack-bundler-runtime` 2.9.2: the container protocol of module federation,
 * `init(shareScope)` then `get(page)`, with singletons that only the shell provides. The default export has the shape
 * that the plugin's generated code calls, an internal of the pinned version: docs/decisions/0001-container-runtime.md.
 */

/** A module that the shell provides. `get` returns its factory. */
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

/** Defines the module with this id as the one of the share scope. */
function provide(require: WebpackRequire, id: string | number): void {
  const key = require.consumesLoadingData.moduleIdToConsumeDataMapping[id]?.shareKey;
  require.m[id] = (module) => {
    const shared = key === undefined ? undefined : require.S['default']?.[key];
    if (!shared) throw new Error(`the shell shares no ${key}`);
    module.exports = shared.get()();
  };
}

const bundlerRuntime = {
  /** Initial share scope: what the build itself shares. `initContainerEntry` replaces it in a remote. */
  init({ webpackRequire }: { webpackRequire: WebpackRequire }) {
    const { shared = {} } = webpackRequire.federation.initOptions;
    const scope: ShareScope = {};
    for (const [key, versions] of Object.entries(shared)) {
      if (versions[0]) scope[key] = versions[0];
    }
    webpackRequire.S['default'] = scope;
    return {};
  },
  /** webpack's `initializeSharing`: nothing to do, as all shared modules are in the shell's entry file. */
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
  /** Called before a chunk runs, with the shared modules that it imports. */
  consumes(options: {
    chunkMapping: Record<string, (string | number)[]>;
    chunkId: string | number;
    webpackRequire: WebpackRequire;
  }) {
    const { chunkMapping, chunkId, webpackRequire } = options;
    chunkMapping[chunkId]?.forEach((id) => provide(webpackRequire, id));
  },
  /** The same for the shell's entry file. */
  installInitialConsumes(options: { initialConsumes: (string | number)[]; webpackRequire: WebpackRequire }) {
    options.initialConsumes.forEach((id) => provide(options.webpackRequire, id));
  },
};

export default { runtime: {}, bundlerRuntime };
