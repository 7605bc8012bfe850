const BEIJING_MS = 8 * 3600_000;

/** 早呀, 中午好, 下午好 or 晚上好 by Beijing time. `now` in ms since 1970. */
export function greeting(now: number): string {
  const hour = new Date(now + BEIJING_MS).getUTCHours();
  if (hour >= 5 && hour < 11) return '早呀';
  if (hour >= 11 && hour < 14) return '中午好';
  if (hour >= 14 && hour < 18) return '下午好';
  return '晚上好';
}
