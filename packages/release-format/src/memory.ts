import type { LoadableRelease, LoadableShell, PageData, ReleaseSlice } from './page-data.ts';

// Storage that the shell writes and the boot script of the next page reads.

/** In local storage: a `ReleaseMemory`. */
export const memoryKey = (brand: string): string => `release.${brand}`;
/** In session storage: a `ReleaseOverride`. */
export const OVERRIDE_KEY = 'release.override';
/**
 * The random id of a canary's bucket where no user is known: in session storage, and in local storage once the user has
 * consented to a privacy text.
 */
export const DEVICE_KEY = 'release.device';

export const RESULT_PREFIX = 'purchase.result.';
/** In local storage: a `RememberedResult`. */
export const resultKey = (brand: string): string => RESULT_PREFIX + brand;

/** In session storage: which document was reloaded because a file had failed. */
export const RELOADED_KEY = 'reloaded';

/** In local storage under `memoryKey(brand)`: a brand's releases as known to this phone. Written by the shell, read by the
 * boot script of the next page. Malformed values count as absent. */
export interface ReleaseMemory {
  /** From the registry, newer than the HTML at that time; complete releases. */
  slice?: RememberedSlice;
  /** Versions that failed here, newest first, at most `MOST_BAD`. */
  bad?: string[];
  /** Orders and the set that each was started with, newest first, at most `MOST_PINS`. */
  pins?: ReleasePin[];
}

export interface RememberedSlice extends ReleaseSlice {
  /** Version of the shell whose contract its releases fit. */
  shell: string;
  /** The key that signed it. */
  kid: string;
  /** ms since 1970. */
  expiresAt: number;
}

/** The release set of an order. Applies to every path with the order's id as a segment, and, while `isOpen`, to all pages
 * of the brand. */
export interface ReleasePin {
  order: string;
  /** ms since 1970; forgotten after `PIN_KEPT_MS`. */
  at: number;
  /** The purchase is in progress. */
  isOpen: boolean;
  /** The order was made in a preview. */
  isPreview?: boolean;
  shell: LoadableShell;
  release: LoadableRelease;
}

/** In session storage under `OVERRIDE_KEY`: a release that a signed link chose instead of the live one, for this tab. */
export interface ReleaseOverride {
  brand: string;
  release: LoadableRelease;
  /** ms since 1970. */
  expiresAt: number;
  allowPay: boolean;
  /** The link's id, by which it can be revoked. */
  link?: string;
}

/**
 * How far a slice may be ahead of the HTML. Cached HTML misses some changes, never so many; a stolen key could otherwise sign
 * a serial that no later change exceeds.
 */
export const MOST_AHEAD = 1000;

/**
 * True if it applies to this page: cached HTML may have an older shell, which may not run the remembered releases. Not once
 * it has expired or its key is retired. `now`: ms since 1970.
 */
export const isForPage = (
  { serial, shell, kid, expiresAt }: Pick<RememberedSlice, 'serial' | 'shell' | 'kid' | 'expiresAt'>,
  page: Pick<PageData, 'slice' | 'shell' | 'keys'>,
  now: number,
): boolean =>
  serial > page.slice.serial &&
  serial <= page.slice.serial + MOST_AHEAD &&
  shell === page.shell.version &&
  expiresAt > now &&
  page.keys.some((key) => key.kid === kid);

export const MOST_BAD = 5;
export const MOST_PINS = 3;
/** How long a purchase is remembered, ms. */
export const PIN_KEPT_MS = 24 * 3600000;

/** In local storage under `resultKey(brand)`: the result address of a purchase that is in progress or paid. */
export interface RememberedResult {
  /** Path and query on this site. */
  path: string;
  /** The order's id; '' if unknown. */
  order: string;
  /** ms since 1970 by the phone's clock; the result is forgotten after `PIN_KEPT_MS`. */
  at: number;
  /** The server has confirmed the payment. */
  isPaid: boolean;
}

/** True if the id is a segment of the path or a value of the query. */
export const isNamedIn = (address: string, order: string): boolean =>
  order !== '' && address.split(/[/?&=#]/).indexOf(encodeURIComponent(order)) >= 0;

function parseResult(text: string | null): RememberedResult | null {
  try {
    const value = JSON.parse(text || 'null') as RememberedResult;
    // Absolute: a clock that was set back must not keep it for ever. A path of another origin could only be planted.
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

/** The result for a page: that of the order in its address (another brand's page may show it), else its brand's. */
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
