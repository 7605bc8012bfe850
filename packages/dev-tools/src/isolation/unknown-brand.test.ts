import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
/** A brand that does not exist yet: rules that list brands by name would not match it. */
const FILE = 'apps/autumn-fair/features/shop/pay/index.tsx';

interface Rule {
  name: string;
  from: { path?: string };
}

test('an unlisted brand may not import others, nor what never ships', async () => {
  const config = pathToFileURL(path.join(root, '.dependency-cruiser.mjs')).href;
  const { forbidden } = ((await import(config)) as { default: { forbidden: Rule[] } }).default;
  const matching = forbidden.filter(({ from }) => from.path && new RegExp(from.path).test(FILE));
  expect(matching.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'no-feature-to-feature',
      'no-page-to-page',
      'brand-imports',
      'no-native-hosts-in-what-ships',
    ]),
  );
  const brands = forbidden.find(({ name }) => name === 'brand-imports');
  for (const name of ['shell', 'sandbox', 'bench'])
    expect(new RegExp(brands?.from.path ?? '').test(`apps/${name}/src/index.ts`), name).toBe(false);
});

test('its pages are linted like those of the others: no bare storage, location or fetch', () => {
  const printed = execFileSync('eslint', ['--print-config', FILE], { cwd: root, encoding: 'utf8' });
  const { rules } = JSON.parse(printed) as { rules: Record<string, unknown[]> };
  expect(JSON.stringify(rules['no-restricted-globals'])).toMatch(/localStorage.*location.*fetch/);
});
