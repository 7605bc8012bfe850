/** A small seeded generator (mulberry32): the same seed draws the same plan on every machine. */
export interface Random {
  /** 0 <= n < 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  int(least: number, most: number): number;
  /** True in `share` of all draws. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the items, by weight. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T;
}

export function createRandom(seed: number): Random {
  let state = (seed * 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick,
    weighted(items) {
      let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[1];
    },
  };
}
