const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { ms: DAY, name: '天' },
  { ms: HOUR, name: '小时' },
  { ms: MINUTE, name: '分' },
  { ms: SECOND, name: '秒' },
] as const;

/**
 * The time left (ms) in its two largest units: 3 天 13 小时, 12 分 30 秒. Rounded down, but never 0 秒 while time is
 * left. '' when it is over.
 */
export function timeLeftText(ms: number): string {
  if (ms <= 0) return '';
  const left = Math.max(ms, SECOND);
  const first = UNITS.findIndex((unit) => left >= unit.ms);
  return UNITS.slice(first, first + 2)
    .map(({ ms: size, name }, at) => {
      const above = UNITS[first + at - 1]?.ms;
      const count = Math.floor((at > 0 && above ? left % above : left) / size);
      return count > 0 || at === 0 ? `${count} ${name}` : '';
    })
    .filter(Boolean)
    .join(' ');
}
