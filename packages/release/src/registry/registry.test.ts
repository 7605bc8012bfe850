import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RegistryFile, Slice } from '@vip/release-format';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { memoryStore } from '../store/testing/memory-store.test-support.ts';
import { sampleRef } from '../testing/sample-ref.test-support.ts';
import { openKeys, type KeyFolder } from './keys.ts';
import { changeSlice, readRegistry } from './registry.ts';
import { canaried, published } from './slice-changes.ts';

let folder: string;
let store: Store;
let keys: KeyFolder;
const now = new Date('2026-11-21T00:00:00Z');

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'));
  store = memoryStore();
  keys = openKeys(folder, { mayCreate: true });
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
