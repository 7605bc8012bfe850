import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandsIn, packagesIn } from './brands.ts';
import { ROOT } from './workspace.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workspace-'));
  for (const name of ['apps/honey', 'apps/shell', 'apps/autumn-fair', 'packages/ui'])
    fs.mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['honey', 'autumn-fair'])
    fs.writeFileSync(path.join(folder, 'apps', name, 'routes.ts'), '');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('every application with routes is a brand', () =>
  expect(brandsIn(folder)).toEqual(['autumn-fair', 'honey']));

test('packages are applications, packages and e2e', () => {
  expect(packagesIn(folder)).toEqual(['e2e', 'autumn-fair', 'honey', 'shell', 'ui']);
  expect(packagesIn(ROOT)).toEqual(expect.arrayContaining(['honey', 'shell', 'checkout-ui', 'e2e']));
});
