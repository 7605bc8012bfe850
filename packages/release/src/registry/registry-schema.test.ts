import fs from 'node:fs';
import { isSlice } from '@vip/release-format';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { registrySchema, SliceSchema } from './registry-schema.ts';
import { canaried, published } from './slice-changes.ts';

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

it('takes what the commands make, and so does their guard', () => {
  expect([v.is(SliceSchema, slice), isSlice(slice)]).toEqual([true, true]);
});

it.each<[string, object]>([
  ['of another schema', { schema: 2 }],
  ['without a serial', { serial: 0 }],
  ['of a publisher that is no name', { publisher: '../honey' }],
  ['with a share beyond everybody', { canary: { ...slice.canary, share: 10001 } }],
  ['with a version that leads elsewhere', { live: { ...slice.live, version: '../x' } }],
  ['with a manifest without a hash', { live: { ...slice.live, manifest: '' } }],
  ['with a contract that is no version', { live: { ...slice.live, contract: '^1.0.0' } }],
  ['that never expires', { expiresAt: 'never' }],
  ['with a history of something else', { history: [{}] }],
  ['without what was live before', { before: null }],
])('refuses a slice %s, and so does the guard of the commands', (_, change) => {
  const spoilt = { ...slice, ...change };
  expect([v.is(SliceSchema, spoilt), isSlice(spoilt)]).toEqual([false, false]);
});

it('says the same as the guard, whatever stands in any part of a slice', () => {
  const parts = fc.constantFrom(...Object.keys(slice));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 1.5, 10001, '../x', null, [], slice.live, [slice.live]),
  );
  fc.assert(
    fc.property(parts, fc.string(), value, (part, inner, other) => {
      const inside = (slice as unknown as Record<string, unknown>)[part];
      const isInside = typeof inside === 'object' && inside !== null && !Array.isArray(inside);
      for (const spoilt of [
        other,
        ...(isInside ? Object.keys(inside).map((name) => ({ ...inside, [name]: other })) : []),
      ]) {
        const changed = { ...slice, [part]: spoilt, [`${inner}+`]: 1 };
        expect(isSlice(changed)).toBe(v.is(SliceSchema, changed));
      }
    }),
    { numRuns: 500 },
  );
});
