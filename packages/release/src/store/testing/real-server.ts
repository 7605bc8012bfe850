import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { describeStore } from './store-suite.ts';

// Run by store-check.ts.
const base = process.env['STORE_CHECK'] ?? '';
const place = () => ({ location: `${base}/${randomUUID()}`, env: process.env });

describeStore(`a site in ${base}`, place, { runs: 100, updates: 50 });

it('lists more keys than fit on a page', async () => {
  const store = await openStore(place().location, process.env);
  const keys = Array.from({ length: 1001 }, (_, i) => `r/honey/1/${10_000 + i}.js`);
  for (const key of keys) await store.write(key, Buffer.from(key));
  expect(await store.list('r/honey/')).toEqual(keys);
});
