import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { allLines, readLines } from './append.ts';
import { ended, startChild } from './child-process.ts';
import { describeStore } from './store-suite.ts';

// Run by store-check.ts.
const base = process.env['STORE_CHECK'] ?? '';
const place = () => ({ location: `${base}/${randomUUID()}`, env: process.env });

describeStore(`a site in ${base}`, place, 100);

it('lists more keys than fit on a page', async () => {
  const store = await openStore(place().location, process.env);
  const keys = Array.from({ length: 1001 }, (_, i) => `r/honey/1/${10_000 + i}.js`);
  for (const key of keys) await store.write(key, Buffer.from(key));
  expect(await store.list('r/honey/')).toEqual(keys);
});

it('loses no update of four other processes with 50 updates each', async () => {
  const { location } = place();
  const writers = ['honey', 'main', 'tuiwen', 'youquan'];
  const children = writers.map((writer) => ended(startChild(['append', location, writer, '50'])));
  const results = await Promise.all(children);
  const lines = await readLines(await openStore(location, process.env), 'lines');
  expect(lines.sort()).toEqual(allLines(writers, 50));
  process.stdout.write(`conflicts of each: ${results.map(({ output }) => output).join(', ')}\n`);
});
