import {
  isNamedIn,
  rememberedResults,
  resultFor,
  resultKey,
  type RememberedResult,
} from '@vip/release-format';
import type { PageStorage } from '../browser/storage.ts';

/** Results of purchases in progress, one per brand. */
export interface RememberedResults {
  /** The result that belongs to the current page, or null. */
  current(): RememberedResult | null;
  remember(path: string, order: string, isPaid: boolean): void;
  /**
   * Removes the result of an order that has ended: `order`, else the one that this page stored, else the one in the
   * address. Returns the order and its brand; null, without a change, if none of them is known.
   */
  forget(order?: string): { order: string; brand: string } | null;
}

export function createRememberedResults(
  local: PageStorage,
  /** null: this page belongs to no brand and remembers nothing. */
  brand: string | null,
  address: () => string,
): RememberedResults {
  /** Remembered by this page. */
  let own: string | null = null;
  const all = () => rememberedResults(local.keys(), local.get);

  return {
    current: () => resultFor(all(), brand, address()),
    remember(path, order, isPaid) {
      if (brand === null) return;
      own = order;
      const result: RememberedResult = { path, order, at: Date.now(), isPaid };
      local.set(resultKey(brand), JSON.stringify(result));
    },
    forget(order = own ?? undefined) {
      const isMeant = (result: RememberedResult) =>
        order === undefined ? isNamedIn(address(), result.order) : result.order === order;
      const found = all().find(({ result }) => isMeant(result));
      if (found) local.remove(resultKey(found.brand));
      const ended = found?.result.order ?? order;
      if (ended === own) own = null;
      return ended && brand !== null ? { order: ended, brand: found?.brand ?? brand } : null;
    },
  };
}
