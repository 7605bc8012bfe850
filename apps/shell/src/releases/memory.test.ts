import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  isRelease,
  isRememberedSlice,
  isShell,
  memoryKey,
  MOST_BAD,
  MOST_PINS,
  PIN_KEPT_MS,
  type ReleasePin,
} from '@vip/release-format';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createSite, publish, samplePage } from '../test-support/sample-site.test-support.ts';
import { changeMemory, closePins, readMemory, withPin } from './memory.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEY = memoryKey('honey');
const site = createSite();
const release = publish(site, 'v1');
const two = publish(site, 'v2');
const { shell } = samplePage(release);
const canary = { share: 100, salt: 's', release: null };
const slice = { serial: 5, live: release, canary, lastGood: null, shell: 'shell1', kid: 'k1', expiresAt: 1 };
const pin = (order: string, at = 0, of = release): ReleasePin => ({
  order,
  at,
  isOpen: true,
  shell,
  release: of,
});
const whole = { slice, bad: ['v0'], pins: [pin('26')] };
const read = (value: unknown) =>
  readMemory(memoryStorage({ [KEY]: typeof value === 'string' ? value : JSON.stringify(value) }), 'honey');

/** For every nested value: a function that replaces it. */
function places(value: unknown): ((put: unknown) => unknown)[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => {
    const inside = (value as Record<string, unknown>)[key];
    const copy = (now: unknown) =>
      Array.isArray(value)
        ? Object.assign([...(value as unknown[])], { [key]: now })
        : { ...value, [key]: now };
    return [copy, ...places(inside).map((deep) => (put: unknown) => copy(deep(put)))];
  });
}

describe('the release memory of a device', () => {
  it('is read as it was written', () => {
    const local = memoryStorage();
    changeMemory(local, 'honey', whole);
    expect(readMemory(local, 'honey')).toEqual(whole);
    changeMemory(local, 'honey', { bad: [] });
    expect(readMemory(local, 'honey')).toEqual({ ...whole, bad: [] });
    expect(readMemory(local, 'main')).toEqual({ bad: [], pins: [] });
  });

  it('is empty if anything else is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(read(text)).toEqual({ bad: [], pins: [] });
      }),
    );
  });

  it('is well-formed or absent, whichever part is replaced', () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('../x', '__proto__', 'sha256-', '', -1, 1.5, {}));
    fc.assert(
      fc.property(fc.constantFrom(...places(whole)), odd, (put, value) => {
        const found = read(put(value));
        if (found.slice) expect(isRememberedSlice(found.slice)).toBe(true);
        for (const { shell: set, release: one } of found.pins)
          expect([isShell(set), isRelease(one)]).toEqual([true, true]);
        for (const version of found.bad) expect(version).toMatch(/^[\w-]+$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('drops malformed parts and keeps the rest', () => {
    expect(read({ ...whole, slice: { ...slice, serial: '5' } })).toEqual({ bad: ['v0'], pins: [pin('26')] });
    expect(read({ ...whole, pins: [{ ...pin('1'), shell: null }, pin('2')] }).pins).toEqual([pin('2')]);
    expect(read({ ...whole, bad: [1, 'v0', '../x'] }).bad).toEqual(['v0']);
  });

  it('is limited in size', () => {
    const many = Array.from({ length: 9 }, (_, at) => String(at));
    const found = read({ bad: many, pins: many.map((order) => pin(order)) });
    expect([found.bad.length, found.pins.length]).toEqual([MOST_BAD, MOST_PINS]);
  });
});

describe('a release that is stored or fetched', () => {
  const broken: [string, object][] = [
    ['a file without a hash', { entry: 'x.js' }],
    ['a hash that a browser would take for none', { integrity: { ...release.integrity, 'pay.js': 'md5-x' } }],
    ['an empty hash', { integrity: { ...release.integrity, 'pay.js': '' } }],
    [
      'two hashes, of which one is enough',
      { integrity: { ...release.integrity, 'pay.js': `${release.manifest} ${release.manifest}` } },
    ],
    [
      'a file outside of its folder',
      { entry: '../v2/entry.js', integrity: { ...release.integrity, '../v2/entry.js': release.manifest } },
    ],
    ['a file named like a property of Object.prototype', { entry: 'constructor' }],
    ['a version with a path', { version: '../main/v1' }],
    ['no hash of its manifest', { manifest: '' }],
    ['a page without files', { pages: { './pay': {} } }],
    ['a route without a page', { routes: [{ path: '/' }] }],
  ];
  it.each(broken)('is refused with %s', (_, change) => {
    expect(isRelease(release)).toBe(true);
    expect(isRelease({ ...release, ...change })).toBe(false);
  });
});

describe('pins of orders', () => {
  it('keep the set that an order was started with, whichever release runs later', () => {
    const again = withPin([pin('26')], pin('26', 1000, two));
    expect(again).toEqual([pin('26')]);
  });

  it('are dropped after a day', () => {
    expect(withPin([pin('26')], pin('27', PIN_KEPT_MS - 1))).toHaveLength(2);
    expect(withPin([pin('26')], pin('27', PIN_KEPT_MS))).toHaveLength(1);
    expect(withPin([pin('26')], pin('26', PIN_KEPT_MS, two))[0]?.release).toBe(two);
  });

  it('apply only to their own pages when their purchase has ended; other pins stay open', () => {
    expect(closePins([pin('26'), pin('27')], '26')).toEqual([{ ...pin('26'), isOpen: false }, pin('27')]);
    expect(closePins([pin('26'), pin('27')], null).map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('are limited, sorted newest first, and only one is open, in any order of purchases', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), fc.nat(1000))), (steps) => {
        let pins: ReleasePin[] = [];
        for (const [order, at] of steps) pins = withPin(pins, pin(order, at));
        expect(pins.length).toBeLessThanOrEqual(MOST_PINS);
        expect(pins.map(({ isOpen }) => isOpen)).toEqual(pins.map((_, at) => at === 0));
        expect(pins[0]?.order).toBe(steps[steps.length - 1]?.[0]);
        expect(new Set(pins.map(({ order }) => order)).size).toBe(pins.length);
      }),
    );
  });
});
