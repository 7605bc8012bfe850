import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { StoreConflict, type Store } from '../store.ts';
import { allLines, appendLines, readLines } from './append.ts';
import { ended, startChild } from './child-process.ts';
import { followsTheModel, steps } from './model.ts';

/** Where an empty store is, another one each time, and what the environment has to say to open it. */
export type FreshPlace = () => { location: string; env: NodeJS.ProcessEnv };

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
  '.store/part',
];

/** Each result of writers who tried at the same time: a tag or what was thrown. */
async function outcomes(writes: Promise<string>[]) {
  const results = await Promise.allSettled(writes);
  const told = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  return { told, winner: results.findIndex(({ status }) => status === 'fulfilled') };
}

/** What every store does, whatever it is made of. `runs`: of the property. */
export function describeStore(name: string, place: FreshPlace, runs: number): void {
  /** So many doors to the same new store. */
  const doors = (count: number): Promise<Store[]> => {
    const { location, env } = place();
    return Promise.all(Array.from({ length: count }, () => openStore(location, env)));
  };
  const open = (): Promise<Store> => {
    const { location, env } = place();
    return openStore(location, env);
  };

  describe(name, () => {
    it('does what a map would do, with a condition on each write', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (list) => followsTheModel(await open(), list)),
        { numRuns: runs },
      );
    });

    it('lets one of many writers who saw the same through, and tells the others', async () => {
      const writers = await doors(5);
      const seen = await writers[0]?.write('registry.json', Buffer.from('seen by all'));
      const { told, winner } = await outcomes(
        writers.map((door, n) => door.write('registry.json', Buffer.from(`by ${n}`), { if: seen ?? null })),
      );
      expect(told).toHaveLength(4);
      for (const each of told) expect(each).toBeInstanceOf(StoreConflict);
      expect((await writers[0]?.read('registry.json'))?.bytes.toString()).toBe(`by ${winner}`);
    });

    it('lets one of many who create the same key through, and tells the others', async () => {
      const writers = await doors(5);
      const { told, winner } = await outcomes(
        writers.map((door, n) => door.write('a/new', Buffer.from(`by ${n}`), { if: null })),
      );
      expect(told).toHaveLength(4);
      for (const each of told) expect(each).toBeInstanceOf(StoreConflict);
      expect((await writers[0]?.read('a/new'))?.bytes.toString()).toBe(`by ${winner}`);
    });

    it('loses no update of two other processes and two writers of this one', async () => {
      const { location, env } = place();
      const store = await openStore(location, env);
      const others = ['honey', 'main'].map((writer) =>
        ended(startChild(['append', location, writer, '10'], env)),
      );
      const own = ['tuiwen', 'youquan'].map((writer) => appendLines(store, 'lines', writer, 10));
      await Promise.all(own);
      for (const { code } of await Promise.all(others)) expect(code).toBe(0);
      const lines = await readLines(store, 'lines');
      expect(lines.sort()).toEqual(allLines(['honey', 'main', 'tuiwen', 'youquan'], 10));
    });

    it('does not bring back by a condition what was removed', async () => {
      const store = await open();
      const tag = await store.write('a', Buffer.from('1'));
      await store.remove('a');
      await expect(store.write('a', Buffer.from('2'), { if: tag })).rejects.toBeInstanceOf(StoreConflict);
      expect(await store.read('a')).toBeNull();
    });

    it('has nothing under the name of a folder', async () => {
      const store = await open();
      await store.write('r/honey/1/a.js', Buffer.from('1'));
      expect(await store.read('r/honey')).toBeNull();
      await store.remove('r/honey');
      expect(await store.list('r/honey')).toEqual(['r/honey/1/a.js']);
    });

    it.each(BAD_KEYS)('refuses the key %j', async (key) => {
      const store = await open();
      await expect(store.read(key)).rejects.toThrow('not a key');
      await expect(store.write(key, Buffer.from('1'))).rejects.toThrow('not a key');
      await expect(store.remove(key)).rejects.toThrow('not a key');
      if (key !== '' && key !== 'a/') await expect(store.list(key)).rejects.toThrow('not a key');
    });
  });
}
