import { once } from 'node:events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { StoreConflict, type Store } from '../store.ts';
import { appendLines, readLines } from './append.ts';
import { startChild } from './child-process.ts';
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

/** The contract of every store. `runs`: of the property test. `updates`: of each of four concurrent writers. */
export function describeStore(
  name: string,
  place: FreshPlace,
  { runs, updates = 10 }: { runs: number; updates?: number },
): void {
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

    it.each(['have the same tag', 'create the same key'])(
      'accepts one of many writers that %s',
      async (how) => {
        const { location, env } = place();
        const writers = await Promise.all(Array.from({ length: 5 }, () => openStore(location, env)));
        const store = await openStore(location, env);
        const seen = how === 'create the same key' ? null : await store.write('a/b', Buffer.from('initial'));
        const results = await Promise.allSettled(
          writers.map((writer, n) => writer.write('a/b', Buffer.from(`by ${n}`), { if: seen })),
        );
        const refused = results.filter((each) => each.status === 'rejected');
        expect(refused).toHaveLength(4);
        for (const { reason } of refused) expect(reason).toBeInstanceOf(StoreConflict);
        const winner = results.findIndex(({ status }) => status === 'fulfilled');
        expect(String((await store.read('a/b'))?.bytes)).toBe(`by ${winner}`);
      },
    );

    it('loses no update of two other processes and two writers of this one', async () => {
      const { location, env } = place();
      const store = await openStore(location, env);
      const [others, own] = [
        ['honey', 'main'],
        ['tuiwen', 'youquan'],
      ];
      const exits = others.map((writer) =>
        once(startChild(['append', location, writer, String(updates)], env), 'close'),
      );
      await Promise.all(own.map((writer) => appendLines(store, 'lines', writer, updates)));
      for (const [code] of await Promise.all(exits)) expect(code).toBe(0);
      const written = [...others, ...own].flatMap((writer) =>
        Array.from({ length: updates }, (_, at) => `${writer} ${at}`),
      );
      expect((await readLines(store, 'lines')).sort()).toEqual(written.sort());
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
