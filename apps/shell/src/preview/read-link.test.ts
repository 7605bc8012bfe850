import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactParts, readLink } from './preview.ts';

const manifest = `sha256-${'A'.repeat(43)}=`;
const NOW = 1_800_000_000_000;
const good = { brand: 'honey', version: 'v2', manifest, exp: NOW / 1000 + 60, allowPay: true };

function codeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    expect(error).toMatchObject({ name: 'ReleaseError' });
    return (error as { code: string }).code;
  }
}

describe("a preview link's payload", () => {
  it('is read as it was signed', () => {
    const { version, expiresAt, allowPay } = readLink(good, 'honey', NOW);
    expect([version, expiresAt, allowPay]).toEqual(['v2', NOW + 60_000, true]);
  });

  it('allows payment only if allowPay is true', () => {
    for (const allowPay of [undefined, null, 1, 'true', {}, false])
      expect(readLink({ ...good, allowPay }, 'honey', NOW).allowPay).toBe(false);
  });

  it.each([
    ['expired', { exp: NOW / 1000 }],
    ['foreign', { brand: 'main' }],
    ['malformed', { exp: '9999999999' }],
    ['malformed', { exp: Infinity }],
    ['malformed', { manifest: '' }],
    ['malformed', { version: '../main/v1' }],
  ])('is %s with %j', (code, change) => {
    expect(codeOf(() => readLink({ ...good, ...change }, 'honey', NOW))).toBe(code);
  });

  it('is malformed for any other signed value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['malformed', 'foreign']).toContain(codeOf(() => readLink(value, 'honey', NOW)));
      }),
    );
  });
});

describe('a preview link', () => {
  it('has three parts', () => {
    expect(compactParts('a.b.c')).toEqual({ protected: 'a', payload: 'b', signature: 'c' });
  });

  it('is malformed with fewer or more parts', () => {
    const part = fc.stringMatching(/^[\w-]{1,5}$/);
    fc.assert(
      fc.property(
        fc.array(part).filter(({ length }) => length !== 3),
        (parts) => {
          expect(codeOf(() => compactParts(parts.join('.')))).toBe('malformed');
        },
      ),
    );
    expect(codeOf(() => compactParts('a..c'))).toBe('malformed');
  });
});
