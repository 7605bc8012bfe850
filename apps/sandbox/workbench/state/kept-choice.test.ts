import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChoice, writeChoice } from './kept-choice.ts';

it('reads back what it wrote', () => {
  const choice = fc.record({
    address: fc.string().map((text) => `/p${text}?a=1&b=%20`),
    environmentId: fc.string(),
    user: fc.string(),
    width: fc.constantFrom(320 as const, 375 as const, 430 as const),
  });
  fc.assert(
    fc.property(choice, (one) => {
      expect(readChoice(writeChoice(one))).toEqual(one);
    }),
  );
});

it.each(['', '?path=//evil.example', '?path=https://evil.example', '?width=999'])(
  'starts at home for %s',
  (query) => {
    expect(readChoice(query)).toMatchObject({ address: '/', width: 375 });
  },
);
