import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { PageData } from './page-data.ts';
import { parsePassport, passportOf } from './passport.ts';

const page = (some: object = {}) =>
  ({
    brand: 'honey',
    release: { version: '58d0ce1a2b3c' },
    composed: '58d0ce1a2b3c',
    why: 'live',
    shell: { version: '91aa02bc44de' },
    serial: 21,
    config: { version: 4 },
    ...some,
  }) as unknown as PageData;

describe('the passport of a page', () => {
  it.each([
    ['honey.58d0ce.live.91aa02.s21.c4', {}],
    ['honey.58d0ce+1122aa.canary.91aa02.s21.c4', { composed: '1122aabbccdd', why: 'canary' }],
    ['honey.58d0ce.live.91aa02.s21.c0', { config: {}, composed: null }],
    [null, { release: null, why: null }],
    [null, { brand: null }],
  ])('is %s', (passport, some) => {
    expect(passportOf(page(some))).toBe(passport);
  });

  it.each([
    '',
    'honey',
    'honey.58d0ce.live.91aa02.s21',
    'honey.58d0cg.live.91aa02.s21.c4',
    ' honey.58d0ce.live.91aa02.s21.c4',
  ])('is not %j', (text) => {
    expect(parsePassport(text)).toBeNull();
  });
});

const version = fc.stringMatching(/^[0-9a-f]{12}$/);

test('every passport can be read', () => {
  fc.assert(
    fc.property(
      fc.record({
        brand: fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/),
        release: version,
        composed: version,
        why: fc.constantFrom('live', 'canary', 'pinned', 'fallback', 'override'),
        shell: version,
        serial: fc.nat(),
        config: fc.nat(),
      }),
      ({ brand, release, composed, why, shell, serial, config }) => {
        const text = passportOf(
          page({
            brand,
            release: { version: release },
            composed,
            why,
            shell: { version: shell },
            serial,
            config: { version: config },
          }),
        );
        expect(parsePassport(text ?? '')).toEqual({
          brand,
          release: release.slice(0, 6),
          html: composed === release ? null : composed.slice(0, 6),
          why,
          shell: shell.slice(0, 6),
          serial,
          config,
        });
      },
    ),
  );
});
