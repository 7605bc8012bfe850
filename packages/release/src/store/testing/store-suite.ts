import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StoreConflict, type Store } from '../store.ts';
import { allLines, appendLines, readLines } from './append.ts';
import { followsTheModel, steps } from './model.ts';

/** Opens a store that is empty at first; each call of what it gives is another writer's own door to it. */
export type FreshStore = () => Promise<() => Store>;

const BAD_KEYS = [
  '',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/../b',
  'a/./b',
  'a\\b',
  'a\0b',
  '.store',
  '.store/part',
];

/** What every store does, whatever it is made of. `runs`: of the property. */
export function describeStore(name: string, fresh: FreshStore, runs: number): void {
  describe(name, () => {
    it('does what a map would do, with a condition on each write', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (list) => followsTheModel((await fresh())(), list)),
        { numRuns: runs },
      );
    });

    it('lets one of many writers who saw the same through, and tells the others', async () => {
      const open = await fresh();
      const first = await open().write('registry.json', Buffer.from('seen by all'));
      const writers = [1, 2, 3, 4, 5];
      const results = await Promise.allSettled(
        writers.map((n) => open().write('registry.json', Buffer.from(`by ${n}`), { if: first })),
      );
      const told = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
      expect(told).toHaveLength(writers.length - 1);
      for (const each of told) expect(each).toBeInstanceOf(StoreConflict);
      const winner = results.findIndex(({ status }) => status === 'fulfilled');
      expect((await open().read('registry.json'))?.bytes.toString()).toBe(`by ${writers[winner]}`);
    });

    it('lets one of many who create the same key through', async () => {
      const open = await fresh();
      const results = await Promise.allSettled(
        [1, 2, 3, 4, 5].map((n) => open().write('a/new', Buffer.from(`by ${n}`), { if: null })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('loses no update of writers who go on at the same time', async () => {
      const open = await fresh();
      const writers = ['honey', 'main', 'tuiwen'];
      await Promise.all(writers.map((writer) => appendLines(open(), 'registry.json', writer, 10)));
      expect((await readLines(open(), 'registry.json')).sort()).toEqual(allLines(writers, 10));
    });

    it('does not bring back by a condition what was removed', async () => {
      const store = (await fresh())();
      const tag = await store.write('a', Buffer.from('1'));
      await store.remove('a');
      await expect(store.write('a', Buffer.from('2'), { if: tag })).rejects.toBeInstanceOf(StoreConflict);
      expect(await store.read('a')).toBeNull();
    });

    it('has nothing under the name of a folder', async () => {
      const store = (await fresh())();
      await store.write('r/honey/1/a.js', Buffer.from('1'));
      expect(await store.read('r/honey')).toBeNull();
      await store.remove('r/honey');
      expect(await store.list('r/honey')).toEqual(['r/honey/1/a.js']);
    });

    it.each(BAD_KEYS)('refuses the key %j', async (key) => {
      const store = (await fresh())();
      await expect(store.read(key)).rejects.toThrow('not a key');
      await expect(store.write(key, Buffer.from('1'))).rejects.toThrow('not a key');
      await expect(store.remove(key)).rejects.toThrow('not a key');
      if (key !== '' && key !== 'a/') await expect(store.list(key)).rejects.toThrow('not a key');
    });
  });
}
