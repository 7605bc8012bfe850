/** Fen as yuan with two places: 16800 is 168.00. */
export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day on this machine, 09:52:11. */
export function timeOfDay(ms: number): string {
  const date = new Date(ms);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** Seconds since a page began, 01.120; a minute and more keeps counting seconds. */
export function sinceStart(at: number, start: number): string {
  const ms = Math.max(0, Math.round(at - start));
  return `${two(Math.floor(ms / 1000))}.${String(ms % 1000).padStart(3, '0')}`;
}

/** A duration with thin groups of three: 3 041 ms. */
export const duration = (ms: number): string =>
  `${String(Math.round(ms)).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')} ms`;

/** What is left: 4 分 34 秒, 2 小时 5 分, 126 天 (a day that has begun counts). Nothing left is an empty text. */
export function remaining(ms: number): string {
  const s = Math.floor(ms / 1000);
  if (s <= 0) return '';
  if (s < 60) return `${s} 秒`;
  if (s < 3600) return `${Math.floor(s / 60)} 分 ${s % 60} 秒`;
  if (s < 86_400) return `${Math.floor(s / 3600)} 小时 ${Math.floor((s % 3600) / 60)} 分`;
  return `${Math.ceil(s / 86_400)} 天`;
}

/** An offset of the clock in words, 快 15 分钟; an exact clock is an empty text. */
export function offsetInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes === 0) return '';
  const much = Math.abs(minutes);
  const word =
    much % 1440 === 0 ? `${much / 1440} 天` : much % 60 === 0 ? `${much / 60} 小时` : `${much} 分钟`;
  return `${minutes > 0 ? '快' : '慢'} ${word}`;
}
