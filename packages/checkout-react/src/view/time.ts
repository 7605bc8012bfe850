import { DAY_MS, dayText, inBeijing } from './date.ts';

// Apart from the dates: the first view of a purchase page shows no times.

/** 2026-03-18T10:24, cut from the ISO text. */
const isoMinute = (ms: number) => inBeijing(ms).toISOString().slice(0, 16);

/** 2026-03-18 10:24 */
export const minuteText = (ms: number): string => isoMinute(ms).replace('T', ' ');

/** 10:24 */
export const clockText = (ms: number): string => isoMinute(ms).slice(11);

/** 10:24, 明天 10:24, 3 月 20 日 10:24: a time that is not over. */
export function nearText(ms: number, now: number): string {
  const days = Math.floor(+inBeijing(ms) / DAY_MS) - Math.floor(+inBeijing(now) / DAY_MS);
  if (days === 0) return clockText(ms);
  return `${days === 1 ? '明天' : dayText(ms).replace(/^\d+ 年 /, '')} ${clockText(ms)}`;
}

/** 刚刚, 2 分钟前, 3 小时前, 5 天前; after 30 days 10 月 12 日, with the year if it is another one. */
export function agoText(ms: number, now: number): string {
  const elapsed = now - ms;
  if (elapsed < 60_000) return '刚刚';
  if (elapsed < 3600_000) return `${Math.floor(elapsed / 60_000)} 分钟前`;
  if (elapsed < DAY_MS) return `${Math.floor(elapsed / 3600_000)} 小时前`;
  if (elapsed < 30 * DAY_MS) return `${Math.floor(elapsed / DAY_MS)} 天前`;
  const day = dayText(ms);
  const year = `${inBeijing(now).getUTCFullYear()} 年 `;
  return day.startsWith(year) ? day.slice(year.length) : day;
}
