/**
 * The shared singletons, provided by the shell only, so that a page has one React, one store and one shell contract.
 * Everything else is bundled into each remote.
 */
export const SINGLETONS = ['react', 'react-dom', 'react/jsx-runtime', 'jotai', '@vip/host'] as const;

interface Shared {
  singleton: true;
  requiredVersion: false;
  eager?: true;
  import?: false;
}

type SharedList = Record<(typeof SINGLETONS)[number], Shared>;

const each = (one: Shared): SharedList =>
  Object.fromEntries(SINGLETONS.map((name) => [name, one])) as SharedList;

/** For the shell, which has them in its entry file. */
export const sharedByShell = (): SharedList => each({ singleton: true, requiredVersion: false, eager: true });

/** For a remote, which has no fallback of its own. */
export const sharedByRemote = (): SharedList =>
  each({ singleton: true, requiredVersion: false, import: false });
