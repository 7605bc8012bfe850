import { expect, it } from 'vitest';
import { getJson } from './storage.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const storing = (text: string | null) => ({ get: () => text });

it('reads a stored value that passes the guard', () => {
  expect(getJson(storing('26'), 'k', isNumber)).toBe(26);
});

it.each([null, '', '{', '"26"', 'null'])('returns null for %j', (text) => {
  expect(getJson(storing(text), 'k', isNumber)).toBeNull();
});
