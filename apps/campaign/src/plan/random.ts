export type Random = ReturnType<typeof createRandom>;

/** A small seeded generator (mulberry32): the same seed draws the same plan on every machine. */
export function createRandom(seed: number) {
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
  const weighted = <T>(items: readonly (readonly [weight: number, item: T])[]): T => {
    let left = next() * items.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, item] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    return pick(items)[1];
  };
  return {
    /** 0 <= n < 1. */
    next,
    /** A whole number from `least` to `most`. */
    int: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    /** True in `share` of all draws. */
    chance: (share: number) => next() < share,
    pick,
    /** One of the items, by weight. */
    weighted,
    /** One of the names, by weight. */
    named: <Name extends string>(weights: Readonly<Partial<Record<Name, number>>>) =>
      weighted(
        Object.entries<number>(weights as Record<Name, number>).map(([name, weight]) => [
          weight,
          name as Name,
        ]),
      ),
  };
}
