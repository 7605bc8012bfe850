import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_CHARACTERS, plainName } from './plain-name.ts';

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('江', '晚舟', ' ', '\n', '\u0000', '\u202e', '\u200b', '<b>', '\ud83d', '\ude00', '😀'),
    )
    .map((parts) => parts.join('')),
);

test.each([
  ['江晚舟', '江晚舟'],
  ['  江\n晚\t舟  ', '江 晚 舟'],
  ['\u202e江晚舟\u0007', '江晚舟'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=a'],
  ['一二三四五六七八九十一二三四五六七八九十多', '一二三四五六七八九十一二三四五六七八九十'],
  ['\u200b \u0000', ''],
  [undefined, ''],
])('%j is shown as %j', (text, name) => {
  expect(plainName(text)).toBe(name);
});

test('a name from any text is short, visible and on one line', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const name = plainName(text);
      expect(Array.from(name).length).toBeLessThanOrEqual(MOST_CHARACTERS);
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]|[\u200b-\u200f\u202a-\u202e\u2066-\u2069]| {2}/u);
    }),
  );
});

test('a plain name stays the same', () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(plainName(plainName(text))).toBe(plainName(text));
    }),
  );
});
