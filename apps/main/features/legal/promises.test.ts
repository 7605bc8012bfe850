import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const promises = readFileSync(join(import.meta.dirname, 'PROMISES.md'), 'utf8');

/** Where a path of the list may be: in main, or in the source of the application or package that it starts with. */
const places = (path: string) => {
  const [owner = '', ...rest] = path.split('/');
  return ['apps/main', 'apps', 'packages', `apps/${owner}/src`, `packages/${owner}/src`].map((folder) =>
    join(ROOT, folder, ...(folder.endsWith('/src') ? rest : [owner, ...rest])),
  );
};

test('every file in the list of promises exists', () => {
  const paths = [...promises.matchAll(/`([\w.-]+\/[\w./-]+\.tsx?)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !places(path).some((place) => existsSync(place)))).toEqual([]);
});
