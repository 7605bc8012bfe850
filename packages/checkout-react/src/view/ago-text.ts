import { DAY_MS, dayText } from './date.ts';

/** 刚刚, 2 分钟前, 3 小时前, 5 天前, else the day. */
export function agoText(ms: number, now: number): string {
  const gone = now - ms;
  if (gone < 60_000) return '刚刚';
  if (gone < 3600_000) return `${Math.floor(gone / 60_000)} 分钟前`;
  if (gone < DAY_MS) return `${Math.floor(gone / 3600_000)} 小时前`;
  if (gone < 30 * DAY_MS) return `${Math.floor(gone / DAY_MS)} 天前`;
  return dayText(ms);
}
