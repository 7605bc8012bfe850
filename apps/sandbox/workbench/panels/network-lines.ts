import type { CallInfo } from '../server.ts';
import type { DocumentStart, FileLoad } from '../state.ts';

/** A line of the network panel: a call or a file. `at` and `ms` in ms. */
export type NetworkLine =
  { at: number; ms: number; call: CallInfo } | { at: number; ms: number; file: FileLoad };

/** Calls and, if selected, files, in order of time. */
export const linesOf = (calls: readonly CallInfo[], files: readonly FileLoad[]): NetworkLine[] =>
  [
    ...calls.map((call) => ({ at: call.at, ms: call.ms, call })),
    ...files.map((file) => ({ at: file.at, ms: file.ms, file })),
  ].sort((a, b) => a.at - b.at);

interface Group<Item> {
  /** null before the first document. */
  start: DocumentStart | null;
  members: Item[];
}

/** The boot script makes the first call, up to this many ms before the document reports. */
const EARLY_MS = 300;

/** Groups items by the document in which they happened. `items` and `documents` in order of time. */
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

/** Position and length of a bar, in percent of the timeline. */
export interface Bar {
  left: number;
  width: number;
}

/** The least length of a timeline in ms: a single short call gets a short bar. */
const SHORTEST_LINE_MS = 500;
/** The least visible width of a bar, percent. */
const LEAST = 2;

/** Positions time spans on one line, from the first start to the last end. */
export function layOut(spans: readonly { at: number; ms: number }[]): Bar[] {
  const start = Math.min(...spans.map(({ at }) => at));
  const end = Math.max(...spans.map(({ at, ms }) => at + ms));
  const whole = Math.max(SHORTEST_LINE_MS, end - start);
  return spans.map(({ at, ms }) => {
    const width = Math.min(100, Math.max(LEAST, (ms / whole) * 100));
    return { left: Math.min(100 - width, ((at - start) / whole) * 100), width };
  });
}
