import * as host from '@vip/host';
import react from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type * as Jotai from 'jotai';
import type * as ReactDom from 'react-dom';

/**
 * What pages import by these names. The shell's second file fills them: a page may load before, but calls none of it while it
 * is drawn early.
 */
export const lateModules: { 'react-dom': Partial<typeof ReactDom>; jotai: Partial<typeof Jotai> } = {
  'react-dom': {},
  jotai: {},
};

/** What remotes import from the shell, by name: `SINGLETONS` of `packages/federation`. */
const modules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': { Fragment, jsx, jsxs },
  '@vip/host': host,
  ...lateModules,
};

/** The share scope of module federation: `get` returns a module's factory. */
export const shareScope: Record<string, { get(): () => unknown }> = {};
// Evaluated before polyfills: chrome 67 has no Object.fromEntries.
Object.keys(modules).forEach((name) => {
  shareScope[name] = { get: () => () => modules[name] };
});
