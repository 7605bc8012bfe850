import * as core from '@module-federation/runtime/core';

/**
 * Gives remotes the federation runtime core that the shell already has. The plugin's own option for this
 * (`provideExternalRuntime`) bundles a second copy of 10 kB.
 */
export default function provideRuntimeCore() {
  return {
    name: 'provide-runtime-core',
    beforeInit<T>(args: T): T {
      (globalThis as Record<string, unknown>)['_FEDERATION_RUNTIME_CORE'] = core;
      return args;
    },
  };
}
