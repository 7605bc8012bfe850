import type { Slice } from '@vip/release-format';
import { percent } from '../commands/shares.ts';
import { readChanges } from '../registry/change-records.ts';
import type { Store } from '../store/store.ts';

/** One change of a slice or of the configuration. */
export interface ChangeLine {
  /** Serial of the slice, or version of the configuration. */
  serial: number;
  /** ISO */
  at: string;
  /** `publish`, `canary 10 %`, `keys use honey …`, `API_HONEY  … -> …` */
  did: string;
  /** Of the changed release; null if none was. */
  version: string | null;
  /** null if it was not recorded. */
  by: string | null;
  message: string | null;
}

/** Changes that are shown: their records are a small file each. */
const MOST = 12;

/** The last changes, newest first: those of the signed history, and those that only have a record. */
export async function changesOf(
  store: Pick<Store, 'read'>,
  publisher: string,
  newest: number,
  history: Slice['history'],
): Promise<ChangeLine[]> {
  const serials = Array.from({ length: Math.min(newest, MOST) }, (_, at) => newest - at);
  const records = await readChanges(store, publisher, serials);
  return serials.flatMap((serial) => {
    const entry = history.find((each) => each.serial === serial);
    const record = records.get(serial);
    if (!entry && !record) return [];
    const share = entry?.share === undefined ? '' : ` ${percent(entry.share)}`;
    return [
      {
        serial,
        // The history is signed, a record is not.
        at: entry?.at ?? record?.at ?? '',
        did: entry ? `${entry.action}${share}` : (record?.did ?? ''),
        version: entry?.version ?? null,
        by: record?.by ?? null,
        message: record?.message ?? null,
      },
    ];
  });
}
