import { RESULT_PREFIX } from './storage-keys.ts';
import type { LoadableRelease, LoadableShell, PageData, ReleaseSlice } from './page-data.ts';

/** In local storage under `memoryKey(brand)`: what this phone knows of a brand's releases. Written by the shell, read by
 * the boot script of the next page. Anything malformed counts as absent. */
export interface ReleaseMemory {
  /** From the registry, newer than the HTML that it was seen in; whole releases. */
  slice?: RememberedSlice;
  /** Versions that have failed here, the newest first, at most `MOST_BAD`. */
  bad?: string[];
  /** Orders and the set that each was started with, the newest first, at most `MOST_PINS`. */
  pins?: ReleasePin[];
}

export interface RememberedSlice extends ReleaseSlice {
  /** The version of the shell whose contract its releases were found to fit. */
  shell: string;
}

/** The release set of an order. Holds on every path that has the order's id as a segment, and, while `isOpen`, on
 * all pages of the brand. */
export interface ReleasePin {
  order: string;
  /** ms since 1970; forgotten after `PIN_KEPT_MS`. */
  at: number;
  /** The purchase is under way. */
  isOpen: boolean;
  shell: LoadableShell;
  release: LoadableRelease;
}

/** In session storage under `OVERRIDE_KEY`: a release that a signed link laid over the live one, for this tab. */
export interface ReleaseOverride {
  brand: string;
  release: LoadableRelease;
  /** ms since 1970. */
  expiresAt: number;
  allowPay: boolean;
}

/** Whether it counts in this page: a host may have kept HTML of an older shell, which need not run what is remembered. */
export const isForPage = (
  { serial, shell }: Pick<RememberedSlice, 'serial' | 'shell'>,
  page: Pick<PageData, 'slice' | 'shell'>,
): boolean => serial > page.slice.serial && shell === page.shell.version;

export const MOST_BAD = 5;
export const MOST_PINS = 3;
/** As long as a purchase is remembered, ms. */
export const PIN_KEPT_MS = 24 * 3600000;

/** In local storage under `resultKey(brand)`: where the result of a purchase is that is in progress or paid. */
export interface RememberedResult {
  /** Path and query on this site. */
  path: string;
  /** The order's id; '' where the page did not give it. */
  order: string;
  /** ms since 1970 by the phone's clock; the result is forgotten after `PIN_KEPT_MS`. */
  at: number;
  /** The server has said paid. */
  isPaid: boolean;
}

/** True if the id is a segment of the path or a value of the query. */
export const isNamedIn = (address: string, order: string): boolean =>
  order !== '' && address.split(/[/?&=#]/).indexOf(encodeURIComponent(order)) >= 0;

function parseResult(text: string | null): RememberedResult | null {
  try {
    const value = JSON.parse(text || 'null') as RememberedResult;
    // Both ways: a clock that was set back must not keep it for ever. A path of another origin could only be planted.
    return Math.abs(Date.now() - value.at) < PIN_KEPT_MS && /^\/(?![/\\])/.test(value.path) ? value : null;
  } catch (_error) {
    // Nothing stored, or not JSON.
    return null;
  }
}

/** All results that are remembered, by brand. `keys`: of local storage. */
export const rememberedResults = (
  keys: readonly string[],
  get: (key: string) => string | null,
): { brand: string; result: RememberedResult }[] =>
  keys
    .filter((key) => key.indexOf(RESULT_PREFIX) === 0)
    .map((key) => ({ brand: key.slice(RESULT_PREFIX.length), result: parseResult(get(key)) }))
    .filter((each): each is { brand: string; result: RememberedResult } => each.result !== null);

/** The result that belongs to a page: its brand's, or that of the order which its address names (results are read by
 * another brand's page too). */
export const resultFor = (
  results: readonly { brand: string; result: RememberedResult }[],
  brand: string | null,
  address: string,
): RememberedResult | null => {
  const own = results.filter((each) => each.brand === brand);
  const named = results.filter(({ result }) => isNamedIn(address, String(result.order)));
  const found = named.concat(own)[0];
  return found ? found.result : null;
};
