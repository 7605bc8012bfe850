/** How full a jar may look: 0 empty, 1 to the shoulder; above that it runs over. */
const LEAST = 0.12;
const MOST = 0.95;
export const OVERFLOWING = 1.15;

/**
 * How full the jar of a package is: it grows with the logarithm of the days, so that a month, a quarter and a year
 * are told apart at a glance (0.25, 0.54, 0.92). A membership for life (`null`) runs over.
 */
export function jarLevel(days: number | null): number {
  if (days === null) return OVERFLOWING;
  return Math.min(MOST, Math.max(LEAST, 0.25 + 0.268 * Math.log(days / 30)));
}
