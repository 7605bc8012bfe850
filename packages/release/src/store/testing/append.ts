import { StoreConflict, type Store } from '../store.ts';

const linesOf = (bytes: Buffer | undefined) => (bytes?.toString() ?? '').split('\n').filter(Boolean);

/** The lines under a key. */
export const readLines = async (store: Store, key: string): Promise<string[]> =>
  linesOf((await store.read(key))?.bytes);

/** Adds a line by read, compare-and-swap and retry, as commands change the registry. Returns the number of conflicts. */
export async function appendLine(store: Store, key: string, line: string): Promise<number> {
  for (let conflicts = 0; ; conflicts++) {
    const seen = await store.read(key);
    const lines = [...linesOf(seen?.bytes), line];
    try {
      await store.write(key, Buffer.from(lines.join('\n')), { if: seen?.tag ?? null });
      return conflicts;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}

/** Adds `count` lines of one writer. Returns the number of conflicts. */
export async function appendLines(store: Store, key: string, writer: string, count: number): Promise<number> {
  let conflicts = 0;
  for (let i = 0; i < count; i++) conflicts += await appendLine(store, key, `${writer} ${i}`);
  return conflicts;
}

/** The lines of these writers with `count` lines each, sorted. */
export const allLines = (writers: string[], count: number): string[] =>
  writers.flatMap((writer) => Array.from({ length: count }, (_, i) => `${writer} ${i}`)).sort();
