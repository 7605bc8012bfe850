/** People read dates in Beijing time, wherever the phone's clock is set. */
const BEIJING_MS = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;

/** A date whose UTC fields are those of Beijing. */
export const inBeijing = (ms: number): Date => new Date(ms + BEIJING_MS);

/** 2027 年 3 月 18 日 */
export function dayText(ms: number): string {
  const at = inBeijing(ms);
  return `${at.getUTCFullYear()} 年 ${at.getUTCMonth() + 1} 月 ${at.getUTCDate()} 日`;
}

/** 刚刚, 2 分钟前, 3 小时前, 5 天前, else the day. */
export function agoText(ms: number, now: number): string {
  const gone = now - ms;
  if (gone < 60_000) return '刚刚';
  if (gone < 3600_000) return `${Math.floor(gone / 60_000)} 分钟前`;
  if (gone < DAY_MS) return `${Math.floor(gone / 3600_000)} 小时前`;
  if (gone < 30 * DAY_MS) return `${Math.floor(gone / DAY_MS)} 天前`;
  return dayText(ms);
}

/** The day a package bought now runs to; null for life. */
export const runsUntil = (days: number | null, now: number): string | null =>
  days === null ? null : dayText(now + days * DAY_MS);
