import type { DocumentStart } from '../state/workbench-state.ts';

interface Group<Item> {
  /** null for what came before the first document. */
  start: DocumentStart | null;
  members: Item[];
}

/**
 * Calls that a document started a moment before it could say that it began (its first call is in its HTML)
 * are its own, ms.
 */
const EARLY_MS = 300;

/** Puts what happened with the document in which it happened. `items` and `documents` in order of time. */
export function groupByDocument<Item extends { at: number }>(
  items: readonly Item[],
  documents: readonly DocumentStart[],
): Group<Item>[] {
  const groups: Group<Item>[] = [null, ...documents].map((start) => ({ start, members: [] }));
  for (const item of items) {
    const begun = documents.filter(({ at }) => item.at >= at - EARLY_MS).length;
    groups[begun]?.members.push(item);
  }
  return groups.filter(({ members }) => members.length > 0);
}
