import fs from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

test('every version is exact', () => {
  expect(Object.keys(dependencies).length).toBeGreaterThan(0);
  for (const [name, version] of Object.entries(dependencies))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

test('the lockfile has the versions of the manifest', () => {
  const lockfile = read('pnpm-lock.yaml');
  for (const [name, version] of Object.entries(dependencies)) {
    const quoted = name.startsWith('@') ? `'${name}'` : name;
    expect(lockfile).toContain(
      `      ${quoted}:\n        specifier: ${version}\n        version: ${version}`,
    );
  }
});

test('React, its router, webpack and federation are the versions of the product', () => {
  const catalog = read('../../../../pnpm-workspace.yaml');
  for (const name of ['react', 'react-dom', 'react-router-dom', 'webpack', "'@module-federation/enhanced'"])
    expect(catalog).toContain(`\n  ${name}: ${dependencies[name.replaceAll("'", '')]}\n`);
});
