import { expect, test } from 'vitest';
import { aligned, limitLines } from './table.ts';

test('cells of a column are aligned', () => {
  expect(
    aligned([
      ['a', 'bb', 'c'],
      ['aaa', 'b', 'c'],
    ]),
  ).toEqual(['a    bb  c', 'aaa  b   c']);
});

test('an exceeded limit is marked as short', () => {
  const [ok, short] = limitLines([
    { what: 'x', value: 1, limit: 1.1, isOk: true },
    { what: 'y', value: 1.23456, limit: 1.1, isOk: false },
  ]);
  expect(ok).toBe('ok     x  1      limit 1.1');
  expect(short).toBe('short  y  1.235  limit 1.1');
});
