const DAY_S = 86_400;

/**
 * Seconds to wait by a `Retry-After` header (a number, or an HTTP date compared with `serverNow`, ms), from 1 to a
 * day; undefined where there is none or it can't be read.
 */
export function retryAfterSeconds(header: string | null, serverNow: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  // A bare number is no date, though some engines read one as a year.
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((httpDate(value) - serverNow) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 1), DAY_S);
}

/** ms since 1970 of an HTTP date ("Sat, 21 Nov 2026 01:29:41 GMT"); NaN for anything else. */
export function httpDate(value: string): number {
  return /^[A-Za-z]{3,9},? .*(?:GMT|\d{4})$/.test(value) ? Date.parse(value) : NaN;
}
