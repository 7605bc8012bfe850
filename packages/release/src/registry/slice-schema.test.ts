import fs from 'node:fs';
import { expect, it } from 'vitest';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { registrySchema } from './registry-schema.ts';
import { canaried, published } from './slice-changes.ts';
import { parseSlice } from './slice-schema.ts';

const now = new Date('2026-11-21T00:00:00Z');
const slice = canaried(
  published('honey', null, sampleRef('a'), now),
  { release: sampleRef('b'), share: 1000, newSalt: 's' },
  now,
);

it('is published as it is: `node src/registry/write-schema.ts` writes it anew', () => {
  const file = fs.readFileSync(new URL('../../registry.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(registrySchema())));
});

it('takes what the commands make', () => expect(parseSlice(slice)).toEqual(slice));

it.each<[string, object]>([
  ['of another schema', { schema: 2 }],
  ['without a serial', { serial: 0 }],
  ['of a publisher that is no name', { publisher: '../honey' }],
  ['with a share beyond everybody', { canary: { ...slice.canary, share: 10001 } }],
  ['with a version that is none', { live: { ...slice.live, version: 'latest' } }],
  ['with a manifest without a hash', { live: { ...slice.live, manifest: '' } }],
  ['that never expires', { expiresAt: 'never' }],
])('refuses a slice %s', (_, change) => expect(() => parseSlice({ ...slice, ...change })).toThrow());
