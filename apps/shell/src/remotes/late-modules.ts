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
