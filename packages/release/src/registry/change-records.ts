import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { Store } from '../store/store.ts';
import { systemFailure } from '../system-failure.ts';

/** Who made a change, and why: of the operators, while pages fetch the history of a slice. Not signed. */
const ChangeRecord = v.object({
  /** ISO */
  at: v.string(),
  by: v.string(),
  /** What was done, as it was printed. */
  did: v.string(),
  message: v.nullable(v.string()),
});
export type ChangeRecord = v.InferOutput<typeof ChangeRecord>;

/** In place of a publisher, whose name cannot have this character. Its numbers are versions. */
export const CONFIGURATION = '_configuration';

/** Private: servers of a site answer nothing below this folder. */
const fileOf = (publisher: string, number: number) => `changes/${publisher}/${number}.json`;

/**
 * Records the change that made `number` the serial of a publisher's slice, or the version of the configuration. The change
 * is live: where the record cannot be written, that is printed, since a failure would have the command repeated.
 */
export async function recordChange(
  { store, now, author, message, print }: Pick<Context, 'store' | 'now' | 'author' | 'message' | 'print'>,
  publisher: string,
  number: number,
  did: string,
): Promise<void> {
  const record: ChangeRecord = { at: now.toISOString(), by: author, did, message };
  try {
    await store.write(fileOf(publisher, number), Buffer.from(`${JSON.stringify(record)}\n`));
  } catch (error) {
    print(`the change is done, but not who made it is recorded: ${(systemFailure(error) as Error).message}`);
  }
}

/** The records of these numbers; those that are missing or malformed are left out. */
export async function readChanges(
  store: Pick<Store, 'read'>,
  publisher: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, ChangeRecord>> {
  const found = await Promise.all(
    numbers.map(async (number): Promise<[number, ChangeRecord][]> => {
      const stored = await store.read(fileOf(publisher, number));
      const record = stored && parse(stored.bytes);
      return record ? [[number, record]] : [];
    }),
  );
  return new Map(found.flat());
}

function parse(bytes: Buffer): ChangeRecord | null {
  try {
    return v.parse(ChangeRecord, JSON.parse(String(bytes)));
  } catch {
    return null;
  }
}
