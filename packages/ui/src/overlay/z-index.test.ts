import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*[^]*?\*\//g, '');

const variables = Object.fromEntries(
  [...css('../tokens.css').matchAll(/(--z-[\w-]+):\s*(\d+)/g)].map(([, name, value]) => [
    name,
    Number(value),
  ]),
);

/** The `z-index` of every rule of a style sheet, numbers, in order. */
const layers = (sheet: string) =>
  [...css(sheet).matchAll(/z-index:\s*([^;]+);/g)].map(([, value = '']) => {
    const name = /^var\((--z-[\w-]+)\)$/.exec(value.trim())?.[1];
    return name ? variables[name] : Number(value);
  });

// The specification's base for popups.
test('popups start at z-index 2000, and everything of the page is below', () => {
  const all = layers('popup.module.css');
  expect(all.length).toBeGreaterThan(1);
  expect(Math.min(...all.map((value) => value ?? NaN))).toBe(2000);
  expect(variables['--z-bar']).toBeLessThan(2000);
});
