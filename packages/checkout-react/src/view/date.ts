/**
 * Dates in Beijing time, wherever the phone's clock is set. China has had no daylight saving time since 1991, so a fixed
 * offset is exact (docs/decisions/0004-fixed-offset-for-beijing-time.md).
 */
const BEIJING_MS = 8 * 3600_000;
export const DAY_MS = 24 * 3600_000;

/** A date whose UTC fields are those of Beijing. */
export const inBeijing = (ms: number): Date => new Date(ms + BEIJING_MS);

/** 2027 年 3 月 18 日 */
export function dayText(ms: number): string {
  const at = inBeijing(ms);
  return `${at.getUTCFullYear()} 年 ${at.getUTCMonth() + 1} 月 ${at.getUTCDate()} 日`;
}

/** The last day of a package that is bought now; null for life. */
export const runsUntil = (days: number | null, now: number): string | null =>
  days === null ? null : dayText(now + days * DAY_MS);
