/**
 * The shared singletons: provided by the shell alone, so that a page has one React, one store and one host contract.
 * What is not on this list is each remote's own.
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

/** The shell provides them, in its own first file. */
export const sharedByShell = (): SharedList => each({ singleton: true, requiredVersion: false, eager: true });

/** A remote brings none: without a shell there is nothing to fall back to. */
export const sharedByRemote = (): SharedList =>
  each({ singleton: true, requiredVersion: false, import: false });
