import fc from 'fast-check';
import semver from 'semver';
import { expect, it } from 'vitest';
import { ALL_USERS, bucketOf, chooseRelease, fitsContract, type Choices } from './choose-release.ts';
import vectors from './vectors.json' with { type: 'json' };

type Release = { version: string };
const release = (version: string): Release => ({ version });
const choices = (more: Partial<Choices<Release>> = {}): Choices<Release> => ({
  brand: 'honey',
  id: 'u1',
  live: release('v1'),
  canary: null,
  lastGood: release('v0'),
  pinned: null,
  override: null,
  bad: [],
  ...more,
});
const canary = (share: number) => ({ share, salt: 's', release: release('v2') });
const why = (more: Partial<Choices<Release>>) => {
  const chosen = chooseRelease(choices(more));
  return chosen && `${chosen.release.version} ${chosen.why}`;
};

it.each(vectors)('puts %s|%s|%s into bucket %d', (salt, brand, id, bucket) => {
  expect(bucketOf(String(salt), String(brand), String(id))).toBe(bucket);
});

it.each<[string, Partial<Choices<Release>>, string | null]>([
  ['a live release', {}, 'v1 live'],
  ['a canary of no user', { canary: canary(0) }, 'v1 live'],
  ['a canary of all users', { canary: canary(ALL_USERS) }, 'v2 canary'],
  ['a canary of all users, without an id', { canary: canary(ALL_USERS), id: null }, 'v1 live'],
  ['a canary that failed here', { canary: canary(ALL_USERS), bad: ['v2'] }, 'v1 live'],
  ['a canary without this page', { canary: { ...canary(ALL_USERS), release: null } }, 'v1 live'],
  ['a live release that failed here', { bad: ['v1'] }, 'v0 fallback'],
  ['everything failed here', { bad: ['v1', 'v0'] }, 'v1 live'],
  ['a live release that failed, and none before', { bad: ['v1'], lastGood: null }, 'v1 live'],
  ['an order of another version', { pinned: release('v9'), canary: canary(ALL_USERS) }, 'v9 pinned'],
  ['an order of a version that failed here', { pinned: release('v9'), bad: ['v9'] }, 'v1 live'],
  ['a link to another version', { override: release('v7'), pinned: release('v9') }, 'v7 override'],
  ['a page that no release has', { live: null, lastGood: null }, null],
  ['a page that only a canary has, outside of it', { live: null, lastGood: null, canary: canary(0) }, null],
])('chooses among: %s', (_, more, expected) => expect(why(more)).toBe(expected));

it('an id stays in a canary that widens', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.uniqueArray(fc.integer({ min: 0, max: ALL_USERS }), { minLength: 2, maxLength: 6 }),
      (id, shares) => {
        const inside = [...shares].sort((a, b) => a - b).map((share) => why({ id, canary: canary(share) }));
        const first = inside.indexOf('v2 canary');
        if (first >= 0) expect(new Set(inside.slice(first))).toEqual(new Set(['v2 canary']));
      },
    ),
  );
});

it('spreads ids evenly, also those that differ in a digit', () => {
  const salts = ['a', 'b', '5f3c'];
  for (const salt of salts) {
    const tenths = new Array<number>(10).fill(0);
    for (let at = 0; at < 20_000; at += 1) {
      const tenth = Math.floor(bucketOf(salt, 'honey', String(13800000000 + at)) / 1000);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(160);
  }
});

it('the bucket of an id depends on the salt', () => {
  const same = Array.from(
    { length: 1000 },
    (_, at) => bucketOf('a', 'honey', `u${at}`) === bucketOf('b', 'honey', `u${at}`),
  );
  expect(same.filter(Boolean).length).toBeLessThan(5);
});

const part = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 30 }));
const version = fc.tuple(fc.integer({ min: 1, max: 3 }), part, part).map((parts) => parts.join('.'));

it('a contract fits like the caret range of semver', () => {
  fc.assert(
    fc.property(version, version, (needed, given) => {
      expect(fitsContract(needed, given)).toBe(semver.satisfies(given, `^${needed}`));
    }),
    { numRuns: 1000 },
  );
});

it.each(['', '1', '1.0', '1.0.0-rc.1', '^1.0.0', '1.0.0 '])(
  'a malformed contract fits nothing: %j',
  (text) => {
    expect(fitsContract(text, '1.0.0')).toBe(false);
    expect(fitsContract('1.0.0', text)).toBe(false);
  },
);
