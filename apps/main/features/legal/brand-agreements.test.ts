import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { legalTexts } from './library.ts';

const APPS = join(import.meta.dirname, '../../..');
const AGREEMENT = /document: '([^']+)',\s*name: '([^']+)',\s*version: '([^']+)',?(\s*isSubscription: true)?/g;

/** Brands that name agreements as literals. Main's own are checked by what its functions answer. */
const brands = readdirSync(APPS).filter(
  (name) => name !== 'main' && existsSync(join(APPS, name, 'agreements.ts')),
);

test('there are such brands', () =>
  expect(brands).toEqual(expect.arrayContaining(['honey', 'youquan', 'tuiwen'])));

// The texts are this brand's: a version that another brand's consents do not record is found here.
test.each(brands)('%s names texts that there are, with their titles and versions', (brand) => {
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
