/** Something that took time. `at` and `ms` in ms. */
interface Spell {
  at: number;
  ms: number;
}

/** Where a bar begins and how long it is, in percent of the line. */
export interface Bar {
  left: number;
  width: number;
}

/** A line stands for at least this many ms, so that a short call alone does not look long. */
const SHORTEST_LINE_MS = 500;
/** The shortest bar that is still seen, percent. */
const LEAST = 2;

/**
 * Lays spells out on one line that runs from the start of the first to the end of the last,
 * or half a second.
 * Every bar lies inside the line and is at least a sliver wide.
 */
export function layOut(spells: readonly Spell[]): Bar[] {
  const start = Math.min(...spells.map(({ at }) => at));
  const end = Math.max(...spells.map(({ at, ms }) => at + ms));
  const whole = Math.max(SHORTEST_LINE_MS, end - start);
  return spells.map(({ at, ms }) => {
    const width = Math.min(100, Math.max(LEAST, (ms / whole) * 100));
    return { left: Math.min(100 - width, ((at - start) / whole) * 100), width };
  });
}
