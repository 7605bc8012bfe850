import { expect, test } from 'vitest';
import { OVERFLOWING, jarLevel } from './jar.tsx';

test('the level never falls with the duration, and is never 0', () => {
  for (let days = 1; days < 2000; days += 1) {
    expect(jarLevel(days)).toBeGreaterThan(0);
    expect(jarLevel(days + 1)).toBeGreaterThanOrEqual(jarLevel(days));
  }
});

test('the levels of a month, a quarter and a year differ visibly', () => {
  expect(jarLevel(90) - jarLevel(30)).toBeGreaterThan(0.2);
  expect(jarLevel(365) - jarLevel(90)).toBeGreaterThan(0.2);
});

test('only a membership for life overflows', () => {
  expect(jarLevel(null)).toBe(OVERFLOWING);
  expect(jarLevel(100_000)).toBeLessThan(1);
});
