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

export const memoryKey = (brand: string): string => `release.${brand}`;
export const OVERRIDE_KEY = 'release.override';
/** In local storage, else in session storage: the id that a canary's bucket is found by where no user is known. */
export const DEVICE_KEY = 'release.device';
export const MOST_BAD = 5;
export const MOST_PINS = 3;
/** As long as a purchase is remembered, ms. */
export const PIN_KEPT_MS = 24 * 3600000;
