import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** A brand that is nowhere yet: what is held against it, no list of names can have. */
const FILE = 'apps/autumn-fair/pages/pay/index.tsx';

interface Rule {
  name: string;
  from: { path?: string };
}

test('a brand that nobody knows yet may not import others, nor what never ships', () => {
  const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
    forbidden: Rule[];
  };
  const held = forbidden.filter(({ from }) => from.path && new RegExp(from.path).test(FILE));
  expect(held.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['no-page-to-page', 'brands', 'no-native-hosts-in-what-ships']),
  );
  const brands = forbidden.find(({ name }) => name === 'brands');
  for (const room of ['shell', 'sandbox', 'bench'])
    expect(new RegExp(brands?.from.path ?? '').test(`apps/${room}/src/index.ts`), room).toBe(false);
});

test('its pages are linted like those of the others: no bare storage, location or fetch', () => {
  const printed = execFileSync('eslint', ['--print-config', FILE], { cwd: root, encoding: 'utf8' });
  const { rules } = JSON.parse(printed) as { rules: Record<string, unknown[]> };
  expect(JSON.stringify(rules['no-restricted-globals'])).toMatch(/localStorage.*location.*fetch/);
});
