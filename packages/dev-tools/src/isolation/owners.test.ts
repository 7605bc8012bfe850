import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_BEFORE, ownerLine } from '../generators/register-brand.ts';
import { brandsIn } from '../brands.ts';
import { ROOT as root } from '../workspace.ts';

/** Of several matching lines the last one counts. */
const lines = fs
  .readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);
const brands = brandsIn(root);

test('the platform team owns what no line names, and every package has one line', () => {
  expect(lines[0]).toBe('* @sisters/platform');
  const packages = fs.globSync('{apps/*,packages/*,e2e}/package.json', { cwd: root });
  const named = lines.slice(1).map((line) => line.split(/\s+/)[0]);
  expect(named.sort()).toEqual(packages.map((file) => `/${path.dirname(file)}/`).sort());
});

test('a brand’s team owns its folder, alone, and nothing else', () => {
  const isBrandTeam = (team: string) => brands.includes(team.replace('@sisters/', ''));
  const owned = lines.filter((line) => line.split(/\s+/).slice(1).some(isBrandTeam));
  expect(owned.sort()).toEqual(brands.map(ownerLine));
});

interface TurboFile {
  tasks: Record<string, { dependsOn: string[] }>;
}

test.each(BUILT_BEFORE)('%s: every brand is built before %s', (file, task) => {
  const { tasks } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as TurboFile;
  const packageFile = JSON.parse(
    fs.readFileSync(path.join(root, path.dirname(file), 'package.json'), 'utf8'),
  ) as {
    dependencies: Record<string, string>;
  };
  const before = tasks[task]?.dependsOn ?? [];
  const isBuilt = (brand: string) =>
    before.includes(`@vip/${brand}#build`) ||
    (before.includes('^build') && `@vip/${brand}` in packageFile.dependencies);
  expect(brands.filter((brand) => !isBuilt(brand))).toEqual([]);
});
