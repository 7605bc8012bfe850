import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSigned } from '@vip/release-format';
import { createSite, publish, referTo, slicePayload } from '../test-support/sample-site.test-support.ts';
import { readManifest } from './fetch-manifest.ts';
import { claimedSerial, readSlice } from './check-for-update.ts';

const site = createSite();
const release = publish(site, 'v1');
const canary = { share: 1000, salt: 's', release: referTo(release) };
const payload = slicePayload(release, { canary, lastGood: referTo(release) });
const encoded = (text: string) => ({
  payload: Buffer.from(text).toString('base64url'),
  protected: '',
  signature: '',
});

/** 'read', or the code of the `ReleaseError`. */
function codeOf(read: () => unknown): string {
  try {
    read();
    return 'read';
  } catch (error) {
    expect(error).toMatchObject({ name: 'ReleaseError' });
    return (error as { code: string }).code;
  }
}

describe('a slice', () => {
  it('is read as it was signed', () => {
    expect(readSlice(payload, 'honey')).toMatchObject({
      serial: 5,
      expiresAt: '2026-12-21T00:00:00Z',
      live: { version: 'v1', manifest: release.manifest },
      canary: { share: 1000, salt: 's', release: { version: 'v1' } },
      lastGood: { version: 'v1' },
    });
  });

  it('is malformed for any other signed value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(codeOf(() => readSlice(value, 'honey'))).toBe('malformed');
      }),
    );
  });

  it.each(['50', '2026', '2026-12-21', '21 Dec 2026', '2026-99-21T00:00:00Z', 1797811200000])(
    'is refused if it expires at %j: engines parse such times differently or not at all',
    (expiresAt) => expect(codeOf(() => readSlice({ ...payload, expiresAt }, 'honey'))).toBe('malformed'),
  );

  it('is well-formed or refused, whichever part is replaced', () => {
    const name = fc.constantFrom('schema', 'publisher', 'serial', 'expiresAt', 'live', 'canary', 'lastGood');
    const part = fc.constantFrom('version', 'manifest', 'contract', 'share', 'salt', 'release');
    fc.assert(
      fc.property(
        name,
        part,
        fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 10001, '../x', 'sha256-')),
        (field, inner, value) => {
          const inside = (payload as Record<string, unknown>)[field];
          const spoilt =
            typeof inside === 'object' && inside !== null ? { ...inside, [inner]: value } : value;
          const change = { ...payload, [field]: spoilt };
          if (codeOf(() => readSlice(change, 'honey')) !== 'read') return;
          const read = readSlice(change, 'honey');
          for (const one of [read.live, read.canary?.release, read.lastGood]) {
            expect(one?.version ?? 'v').toMatch(/^[\w-]+$/);
            expect(one?.manifest ?? release.manifest).toMatch(/^sha256-.{44}$/);
          }
          expect(Number.isInteger(read.serial) && Number.isInteger(Date.parse(read.expiresAt))).toBe(true);
          expect(read.canary?.share ?? 0).toBeLessThanOrEqual(10000);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('claims its serial before it is verified, also beside Chinese text', () => {
    expect(claimedSerial(encoded(JSON.stringify({ serial: 7, name: '蜜糖' })))).toBe(7);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(claimedSerial({ payload: text, protected: '', signature: '' })).toBe(-1);
        expect(isSigned(text)).toBe(false);
      }),
    );
  });
});

describe('a manifest', () => {
  const name = { version: 'v1', manifest: release.manifest };
  const text = site.files.get('/r/honey/v1/release.json') ?? '';

  it('becomes a release as devices store it: scripts and styles, no descriptions', () => {
    expect(readManifest(JSON.parse(text), 'honey', name)).toEqual(release);
  });

  it('is refused for any other value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(['malformed', 'foreign']).toContain(codeOf(() => readManifest(value, 'honey', name)));
      }),
    );
  });

  it.each(['container', 'entry', 'pages', 'routes', 'integrity'])(
    'is refused with anything else as its %s',
    (field) => {
      fc.assert(
        fc.property(fc.jsonValue(), (value) => {
          fc.pre(!(field === 'container' && typeof value === 'string'));
          fc.pre(
            !(field === 'pages' && JSON.stringify(value) === '{}') &&
              !(field === 'routes' && JSON.stringify(value) === '[]'),
          );
          const spoilt = { ...(JSON.parse(text) as object), [field]: value };
          expect(codeOf(() => readManifest(spoilt, 'honey', name))).toBe('malformed');
        }),
      );
    },
  );
});
