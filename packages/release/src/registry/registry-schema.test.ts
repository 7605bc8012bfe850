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

it('the published schema is up to date (`node src/registry/write-schema.ts` writes it)', () => {
  const file = fs.readFileSync(new URL('../../registry.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(file)).toEqual(JSON.parse(JSON.stringify(registrySchema())));
});

it('accepts the slices of the commands, as the guard does', () => {
  expect([v.is(SliceSchema, slice), isSlice(slice)]).toEqual([true, true]);
});

it.each<[string, object]>([
  ['of another schema', { schema: 2 }],
  ['without a serial', { serial: 0 }],
  ['with an invalid publisher', { publisher: '../honey' }],
  ['with a share above all users', { canary: { ...slice.canary, share: 10001 } }],
  ['with a version that is a path', { live: { ...slice.live, version: '../x' } }],
  ['with a manifest without a hash', { live: { ...slice.live, manifest: '' } }],
  ['with a contract that is a range', { live: { ...slice.live, contract: '^1.0.0' } }],
  ['that never expires', { expiresAt: 'never' }],
  ['with a malformed history', { history: [{}] }],
  ['without earlier releases', { before: null }],
])('refuses a slice %s, and so does the guard of the commands', (_, change) => {
  const invalid = { ...slice, ...change };
  expect([v.is(SliceSchema, invalid), isSlice(invalid)]).toEqual([false, false]);
});

it('agrees with the guard for any value in any part of a slice', () => {
  const parts = fc.constantFrom(...Object.keys(slice));
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(-1, 1.5, 10001, '../x', null, [], slice.live, [slice.live]),
  );
  fc.assert(
    fc.property(parts, fc.string(), value, (part, inner, other) => {
      const inside = (slice as unknown as Record<string, unknown>)[part];
      const isInside = typeof inside === 'object' && inside !== null && !Array.isArray(inside);
      for (const changedPart of [
        other,
        ...(isInside ? Object.keys(inside).map((name) => ({ ...inside, [name]: other })) : []),
      ]) {
        const changed = { ...slice, [part]: changedPart, [`${inner}+`]: 1 };
        expect(isSlice(changed)).toBe(v.is(SliceSchema, changed));
      }
    }),
    { numRuns: 500 },
  );
});
