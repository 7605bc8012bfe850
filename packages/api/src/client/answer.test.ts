import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { httpDate, retryAfterSeconds } from './answer.ts';

const NOW = Date.parse('2026-11-21T01:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['60', 60],
    [' 5 ', 5],
    ['0', 1],
    ['99999999999', 86_400],
    ['9'.repeat(400), 86_400],
    ['Sat, 21 Nov 2026 01:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 00:00:00 GMT', 1],
    ['Saturday, 21-Nov-26 01:01:00 GMT', 60],
  ])('of %s is %i s', (header, seconds) => {
    expect(retryAfterSeconds(header, NOW)).toBe(seconds);
  });

  it.each([null, '', '-1', '1.5', 'soon', '2026-11-21', '1e3'])('of %s is none', (header) => {
    expect(retryAfterSeconds(header, NOW)).toBeUndefined();
  });

  it('is whole seconds from 1 to a day, or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (header) => {
        const seconds = retryAfterSeconds(header, NOW) ?? 1;
        expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400).toBe(true);
      }),
    );
  });
});

describe('an HTTP date', () => {
  it('is read to the second', () => {
    const date = fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (value) => {
        expect(httpDate(value.toUTCString())).toBe(Math.floor(value.getTime() / 1000) * 1000);
      }),
    );
  });

  it.each(['', '0', '2026', 'yesterday', '2026-11-21T01:00:00Z'])('is not %j', (text) => {
    expect(httpDate(text)).toBeNaN();
  });
});
