/** A script, and how it is loaded. */
export type OrderedScript<T> = readonly ['defer' | 'async', T];

/**
 * A page's scripts in the order of their tags. The shell's first file draws the page with those of the brand. Its other
 * files take over; they are `async`, so that a file of the brand that stalls does not hold them up.
 */
export const scriptOrder = <T>([first, ...rest]: readonly T[], brand: readonly T[]): OrderedScript<T>[] => [
  ...(first === undefined ? brand : [first, ...brand]).map((script) => ['defer', script] as const),
  ...rest.map((script) => ['async', script] as const),
];
