import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ALL_USERS } from '@vip/release-format';
import { parseShare, percent } from './shares.ts';

it.each([
  '',
  '10',
  '%',
  '-1%',
  '1e1%',
  '100.01%',
  '10001bp',
  '0.001%',
  '1.5bp',
  ' 10%',
  '10 %',
  '10%bp',
  'NaN%',
])('refuses %j', (text) => expect(parseShare(text)).toBeNull());

it('parses every share that it prints', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: ALL_USERS }), (share) => {
      expect(parseShare(percent(share).replace(' ', ''))).toBe(share);
      expect(parseShare(`${share}bp`)).toBe(share);
    }),
  );
});

it('parses only shares in any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const share = parseShare(text);
      expect(share === null || (Number.isInteger(share) && share >= 0 && share <= ALL_USERS)).toBe(true);
    }),
  );
});
