import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_BEFORE, ownerLine } from '../generators/register-brand.ts';
import { brandsIn } from '../brands.ts';
import { ROOT as root } from '../workspace.ts';

/** A line of CODEOWNERS: a folder from the root (`/apps/honey/`), or `*`, and its teams. */
interface OwnerLine {
  pattern: string;
  teams: string[];
}

/** The lines of a CODEOWNERS file without its comments. */
const ownerLines = (text: string): OwnerLine[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [pattern = '', ...teams] = line.split(/\s+/);
      return { pattern, teams };
    });

/**
 * The owners of a file: the teams of the last matching line. Knows the patterns `*` and `/a/folder/`; throws on any other
 * of GitHub's.
 */
function ownersOf(lines: readonly OwnerLine[], file: string): string[] {
  const fits = lines.filter(({ pattern }) => {
    if (pattern !== '*' && !/^\/[\w./-]+\/$/.test(pattern))
      throw new Error(`${pattern} is neither * nor /a/folder/`);
    return pattern === '*' || `/${file}`.startsWith(pattern);
  });
  return fits.at(-1)?.teams ?? [];
}

const lines = ownerLines(fs.readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8'));
const brands = brandsIn(root);
const foldersOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((each) => fs.existsSync(path.join(root, each, 'package.json')));
const packages = [...foldersOf('apps'), ...foldersOf('packages'), 'e2e'];

describe('owners', () => {
  test.each(packages)('%s has exactly one line', (folder) =>
    expect(lines.filter(({ pattern }) => pattern === `/${folder}/`)).toHaveLength(1),
  );

  test.each(brands)('%s is owned by its own team only', (brand) =>
    expect(ownersOf(lines, `apps/${brand}/features/pay/index.tsx`)).toEqual([`@sisters/${brand}`]),
  );

  test('a brand’s team owns its folder and nothing else', () => {
    const others = packages.filter((folder) => !brands.includes(path.basename(folder)));
    const owners = [...others, '.github', 'packages'].flatMap((folder) => ownersOf(lines, `${folder}/file`));
    expect(owners.filter((team) => brands.some((brand) => team === `@sisters/${brand}`))).toEqual([]);
  });

  test('every line names an existing folder', () => {
    const gone = lines.filter(({ pattern }) => pattern !== '*' && !fs.existsSync(path.join(root, pattern)));
    expect(gone).toEqual([]);
  });

  test('the last matching line counts, and an unknown pattern is refused', () => {
    const two = ownerLines('* @a # all\n\n/apps/x/ @b @c\n');
    expect([ownersOf(two, 'apps/x/y'), ownersOf(two, 'apps/xy')]).toEqual([['@b', '@c'], ['@a']]);
    expect(() => ownersOf(ownerLines('*.ts @a'), 'x')).toThrow('neither');
  });

  test('the line of a new brand has the same form', () =>
    expect(ownerLines(ownerLine('aurora'))).toEqual([
      { pattern: '/apps/aurora/', teams: ['@sisters/aurora'] },
    ]));
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
