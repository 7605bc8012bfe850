import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { canaried, promoted, published, rollbackTarget, rolledBack } from './slice-changes.ts';
import { isSlice, type ReleaseRef, type Slice, type VersionRef } from '@vip/release-format';

const now = new Date('2026-11-21T00:00:00Z');
const a = published('honey', null, sampleRef('a'), now);
const ab = published('honey', a, sampleRef('b'), now);
const names = ({ live, canary, lastGood, before }: Slice) =>
  [live, canary?.release, lastGood, ...before].map((ref) => (ref ? nameOf(ref) : '-')).join(' ');
const nameOf = ({ version }: VersionRef) =>
  'abcdefgh'.split('').find((name) => sampleRef(name).version === version) ?? '?';
const canary = (slice: Slice, name: string, share: number, newSalt = 'salt') =>
  canaried(slice, { release: sampleRef(name), share, newSalt }, now);
const full = (ref: VersionRef | undefined): ReleaseRef | null => (ref ? sampleRef(nameOf(ref)) : null);
const back = (slice: Slice) => rolledBack(slice, full(slice.before[0]), now);

describe('a slice', () => {
  it('keeps the salt while the share of a canary changes', () => {
    const wider = canary(canary(ab, 'c', 100, 'first'), 'c', 5000, 'second');
    expect(wider.canary).toMatchObject({ share: 5000, salt: 'first' });
    expect(canary(wider, 'd', 100, 'third').canary?.salt).toBe('third');
  });

  it('ends a canary by a rollback, and rolls back by the next', () => {
    const ended = back(canary(ab, 'c', 1000));
    expect(names(ended)).toBe('b - a');
    expect(names(back(ended))).toBe('a - -');
  });

  it('rolls back further each time until there is no target', () => {
    const abc = published('honey', ab, sampleRef('c'), now);
    expect(names(back(back(abc)))).toBe('a - -');
    expect(() => rollbackTarget(back(back(abc)))).toThrow('no version to roll back to');
  });

  it('stays valid after any changes: its live version is never its last good one or a canary', () => {
    const step = fc.tuple(
      fc.constantFrom('publish', 'canary', 'promote', 'rollback'),
      fc.constantFrom(...'abcdefgh'.split('')),
      fc.integer({ min: 0, max: 10000 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let slice = a;
        for (const [action, name, share] of steps) {
          const before = slice;
          try {
            if (action === 'publish') slice = published('honey', slice, sampleRef(name), now);
            else if (action === 'canary') slice = canary(slice, name, share);
            else if (action === 'promote') slice = promoted(slice, now);
            else slice = back(slice);
          } catch {
            // Refused: the assertions below check that nothing changed.
          }
          expect(slice.serial - before.serial).toBe(slice === before ? 0 : 1);
          expect(isSlice(JSON.parse(JSON.stringify(slice)))).toBe(true);
          const others = [slice.canary?.release, slice.lastGood, ...slice.before].filter(
            Boolean,
          ) as VersionRef[];
          expect(others.map(({ version }) => version)).not.toContain(slice.live.version);
          const older = [slice.lastGood, ...slice.before].filter(Boolean).map((ref) => ref?.version);
          expect(new Set(older).size).toBe(older.length);
        }
      }),
    );
  });
});
