import { expect, test } from 'vitest';
import { OVERFLOWING, jarLevel } from './jar.tsx';

test('a longer package never looks emptier, and none looks empty', () => {
  for (let days = 1; days < 2000; days += 1) {
    expect(jarLevel(days)).toBeGreaterThan(0);
    expect(jarLevel(days + 1)).toBeGreaterThanOrEqual(jarLevel(days));
  }
});

test('a month, a quarter and a year are told apart at a glance', () => {
  expect(jarLevel(90) - jarLevel(30)).toBeGreaterThan(0.2);
  expect(jarLevel(365) - jarLevel(90)).toBeGreaterThan(0.2);
});

test('only a membership for life runs over', () => {
  expect(jarLevel(null)).toBe(OVERFLOWING);
  expect(jarLevel(100_000)).toBeLessThan(1);
});
