import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LoadableRelease } from '@vip/release-format';
import { partsOn } from '../test-support/release-parts.test-support.ts';
import {
  createSigner,
  createSite,
  publish,
  referTo,
  samplePage,
  slicePayload,
  type Signer,
} from '../test-support/sample-site.test-support.ts';
import { checkForUpdate } from './check-for-update.ts';
import { changeMemory, readMemory } from './memory.ts';
import type { ReleaseParts } from './release-parts.ts';

let honey: Signer;
let other: Signer;
beforeAll(async () => {
  [honey, other] = await Promise.all([createSigner('h1'), createSigner('o1')]);
});

/** A page of version 1 and a registry with version 2 live. */
async function withRegistry(
  slice: Record<string, unknown> = {},
  some: Partial<ReleaseParts> = {},
  signer: Signer = honey,
) {
  const site = createSite();
  const [one, two, three] = ['v1', 'v2', 'v3'].map((version) => publish(site, version));
  if (!one || !two || !three) throw new Error('three versions');
  const made = partsOn(site, samplePage(one, { keys: [honey.key] }), some);
  const putSigned = (signed: unknown) => site.files.set('/registry/honey.json', JSON.stringify(signed));
  const putSlice = async (live: LoadableRelease, some: Record<string, unknown> = {}, by = honey) =>
    putSigned(await by.sign(slicePayload(live, some)));
  await putSlice(two, { lastGood: referTo(one), ...slice }, signer);
  const remembered = () => readMemory(made.local, 'honey').slice;
  return { site, one, two, three, putSigned, putSlice, ...made, remembered };
}

describe('a newer slice of the registry', () => {
  it('is stored for the next document with full manifests, beside the rest of the release memory', async () => {
    const { parts, one, two, site, remembered } = await withRegistry();
    changeMemory(parts.local, 'honey', { bad: ['v0'] });
    await checkForUpdate(parts);
    expect(remembered()).toEqual({
      serial: 5,
      live: two,
      canary: null,
      lastGood: one,
      shell: 'shell1',
      kid: 'h1',
      expiresAt: Date.parse('2026-12-21T00:00:00Z'),
    });
    expect(readMemory(parts.local, 'honey').bad).toEqual(['v0']);
    expect(site.fetch.mock.calls[0]).toEqual(['/registry/honey.json', { cache: 'no-cache' }]);
  });

  it('includes its canary', async () => {
    const { putSlice, parts, three, two, remembered } = await withRegistry();
    await putSlice(two, { canary: { share: 1000, salt: 's', release: referTo(three) } });
    await checkForUpdate(parts);
    expect(remembered()?.canary).toEqual({ share: 1000, salt: 's', release: three });
  });

  it('is not requested if signatures cannot be verified', async () => {
    const { parts, site } = await withRegistry();
    await checkForUpdate({ ...parts, window: { ...parts.window, crypto: {} } as Window });
    expect(site.fetch).not.toHaveBeenCalled();
  });

  it('is not requested during a payment and not stored if one has begun meanwhile', async () => {
    const paying = await withRegistry({}, { isPaymentInProgress: () => true });
    await checkForUpdate(paying.parts);
    expect(paying.site.fetch).not.toHaveBeenCalled();
    const isPaymentInProgress = vi.fn(() => true).mockReturnValueOnce(false);
    const begun = await withRegistry({}, { isPaymentInProgress });
    await checkForUpdate(begun.parts);
    expect(begun.remembered()).toBeUndefined();
  });

  it.each([4, 3])('is none with the serial %i: the HTML has 4', async (serial) => {
    const { parts, site, remembered } = await withRegistry({ serial });
    await checkForUpdate(parts);
    expect(remembered()).toBeUndefined();
    expect(site.asked()).toEqual(['/registry/honey.json']);
  });

  it('is ignored without verification or report if it is not newer', async () => {
    // Its serial is read before its text is decoded as UTF-8.
    const { parts, remembered } = await withRegistry({ serial: 4, name: '蜜糖' }, {}, other);
    await checkForUpdate(parts);
    expect(remembered()).toBeUndefined();
  });

  it('is ignored if the device has a newer one: replaying an old one changes nothing', async () => {
    const { parts, one, remembered } = await withRegistry();
    const newer = {
      serial: 9,
      live: one,
      canary: null,
      lastGood: null,
      shell: 'shell1',
      kid: 'h1',
      expiresAt: Date.parse('2026-12-21T00:00:00Z'),
    };
    changeMemory(parts.local, 'honey', { slice: newer });
    await checkForUpdate(parts);
    expect(remembered()).toEqual(newer);
  });

  it('is read again if it was stored for another shell; an older one is not', async () => {
    const { parts, one, two, remembered } = await withRegistry();
    const ofAnother = (serial: number) => ({
      serial,
      live: one,
      canary: null,
      lastGood: null,
      shell: 'shell0',
      kid: 'h1',
      expiresAt: Date.parse('2026-12-21T00:00:00Z'),
    });
    changeMemory(parts.local, 'honey', { slice: ofAnother(6) });
    await checkForUpdate(parts);
    expect(remembered()).toEqual(ofAnother(6));
    changeMemory(parts.local, 'honey', { slice: ofAnother(5) });
    await checkForUpdate(parts);
    expect(remembered()).toMatchObject({ serial: 5, live: two, shell: 'shell1' });
  });

  it.each([
    ['whose key is retired', { kid: 'h0' }],
    ['that has expired', { expiresAt: 0 }],
    ['with a serial that no change will exceed', { serial: 2 ** 52 }],
  ])('replaces one %s', async (_, more) => {
    const { parts, one, two, remembered } = await withRegistry();
    const slice = { serial: 9, live: one, canary: null, lastGood: null, shell: 'shell1', kid: 'h1' };
    const expiresAt = Date.parse('2026-12-21T00:00:00Z');
    changeMemory(parts.local, 'honey', { slice: { ...slice, expiresAt, ...more } });
    await checkForUpdate(parts);
    expect(remembered()).toMatchObject({ serial: 5, live: two });
  });

  it('omits a canary that this shell cannot run', async () => {
    const { putSlice, parts, two, three, remembered } = await withRegistry();
    await putSlice(two, { canary: { share: 10000, salt: 's', release: referTo(three, '2.0.0') } });
    await checkForUpdate(parts);
    expect(remembered()).toMatchObject({ canary: { release: null } });
  });
});

describe('a slice is refused', () => {
  const flip = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

  it.each([
    ["with another brand's key", {}, 'signature', () => other],
    ['of another publisher', { publisher: 'tuiwen' }, 'foreign', () => honey],
    ['after its expiry', { expiresAt: '2026-11-21T11:59:59Z' }, 'expired', () => honey],
    ['without an expiry', { expiresAt: 'never' }, 'malformed', () => honey],
    ['with an expiry that engines parse differently', { expiresAt: '2026-12-21' }, 'malformed', () => honey],
    ['with an expiry that is no date', { expiresAt: '2026-99-21T00:00:00Z' }, 'malformed', () => honey],
    ['of another schema', { schema: 2 }, 'malformed', () => honey],
    ['with a serial far ahead of the HTML', { serial: 2 ** 52 }, 'malformed', () => honey],
  ])('%s', async (_, slice, code, signer) => {
    const { parts, remembered } = await withRegistry(slice, {}, signer());
    await expect(checkForUpdate(parts)).rejects.toMatchObject({ name: 'ReleaseError', code });
    expect(remembered()).toBeUndefined();
  });

  it('with a key that is no longer trusted', async () => {
    const { parts } = await withRegistry();
    const page = { ...parts.page, keys: [{ ...honey.key, kid: 'h2' }] };
    await expect(checkForUpdate({ ...parts, page })).rejects.toMatchObject({ code: 'signature' });
  });

  it("with another brand's key under this brand's key id", async () => {
    const { parts } = await withRegistry({}, {}, await createSigner('h1'));
    await expect(checkForUpdate(parts)).rejects.toMatchObject({ code: 'signature' });
  });

  it.each(['payload', 'signature', 'protected'] as const)('with a flipped byte in its %s', async (part) => {
    const { parts, putSigned, two, remembered } = await withRegistry();
    const signed = await honey.sign(slicePayload(two));
    // In the payload: one letter of the version, so that it can still be parsed.
    const at = part === 'payload' ? signed.payload.length - 8 : 5;
    putSigned({ ...signed, [part]: flip(signed[part], at) });
    await checkForUpdate(parts).catch(() => undefined);
    expect(remembered()).toBeUndefined();
  });

  it.each([
    ['HTML', '<!doctype html>', 'malformed'],
    ['another JSON', '[]', 'malformed'],
    ['an empty payload', '{"payload":"AAAA","protected":"","signature":""}', 'signature'],
    ['nothing', null, 'unreachable'],
  ])('if the answer is %s', async (_, text, code) => {
    const { parts, site } = await withRegistry();
    if (text === null) site.files.delete('/registry/honey.json');
    else site.files.set('/registry/honey.json', text);
    await expect(checkForUpdate(parts)).rejects.toMatchObject({ code });
  });

  it.each(['1.99.0', '2.0.0', '0.9.0'])(
    'whose live release needs the contract %s, which this shell does not fulfil',
    async (contract) => {
      const { parts, two, putSlice } = await withRegistry();
      await putSlice(two, { live: referTo(two, contract) });
      await expect(checkForUpdate(parts)).rejects.toMatchObject({ code: 'contract' });
    },
  );

  it('whose manifest has a flipped byte', async () => {
    const { parts, site, remembered } = await withRegistry();
    const file = '/r/honey/v2/release.json';
    site.files.set(file, flip(site.files.get(file) ?? '', 30));
    await expect(checkForUpdate(parts)).rejects.toMatchObject({ code: 'unreachable' });
    expect(remembered()).toBeUndefined();
  });

  it.each([
    ['is no object', () => [], 'malformed'],
    ['has no container', (one: Record<string, unknown>) => ({ ...one, container: null }), 'malformed'],
    ['has no pages', (one: Record<string, unknown>) => ({ ...one, pages: [] }), 'malformed'],
    ['has no routes', (one: Record<string, unknown>) => ({ ...one, routes: {} }), 'malformed'],
    ['has no hashes', (one: Record<string, unknown>) => ({ ...one, integrity: 'x' }), 'malformed'],
    ["lacks a file's hash", (one: Record<string, unknown>) => ({ ...one, entry: 'x.js' }), 'malformed'],
    ['is of another brand', (one: Record<string, unknown>) => ({ ...one, publisher: 'main' }), 'foreign'],
    ['is of another version', (one: Record<string, unknown>) => ({ ...one, version: 'v7' }), 'foreign'],
  ])('whose manifest %s', async (_, change, code) => {
    const { parts, site, putSlice, remembered } = await withRegistry();
    await putSlice(publish(site, 'v2', change));
    await expect(checkForUpdate(parts)).rejects.toMatchObject({ code });
    expect(remembered()).toBeUndefined();
  });
});
