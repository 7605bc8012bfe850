import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test('an ordinary name is left as it is', () => expect(plainName('江晚舟')).toBe('江晚舟'));

test.each([undefined, '', '   ', '\u200b\u202e'])('%j is nobody', (text) => expect(plainName(text)).toBe(''));

test('any text becomes one short line without anything unseen, and stays so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = plainName(text);
      expect(Array.from(name).length).toBeLessThanOrEqual(20);
      expect(name).not.toMatch(/[\n\r\t\u202e\u200b\u0000]/);
      expect(name).toBe(name.trim());
      expect(plainName(name)).toBe(name);
    }),
  );
});
