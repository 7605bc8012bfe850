import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { StoreConflict, type Store } from '../store.ts';
import { allLines, appendLines, readLines } from './append.ts';
import { ended, startChild } from './child-process.ts';
import { followsTheModel, steps } from './model.ts';

/** Location of a new empty store, and the environment to open it. */
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

/** Results of concurrent writers: the errors, and the index of the successful one. */
async function outcomes(writes: Promise<string>[]) {
  const results = await Promise.allSettled(writes);
  const errors = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  return { errors, winner: results.findIndex(({ status }) => status === 'fulfilled') };
}

/** The contract of every store. `runs`: of the property test. */
export function describeStore(name: string, place: FreshPlace, runs: number): void {
  /** Several handles of the same new store. */
  const openMany = (count: number): Promise<Store[]> => {
    const { location, env } = place();
    return Promise.all(Array.from({ length: count }, () => openStore(location, env)));
  };
  const open = (): Promise<Store> => {
    const { location, env } = place();
    return openStore(location, env);
  };

  describe(name, () => {
    it('behaves like a map with conditional writes', async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (list) => followsTheModel(await open(), list)),
        { numRuns: runs },
      );
    });

    it('accepts one of many writers with the same tag, and throws StoreConflict for the others', async () => {
      const writers = await openMany(5);
      const seen = await writers[0]?.write('registry.json', Buffer.from('initial'));
      const { errors, winner } = await outcomes(
        writers.map((writer, n) =>
          writer.write('registry.json', Buffer.from(`by ${n}`), { if: seen ?? null }),
        ),
      );
      expect(errors).toHaveLength(4);
      for (const each of errors) expect(each).toBeInstanceOf(StoreConflict);
      expect((await writers[0]?.read('registry.json'))?.bytes.toString()).toBe(`by ${winner}`);
    });

    it('accepts one of many writers that create the same key, and throws StoreConflict for the others', async () => {
      const writers = await openMany(5);
      const { errors, winner } = await outcomes(
        writers.map((writer, n) => writer.write('a/new', Buffer.from(`by ${n}`), { if: null })),
      );
      expect(errors).toHaveLength(4);
      for (const each of errors) expect(each).toBeInstanceOf(StoreConflict);
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

    it('does not restore a removed key by a conditional write', async () => {
      const store = await open();
      const tag = await store.write('a', Buffer.from('1'));
      await store.remove('a');
      await expect(store.write('a', Buffer.from('2'), { if: tag })).rejects.toBeInstanceOf(StoreConflict);
      expect(await store.read('a')).toBeNull();
    });

    it('has no content under the name of a folder', async () => {
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
