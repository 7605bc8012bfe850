import { SINGLETONS } from '../singletons.ts';
import './load-chunk.ts';

/**
 * The runtime of a container, which the federation plugin generates: its `get` loads a chunk, its `init` gives the modules
 * that the shell provides to `initContainerEntry`. That shape is an internal of the pinned version of the plugin:
 * docs/decisions/0008-container-runtime.md.
 */

/** `get` returns a module's factory. */
type ShareScope = Record<string, { get(): () => unknown } | undefined>;

function initContainerEntry({ shareScope }: { shareScope: ShareScope }): void {
  for (const name of SINGLETONS) {
    __webpack_modules__[name] = (module) => {
      const shared = shareScope[name];
      if (!shared) throw new Error(`the shell shares no ${name}`);
      module.exports = shared.get()();
    };
  }
}

__webpack_require__.federation = { bundlerRuntime: { initContainerEntry } };
