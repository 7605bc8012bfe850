import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { WALKS } from './walks.ts';

const root = resolve(import.meta.dirname, '../../../..');

test.each(WALKS)('every file of the walk exists: $name', ({ stops }) => {
  const paths = stops.map((stop) => (typeof stop === 'string' ? stop : stop.path));
  expect(paths.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});
