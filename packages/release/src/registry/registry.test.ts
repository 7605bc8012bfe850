import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeys, type KeyFolder } from './keys.ts';
import { folderStore } from '../store/folder-store.ts';
import type { Store } from '../store/store.ts';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { changeSlice, readRegistry } from './registry.ts';
import { canaried, published } from './slice-changes.ts';
import type { RegistryFile, Slice } from '@vip/release-format';

let folder: string;
let store: Store;
let keys: KeyFolder;
const now = new Date('2026-11-21T00:00:00Z');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  store = folderStore(path.join(folder, 'site'));
  keys = openKeys(path.join(folder, 'keys'), { mayCreate: true });
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const publish = (publisher: string, version: string) => (slice: Slice | null) =>
  published(publisher, slice, sampleRef(version), now);
const change = (publisher: string, version: string) =>
  changeSlice(store, keys, publisher, publish(publisher, version));

async function tamper(edit: (file: RegistryFile) => void): Promise<void> {
  const found = await store.read('registry.json');
  const file = JSON.parse(String(found?.bytes)) as RegistryFile;
  edit(file);
  await store.write('registry.json', Buffer.from(JSON.stringify(file)));
}
const decoded = (text: string) => Buffer.from(text, 'base64url').toString();
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('the registry', () => {
  it('is empty before the first publish', async () => {
    expect(await readRegistry(store, keys)).toEqual({ tag: null, signed: {}, slices: {}, broken: {} });
  });

  it('returns what was signed', async () => {
    await change('honey', 'a');
    const { slices, broken } = await readRegistry(store, keys);
    expect(broken).toEqual({});
    expect(slices['honey']).toMatchObject({ serial: 1, live: sampleRef('a') });
  });

  it('has every change of concurrent writers, or refuses one of two of the same brand', async () => {
    await change('honey', 'a');
    const brands = ['main', 'youquan', 'tuiwen', 'lemon', 'plum'];
    for (const brand of brands) await keys.add(brand);
    await Promise.all(brands.map((brand) => change(brand, 'b')));
    expect(Object.keys((await readRegistry(store, keys)).slices).sort()).toEqual(['honey', ...brands].sort());

    const both = await Promise.allSettled([change('honey', 'c'), change('honey', 'd')]);
    const failed = both.filter(({ status }) => status === 'rejected');
    const { slices } = await readRegistry(store, keys);
    expect(slices['honey']?.serial).toBe(3 - failed.length);
    for (const { reason } of failed as PromiseRejectedResult[])
      expect(String(reason)).toContain('honey was changed by another command meanwhile');
  });

  it('refuses a change of a brand that is based on an outdated slice', async () => {
    await change('honey', 'a');
    const slow = changeSlice(store, keys, 'honey', async (slice) => {
      if (slice?.serial === 1) await change('honey', 'b');
      return publish('honey', 'c')(slice);
    });
    await expect(slow).rejects.toThrow('honey was changed by another command meanwhile');
    expect((await readRegistry(store, keys)).slices['honey']?.live.version).toBe(sampleRef('b').version);
  });

  it.each<[string, (file: RegistryFile) => void, string]>([
    [
      'a changed payload',
      ({ slices }) => {
        const honey = slices['honey']!;
        honey.payload = encoded(decoded(honey.payload).replace('"share":1000', '"share":9000'));
      },
      'signature',
    ],
    [
      'a changed signature',
      ({ slices }) => {
        const honey = slices['honey']!;
        honey.signature = (honey.signature.startsWith('A') ? 'B' : 'A') + honey.signature.slice(1);
      },
      'signature',
    ],
    ["another brand's slice", ({ slices }) => (slices['honey'] = slices['main']!), 'not trusted'],
    [
      'no signature',
      ({ slices }) => {
        slices['honey']!.protected = encoded('{"alg":"none"}');
        slices['honey']!.signature = '';
      },
      'refused',
    ],
  ])('refuses %s, and accepts the others', async (_, edit, message) => {
    await change('main', 'a');
    await change('honey', 'a');
    await changeSlice(store, keys, 'honey', (slice) =>
      canaried(slice!, { release: sampleRef('b'), share: 1000, newSalt: 's' }, now),
    );
    await tamper(edit);
    const { slices, broken } = await readRegistry(store, keys);
    expect(Object.keys(slices)).toEqual(['main']);
    expect(broken['honey']).toContain(message);
    await expect(change('honey', 'c')).rejects.toThrow('refused');
    await change('main', 'b');
  });

  it("refuses a slice that another brand's key signed under this brand's name", async () => {
    await change('main', 'a');
    const theirs = await keys.signer('main');
    const own = { ...keys, signer: () => Promise.resolve(theirs) };
    await changeSlice(store, own, 'honey', publish('honey', 'a'));
    expect((await readRegistry(store, keys)).broken['honey']).toContain('not trusted');
  });

  it('trusts a new key and the old one until that is retired', async () => {
    await change('honey', 'a');
    const [old] = keys.trusted('honey');
    const next = await keys.add('honey');
    expect((await keys.signer('honey')).kid).toBe(old?.kid);
    keys.use('honey', next);
    await change('honey', 'b');
    expect((await readRegistry(store, keys)).slices['honey']?.serial).toBe(2);
    expect(() => keys.retire('honey', next)).toThrow('choose another');
    keys.retire('honey', String(old?.kid));
    expect((await readRegistry(store, keys)).broken).toEqual({});
    expect(keys.trusted('honey').map(({ kid }) => kid)).toEqual([next]);
  });

  it('creates no key for sites whose operator hands out keys', async () => {
    const given = openKeys(path.join(folder, 'keys'), { mayCreate: false });
    await expect(changeSlice(store, given, 'honey', publish('honey', 'a'))).rejects.toThrow(
      'no key of honey to sign with',
    );
  });

  it('refuses any file that is not a registry', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (text) => {
        await store.write('registry.json', Buffer.from(text));
        await expect(readRegistry(store, keys)).rejects.toThrow('is not a registry');
      }),
      { numRuns: 40 },
    );
  });
});
