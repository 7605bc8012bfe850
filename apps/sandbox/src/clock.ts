export type Clock = ReturnType<typeof createClock>;

/** The sandbox's clock. All times come from it, so that a test can move it. */
export function createClock(real: () => number = Date.now) {
  let offset = 0;
  return {
    /** ms since 1970. */
    now: () => real() + offset,
    /** ms ahead of the real clock. */
    offset: () => offset,
    setOffset(ms: number) {
      offset = ms;
    },
  };
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const CHINA = 8 * HOUR;

/** China's wall clock as ISO 8601 without an offset: for order numbers and for cutting out days. */
export const chinaTime = (ms: number): string => new Date(ms + CHINA).toISOString().slice(0, 23);

/** ISO 8601 with China's offset, as the backends send it. */
export const isoTime = (ms: number): string => `${chinaTime(ms)}+08:00`;

export const isoTimeOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** The last millisecond of the day in China that is `days` after that of `ms`. */
export function endOfDay(ms: number, days: number): number {
  const day = Math.floor((ms + CHINA) / DAY);
  return (day + days + 1) * DAY - CHINA - 1;
}
