import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalTexts } from './library.ts';

const APPS = join(import.meta.dirname, '../../..');
const AGREEMENT = /document: '([^']+)',\s*name: '([^']+)',\s*version: '([^']+)',?(\s*isSubscription: true)?/g;

/** Brands with literal agreements. Those of main are functions with tests of their own. */
const brands = readdirSync(APPS).filter(
  (name) => name !== 'main' && existsSync(join(APPS, name, 'agreements.ts')),
);

test('finds the brands', () =>
  expect(brands).toEqual(expect.arrayContaining(['honey', 'youquan', 'tuiwen'])));

// The texts belong to main, so their versions in other brands are checked here.
test.each(brands)('the agreements of %s have the titles and versions of existing texts', (brand) => {
  const source = readFileSync(join(APPS, brand, 'agreements.ts'), 'utf8');
  const agreements = [...source.matchAll(AGREEMENT)];
  expect(agreements.length).toBe(source.split('document: ').length - 1);
  expect(agreements.length).toBeGreaterThan(1);
  for (const [, document = '', name, version, isSubscription] of agreements) {
    const meta = legalTexts.get(document)?.meta;
    expect({ document, name, version, isSubscription: Boolean(isSubscription) }).toEqual({
      document,
      name: `《${meta?.title}》`,
      version: meta?.version,
      isSubscription: meta?.variant === 'subscription',
    });
  }
});
