import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

test('the types of a brand need neither the shell nor another brand, only the shell contract', () => {
  const files = execFileSync('tsc', ['-p', path.join(root, 'apps/honey'), '--listFilesOnly'], {
    encoding: 'utf8',
  });
  const packages = new Set(
    files.split('\n').flatMap((file) => /^(apps|packages)\/[^/]+/.exec(path.relative(root, file))?.[0] ?? []),
  );
  expect(packages).toContain('packages/host');
  const others = [...packages].filter((name) => name.startsWith('apps/') || name === 'packages/release');
  expect(others).toEqual(['apps/honey']);
});
