/**
 * Dates in Beijing time, wherever the phone's clock is set. China has had no daylight saving time since 1991, so a fixed
 * offset is exact (docs/decisions/0004-fixed-offset-for-beijing-time.md).
 */
const BEIJING_MS = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;

/** A date whose UTC fields are those of Beijing. */
const inBeijing = (ms: number): Date => new Date(ms + BEIJING_MS);

/** 2027 年 3 月 18 日 */
export function dayText(ms: number): string {
  const at = inBeijing(ms);
  return `${at.getUTCFullYear()} 年 ${at.getUTCMonth() + 1} 月 ${at.getUTCDate()} 日`;
}

/** 2026-03-18T10:24, cut from the ISO text. */
const isoMinute = (ms: number) => inBeijing(ms).toISOString().slice(0, 16);

/** 2026-03-18 10:24 */
export const minuteText = (ms: number): string => isoMinute(ms).replace('T', ' ');

/** 10:24 */
export const clockText = (ms: number): string => isoMinute(ms).slice(11);

/** 刚刚, 2 分钟前, 3 小时前, 5 天前; the day after 30 days. */
export function agoText(ms: number, now: number): string {
  const elapsed = now - ms;
  if (elapsed < 60_000) return '刚刚';
  if (elapsed < 3600_000) return `${Math.floor(elapsed / 60_000)} 分钟前`;
  if (elapsed < DAY_MS) return `${Math.floor(elapsed / 3600_000)} 小时前`;
  if (elapsed < 30 * DAY_MS) return `${Math.floor(elapsed / DAY_MS)} 天前`;
  return dayText(ms);
}

/** The last day of a package that is bought now; null for life. */
export const runsUntil = (days: number | null, now: number): string | null =>
  days === null ? null : dayText(now + days * DAY_MS);
