import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { canaried, promoted, published, rollbackTarget, rolledBack } from './slice-changes.ts';
import { isSlice, type ReleaseRef, type Slice, type VersionRef } from '@vip/release-format';

const now = new Date('2026-11-21T00:00:00Z');
const a = published('honey', null, sampleRef('a'), now);
const ab = published('honey', a, sampleRef('b'), now);
const names = ({ live, canary, lastGood, before }: Slice) =>
  [live, canary?.release, lastGood, ...before].map((ref) => (ref ? wordOf(ref) : '-')).join(' ');
const wordOf = ({ version }: VersionRef) =>
  'abcdefgh'.split('').find((word) => sampleRef(word).version === version) ?? '?';
const canary = (slice: Slice, word: string, share: number, newSalt = 'salt') =>
  canaried(slice, { release: sampleRef(word), share, newSalt }, now);
const full = (ref: VersionRef | undefined): ReleaseRef | null => (ref ? sampleRef(wordOf(ref)) : null);
const back = (slice: Slice) => rolledBack(slice, full(slice.before[0]), now);

describe('a slice', () => {
  it('keeps what was live as the last good one', () => expect(names(ab)).toBe('b - a'));
  it('counts each change', () => expect([a.serial, ab.serial, back(ab).serial]).toEqual([1, 2, 3]));
  it('is no other for the same release again', () =>
    expect(names(published('honey', ab, sampleRef('b'), now))).toBe('b - a'));
  it('runs a canary beside what is live', () => expect(names(canary(ab, 'c', 1000))).toBe('b c a'));
  it('keeps the salt while the share of a canary changes', () => {
    const wider = canary(canary(ab, 'c', 100, 'first'), 'c', 5000, 'second');
    expect(wider.canary).toMatchObject({ share: 5000, salt: 'first' });
    expect(canary(wider, 'd', 100, 'third').canary?.salt).toBe('third');
  });
  it('has no canary of what is live', () =>
    expect(() => canary(ab, 'b', 1)).toThrow('live for everybody already'));
  it('has the canary live once it is promoted', () =>
    expect(names(promoted(canary(ab, 'c', 1000), now))).toBe('c - b a'));
  it('has nothing to promote without one', () => expect(() => promoted(ab, now)).toThrow('has no canary'));
  it('ends a canary by a rollback, and goes back by the next', () => {
    const ended = back(canary(ab, 'c', 1000));
    expect(names(ended)).toBe('b - a');
    expect(names(back(ended))).toBe('a - -');
  });
  it('goes back further with each rollback, and then no more', () => {
    const abc = published('honey', ab, sampleRef('c'), now);
    expect(names(back(back(abc)))).toBe('a - -');
    expect(() => rollbackTarget(back(back(abc)))).toThrow('no version to go back to');
  });

  it('stays a slice whatever is done to it: its live version is never its last good one or a canary', () => {
    const step = fc.tuple(
      fc.constantFrom('publish', 'canary', 'promote', 'rollback'),
      fc.constantFrom(...'abcdefgh'.split('')),
      fc.integer({ min: 0, max: 10000 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let slice = a;
        for (const [name, word, share] of steps) {
          const before = slice;
          try {
            if (name === 'publish') slice = published('honey', slice, sampleRef(word), now);
            else if (name === 'canary') slice = canary(slice, word, share);
            else if (name === 'promote') slice = promoted(slice, now);
            else slice = back(slice);
          } catch {
            // Refused: nothing changed, which is what the lines below look at.
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
