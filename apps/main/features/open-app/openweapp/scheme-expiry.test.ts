import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodForMs } from './scheme-expiry.ts';

const scheme = (expiresAt: number) => ({
  scheme: 'weixin://dl/business/?t=1',
  urlLink: 'https://wxaurl.cn/1',
  expiresAt: new Date(expiresAt).toISOString(),
});
const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('a way is good until a moment before its end, never longer than a timer can wait', () => {
  fc.assert(
    fc.property(time, time, (expiresAt, now) => {
      const left = goodForMs(scheme(expiresAt), now);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(2 ** 31);
      if (left > 0) expect(now + left).toBeLessThan(expiresAt);
      else expect(now).toBeGreaterThanOrEqual(expiresAt - 10_000);
    }),
  );
});
