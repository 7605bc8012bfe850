import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validForMs } from './use-scheme.ts';

const scheme = (expiresAt: number) => ({
  scheme: 'weixin://dl/business/?t=1',
  urlLink: 'https://wxaurl.cn/1',
  expiresAt: new Date(expiresAt).toISOString(),
});
const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('a link is valid until shortly before its end, and never longer than the longest timer', () => {
  fc.assert(
    fc.property(time, time, (expiresAt, now) => {
      const left = validForMs(scheme(expiresAt), now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(2 ** 31);
      if (left > 0) expect(now + left).toBeLessThan(expiresAt);
      else expect(now).toBeGreaterThanOrEqual(expiresAt - 10_000);
    }),
  );
});
