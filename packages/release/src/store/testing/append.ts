import { StoreConflict, type Store } from '../store.ts';

/** The lines under a key. */
export const readLines = async (store: Store, key: string): Promise<string[]> =>
  String((await store.read(key))?.bytes ?? '')
    .split('\n')
    .filter(Boolean);

/** Adds `count` lines of one writer by read, compare-and-swap and retry, as commands change the registry. */
export async function appendLines(store: Store, key: string, writer: string, count: number): Promise<void> {
  for (let added = 0; added < count;) {
    const seen = await store.read(key);
    const text = `${String(seen?.bytes ?? '')}${writer} ${added}\n`;
    try {
      await store.write(key, Buffer.from(text), { if: seen?.tag ?? null });
      added += 1;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
}
