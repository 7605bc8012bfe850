import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCircles } from './find-circles.ts';
import { findDuplicates } from './find-duplicates.ts';
import { followWalks, type Stop } from './follow-walks.ts';
import { countPageFiles, measureSizes } from './measure.ts';
import { isBarrel, type Graph } from './read-graph.ts';

/** A graph of files with the paths that each imports. */
const graphOf = (files: Record<string, string[]>, lines: Record<string, number> = {}): Graph =>
  new Map(
    Object.entries(files).map(([path, imports]) => [
      path,
      { path, imports, lines: lines[path] ?? 40, isBarrel: path.endsWith('/index.ts') },
    ]),
  );

it('sizes have the median, the share of short files, and those with one importer; no tests and suites', () => {
  const [a, b, c, d] = ['packages/x/a.ts', 'packages/x/b.ts', 'packages/x/c.ts', 'packages/x/d.ts'];
  const graph = graphOf(
    {
      ...{ [a]: [b, c], [b]: [c], [c]: [], [d]: [] },
      'packages/x/d.test.ts': [d],
      'packages/x/testing/fake.ts': [],
      'e2e/page-objects/login.ts': [],
      'apps/main/theme.css': [],
    },
    { [a]: 10, [b]: 20, [c]: 50, [d]: 90 },
  );
  expect(measureSizes(graph)).toEqual({
    files: 4,
    lines: 170,
    medianLines: 35,
    shortShare: 0.5,
    imported: 2,
    singleImporter: 1,
  });
});

describe('circles', () => {
  it('are found between files and between folders side by side', () => {
    const graph = graphOf({
      'packages/x/a/one.ts': ['packages/x/b/one.ts'],
      'packages/x/b/one.ts': ['packages/x/c/one.ts'],
      'packages/x/b/two.ts': ['packages/x/b/three.ts'],
      'packages/x/b/three.ts': ['packages/x/b/two.ts'],
      'packages/x/c/one.ts': ['packages/x/a/two.ts'],
      'packages/x/a/two.ts': [],
    });
    expect(findCircles(graph)).toEqual({
      files: [['packages/x/b/three.ts', 'packages/x/b/two.ts']],
      folders: [['packages/x/a', 'packages/x/b', 'packages/x/c']],
    });
  });

  it('are none if a folder is imported by its siblings and imports none of them', () => {
    const graph = graphOf({
      'packages/x/a/one.ts': ['packages/x/errors.ts', 'packages/x/b/one.ts'],
      'packages/x/b/one.ts': ['packages/x/errors.ts'],
      'packages/x/errors.ts': [],
      'packages/x/index.ts': ['packages/x/a/one.ts'],
    });
    expect(findCircles(graph)).toEqual({ files: [], folders: [] });
  });
});

describe('files of a page', () => {
  it('are those of its brand that it reaches, styles included', () => {
    const graph = graphOf({
      'apps/main/routes.ts': [],
      'apps/main/features/pay/index.tsx': ['apps/main/features/pay/view.tsx', 'packages/ui/src/index.ts'],
      'apps/main/features/pay/view.tsx': [
        'apps/main/features/pay/view.css',
        'apps/main/features/pay/index.tsx',
      ],
      'apps/main/features/pay/view.css': [],
      'apps/shell/pages/x/index.tsx': [],
      'packages/ui/src/index.ts': [],
    });
    expect(countPageFiles(graph)).toEqual([{ page: 'apps/main/features/pay', files: 3 }]);
  });
});

describe('a walk', () => {
  const graph = graphOf({
    'packages/x/a.ts': ['packages/x/between.ts', 'packages/z/index.ts'],
    'packages/x/between.ts': ['packages/x/b.ts', 'packages/x/far.ts'],
    'packages/x/b.ts': [],
    'packages/x/far.ts': ['packages/x/b.ts'],
    'packages/y/c.ts': [],
    'packages/z/index.ts': ['packages/z/view/index.ts'],
    'packages/z/view/index.ts': ['packages/z/d.ts'],
    'packages/z/d.ts': [],
  });
  const walk = (...stops: Stop[]) => ({ name: 'walk', most: 9, stops });
  const filesOf = (...stops: Stop[]) => followWalks(graph, [walk(...stops)])[0]?.files;

  it('has the files between its stops, and each file once', () => {
    expect(filesOf('packages/x/a.ts', 'packages/x/b.ts', 'packages/x/a.ts')).toEqual([
      'packages/x/a.ts',
      'packages/x/between.ts',
      'packages/x/b.ts',
    ]);
  });

  it('refuses a stop that does not exist or is not connected, unless it is marked as a jump', () => {
    expect(() => filesOf('packages/x/gone.ts')).toThrow('there is no packages/x/gone.ts');
    expect(() => filesOf('packages/x/a.ts', 'packages/y/c.ts')).toThrow('no chain');
    const jump = { path: 'packages/y/c.ts', jump: 'the network' };
    expect(filesOf('packages/x/b.ts', jump)).toEqual(['packages/x/b.ts', 'packages/y/c.ts']);
  });

  it('skips barrels between two files', () => {
    expect(filesOf('packages/x/a.ts', 'packages/z/d.ts')).toEqual(['packages/x/a.ts', 'packages/z/d.ts']);
    expect(() => filesOf('packages/z/index.ts')).toThrow('or it only re-exports');
  });

  it('does not count files of the walk that it continues', () => {
    const first = walk('packages/x/a.ts', 'packages/x/between.ts');
    const second = { ...walk('packages/x/a.ts', 'packages/x/b.ts'), name: 'second', after: 'walk' };
    expect(followWalks(graph, [first, second]).map(({ files }) => files)).toEqual([
      ['packages/x/a.ts', 'packages/x/between.ts'],
      ['packages/x/b.ts'],
    ]);
    expect(() => followWalks(graph, [second])).toThrow('there is no walk "walk"');
  });
});

it.each([
  ["/** Values. */\nexport * from './a.ts';\nexport { type B, c } from './b.ts';", true],
  ["export type { A } from './a.ts';", true],
  ["export * from './a.ts';\nexport const b = 1;", false],
  ["import { a } from './a.ts';\nexport { a };", false],
  ['', false],
])('a barrel has re-exports only, of values and types, and defines nothing: %j', (text, expected) =>
  expect(isBarrel(text)).toBe(expected),
);

describe('duplicated blocks', () => {
  const block = (lines: number) =>
    Array.from(
      { length: lines },
      (_, at) => `export const value${at} = [${at}, other(${at}), 'text ${at}'];\n`,
    ).join('');
  const short = block(20).split('\n').slice(10, 14).join('\n');
  const files: Record<string, string> = {
    'packages/x/one.ts': `const one = 1;\n${block(8)}function first() {}\n`,
    'packages/x/two.ts': `let two;\n\n${block(8)}class Second {}\n`,
    'packages/x/one.test.ts': `const test = 1;\n${block(8)}function third() {}\n`,
    'packages/y/short.ts': `const four = 4;\n${short}\nfunction fourth() {}\n`,
    'packages/y/short-too.ts': `let five;\n${short}\nclass Fifth {}\n`,
    'packages/y/dist/built.ts': block(8),
  };
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'duplicates-'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const filesOf = (places: readonly string[]) => places.map((place) => place.split(':')[0]).sort();

  it('are found from six lines on, those in tests separately, and not in built files', () => {
    const { product, tests } = findDuplicates(root);
    expect(product.map(filesOf)).toEqual([['packages/x/one.ts', 'packages/x/two.ts']]);
    expect(tests.map(filesOf).flat()).toContain('packages/x/one.test.ts');
    expect([...product, ...tests].flat().filter((place) => /short|dist/.test(place))).toEqual([]);
  });
});
