export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** The middle of some numbers, and how far they lie apart. Throws on none. */
export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted[sorted.length - 1]];
  if (min === undefined || max === undefined) throw new Error('nothing was measured');
  const upper = sorted[Math.floor(sorted.length / 2)] ?? max;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? min;
  return { median: (lower + upper) / 2, min, max };
}
