import { TEXT_ID } from './text-id.ts';

/**
 * The text of a path as markup: what stands in the composed HTML already, so that no text is in a script. null where
 * the document is another path's.
 */
export function legalText(path: string): string | null {
  const holder = document.getElementById(TEXT_ID);
  return holder?.dataset.path === path ? holder.innerHTML : null;
}
