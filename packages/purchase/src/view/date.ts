/** People read dates in Beijing time, wherever the phone's clock is set. */
const BEIJING_MS = 8 * 3600_000;
const DAY_MS = 24 * 3600_000;

const parts = (ms: number) => {
  const at = new Date(ms + BEIJING_MS);
  const two = (n: number) => String(n).padStart(2, '0');
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    time: `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`,
    two,
  };
};

/** 2027 年 3 月 18 日 */
export function dayText(ms: number): string {
  const { year, month, day } = parts(ms);
  return `${year} 年 ${month} 月 ${day} 日`;
}

/** 2026-03-18 10:24 */
export function minuteText(ms: number): string {
  const { year, month, day, time, two } = parts(ms);
  return `${year}-${two(month)}-${two(day)} ${time}`;
}

/** 10:24 */
export const clockText = (ms: number): string => parts(ms).time;

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
