import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

const DOCS = ['README.md', ...globSync('packages/dev-tools/{README.md,docs/*.md}', { cwd: ROOT })];
const CHANGES = 'packages/dev-tools/docs/first-hour-of-a-brand-engineer.md';
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each(DOCS)('every path in %s exists', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
    join(file, '..', link),
  );
  const paths = [...read(file).matchAll(/`((?:apps|packages|e2e)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect([...links, ...paths].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('each change of the first hour takes at most three files', () => {
  const [, table = ''] = read(CHANGES).split('## Where to change what');
  const rows = (table.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'));
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row.match(/`(?:apps|packages)\//g)?.length).toBeLessThanOrEqual(3);
});
