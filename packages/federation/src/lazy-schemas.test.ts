import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LAZY_SCHEMAS } from './lazy-schemas.ts';

test('every lazy schema is a file of the api package', () => {
  const folder = path.resolve(import.meta.dirname, '../../api/src/schema');
  expect(LAZY_SCHEMAS.filter((name) => !fs.existsSync(path.join(folder, `${name}.ts`)))).toEqual([]);
});
