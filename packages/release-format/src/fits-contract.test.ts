import fc from 'fast-check';
import semver from 'semver';
import { expect, it } from 'vitest';
import { fitsContract } from './choose-release.ts';

const part = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 30 }));
const version = fc.tuple(fc.integer({ min: 1, max: 3 }), part, part).map((parts) => parts.join('.'));

it('is the caret range of semver', () => {
  fc.assert(
    fc.property(version, version, (needed, given) => {
      expect(fitsContract(needed, given)).toBe(semver.satisfies(given, `^${needed}`));
    }),
    { numRuns: 1000 },
  );
});

it.each(['', '1', '1.0', '1.0.0-rc.1', '^1.0.0', '1.0.0 '])(
  'fits nothing that is not three numbers: %j',
  (text) => {
    expect(fitsContract(text, '1.0.0')).toBe(false);
    expect(fitsContract('1.0.0', text)).toBe(false);
  },
);
