import * as host from '@vip/host';
import react from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { lateModules } from './late-modules.ts';

/** What remotes import from the shell, by name: `SINGLETONS` of `packages/federation`. */
const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': { Fragment, jsx, jsxs },
  '@vip/host': host,
  ...lateModules,
};

/** The share scope of module federation: `get` returns a module's factory. */
export const shareScope = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, { get: () => () => module }]),
);
