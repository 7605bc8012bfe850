import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Selector lists of the reset, in order. */
const rules = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8')
  .replace(/\/\*[^]*?\*\//g, '')
  .split('}')
  .map((rule) => rule.split('{')[0]?.trim() ?? '');

test('a selector list with :focus-visible has no other selectors, which old engines would drop', () => {
  const modern = rules.filter((rule) => rule.includes(':focus-visible'));
  expect(modern.length).toBeGreaterThan(0);
  for (const rule of modern)
    expect(rule.split(',').every((one) => one.includes(':focus-visible'))).toBe(true);
});

test('the two rules that remove the ring are separate, so that no minifier joins them', () => {
  const at = (text: string) => rules.findIndex((rule) => rule.includes(text));
  expect(Math.abs(at("[tabindex='-1']:focus") - at(':focus-visible'))).toBeGreaterThan(1);
});
