import { StoreConflict, type Store } from '../store.ts';

const linesOf = (bytes: Buffer | undefined) => (bytes?.toString() ?? '').split('\n').filter(Boolean);

/** The lines under a key. */
export const readLines = async (store: Store, key: string): Promise<string[]> =>
  linesOf((await store.read(key))?.bytes);

/** Adds a line as every command changes the registry: read, decide, compare and swap, again after a conflict. Gives the number of conflicts. */
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

/** `count` lines of one writer, one after the other. Gives the number of conflicts. */
export async function appendLines(store: Store, key: string, writer: string, count: number): Promise<number> {
  let conflicts = 0;
  for (let i = 0; i < count; i++) conflicts += await appendLine(store, key, `${writer} ${i}`);
  return conflicts;
}

/** The lines that so many writers with so many lines each leave behind, sorted. */
export const allLines = (writers: string[], count: number): string[] =>
  writers.flatMap((writer) => Array.from({ length: count }, (_, i) => `${writer} ${i}`)).sort();
