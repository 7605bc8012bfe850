import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUILT_BEFORE, ownerLine } from '../generators/register-brand.ts';
import { brandsIn } from '../generators/workspace.ts';
import { ownerLines, ownersOf } from './owners.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const lines = ownerLines(fs.readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8'));
const brands = brandsIn(root);
const foldersOf = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((room) => fs.existsSync(path.join(root, room, 'package.json')));
const rooms = [...foldersOf('apps'), ...foldersOf('packages'), 'e2e'];

describe('owners', () => {
  test.each(rooms)('%s has a line of its own', (room) =>
    expect(lines.filter(({ pattern }) => pattern === `/${room}/`)).toHaveLength(1),
  );

  test.each(brands)('%s is its own team’s alone', (brand) =>
    expect(ownersOf(lines, `apps/${brand}/pages/pay/index.tsx`)).toEqual([`@sisters/${brand}`]),
  );

  test('a brand’s team owns its folder and nothing else', () => {
    const others = rooms.filter((room) => !brands.includes(path.basename(room)));
    const owners = [...others, '.github', 'packages'].flatMap((room) => ownersOf(lines, `${room}/file`));
    expect(owners.filter((team) => brands.some((brand) => team === `@sisters/${brand}`))).toEqual([]);
  });

  test('every line is of a folder that is there', () => {
    const gone = lines.filter(({ pattern }) => pattern !== '*' && !fs.existsSync(path.join(root, pattern)));
    expect(gone).toEqual([]);
  });

  test('the last line that fits counts, and a pattern that is not understood is refused', () => {
    const two = ownerLines('* @a # all\n\n/apps/x/ @b @c\n');
    expect([ownersOf(two, 'apps/x/y'), ownersOf(two, 'apps/xy')]).toEqual([['@b', '@c'], ['@a']]);
    expect(() => ownersOf(ownerLines('*.ts @a'), 'x')).toThrow('neither');
  });

  test('a new brand’s line is of the same form', () =>
    expect(ownerLines(ownerLine('aurora'))).toEqual([
      { pattern: '/apps/aurora/', teams: ['@sisters/aurora'] },
    ]));
});

interface TurboFile {
  tasks: Record<string, { dependsOn: string[] }>;
}

test.each(BUILT_BEFORE)('%s: every brand is built before %s', (file, task) => {
  const { tasks } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as TurboFile;
  const room = JSON.parse(fs.readFileSync(path.join(root, path.dirname(file), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const before = tasks[task]?.dependsOn ?? [];
  const isBuilt = (brand: string) =>
    before.includes(`@vip/${brand}#build`) ||
    (before.includes('^build') && `@vip/${brand}` in room.dependencies);
  expect(brands.filter((brand) => !isBuilt(brand))).toEqual([]);
});
