import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readChoice, typedPath, writeChoice } from './address.ts';

it('reads back the choice that it wrote', () => {
  const choice = fc.record({
    address: fc.string().map((text) => `/p${text}?a=1&b=%20`),
    environmentId: fc.string(),
    userId: fc.string(),
    width: fc.constantFrom(320 as const, 375 as const, 430 as const),
  });
  fc.assert(
    fc.property(choice, (one) => {
      expect(readChoice(writeChoice(one))).toEqual(one);
    }),
  );
});

it.each(['', '?path=//evil.example', '?path=https://evil.example', '?width=999'])(
  'falls back to the home page for %s',
  (query) => {
    expect(readChoice(query)).toMatchObject({ address: '/', width: 375 });
  },
);

const origin = 'http://localhost:4173';

it.each([
  ['/wechatpay?um=1', '/wechatpay?um=1'],
  [' wechatpay ', '/wechatpay'],
  ['localhost:4173/userpay', '/userpay'],
  ['http://localhost:4173/a#b', '/a#b'],
  ['', '/'],
])('reads the typed %j as %s', (typed, path) => {
  expect(typedPath(typed, origin)).toBe(path);
});

it.each(['https://example.com/a', '//example.com', 'javascript:alert(1)', 'http://'])(
  'refuses the typed %s',
  (typed) => {
    expect(typedPath(typed, origin)).toBeNull();
  },
);
