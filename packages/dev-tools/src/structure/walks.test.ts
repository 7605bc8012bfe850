import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isBarrel } from './read-graph.ts';
import { WALKS } from './walks.ts';

const root = resolve(import.meta.dirname, '../../../..');

test.each(WALKS)('every stop of the walk is a file that defines something: $name', ({ stops }) => {
  const files = stops.map((stop) => resolve(root, typeof stop === 'string' ? stop : stop.path));
  expect(files.filter((file) => !existsSync(file) || isBarrel(readFileSync(file, 'utf8')))).toEqual([]);
});
