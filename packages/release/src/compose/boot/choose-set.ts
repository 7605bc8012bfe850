import {
  ACCOUNT_KEY,
  chooseRelease,
  type ComposedData,
  DEVICE_KEY,
  foldersApart,
  haveHashes,
  isFields,
  isForPage,
  isShell,
  isText,
  isVersion,
  type LoadableRelease,
  type LoadableShell,
  memoryKey,
  OVERRIDE_KEY,
  PIN_KEPT_MS,
  type ReleaseMemory,
  type ReleaseOverride,
  type ReleasePin,
  type ReleaseReason,
  type ReleaseSlice,
  type RememberedSlice,
} from '@vip/release-format';
import { stored, storedJson } from './stored.ts';

// Not `isRelease` of the format, which would be half a percent of a page's HTML: only fields that lead to files are checked.

/** A release with the fields that every page of it needs; its entry has a hash. */
const isLoadable = (release: LoadableRelease | null): release is LoadableRelease =>
  isFields(release) &&
  isFields(release.pages) &&
  Array.isArray(release.routes) &&
  isVersion(release.version) &&
  isText(release.container) &&
  haveHashes([release.entry], release.integrity);

/** A release with the hashes of the files of all its pages, as stored on the phone. */
const isComplete = (release: LoadableRelease | null): boolean =>
  isLoadable(release) &&
  Object.keys(release.pages).every((name) => {
    const page = release.pages[name];
    return (
      isFields(page) && haveHashes(page.js, release.integrity) && haveHashes(page.css, release.integrity)
    );
  });

/**
 * A release's page for this HTML's route, or null if it has none or is malformed, as storage is not trusted. In composed
 * HTML a release has no other page. Styles that are inline in the HTML need no hash.
 */
export function pageFor(
  release: LoadableRelease | null,
  { route, composed }: ComposedData,
): { js: string[]; css: string[] } | null {
  if (!isLoadable(release)) return null;
  const found = release.routes.filter((each) => isFields(each) && each.path === route)[0];
  const page = found && release.pages[found.page];
  const isUsable =
    isFields(page) &&
    haveHashes(page.js, release.integrity) &&
    (release.version === composed || haveHashes(page.css, release.integrity));
  return isUsable ? page : null;
}

/** The release and the shell that a page runs. */
export interface ChosenSet {
  release: LoadableRelease | null;
  why: ReleaseReason | null;
  shell: LoadableShell;
  serial: number;
  override: { allowPay: boolean; expiresAt: number } | null;
}

/** Chooses by the data of the HTML and what this phone has stored. Malformed storage is ignored. */
export function chooseSet(page: ComposedData): ChosenSet {
  const brand = String(page.brand);
  const stored = storedJson(() => localStorage, memoryKey(brand));
  const memory: ReleaseMemory = isFields(stored) ? stored : {};
  const slice = newest(page, memory.slice);
  const pin = pinFor(memory.pins);
  const over = storedJson(() => sessionStorage, OVERRIDE_KEY) as ReleaseOverride | null;
  const hasOver = isFields(over) && over.brand === brand && over.expiresAt > Date.now();
  const here = (release: LoadableRelease | null) => (pageFor(release, page) ? release : null);
  const canary = isFields(slice.canary) && {
    share: slice.canary.share,
    salt: slice.canary.salt,
    release: here(slice.canary.release),
  };
  const chosen = chooseRelease({
    brand,
    id: canary ? idOf() : null,
    live: here(slice.live),
    canary: canary || null,
    lastGood: here(slice.lastGood),
    pinned: pin && here(pin.release),
    override: hasOver ? here(over.release) : null,
    bad: Array.isArray(memory.bad) ? memory.bad : [],
  });
  const why = chosen && chosen.why;
  const failed = slice.live;
  return {
    release:
      chosen && why === 'fallback' && failed
        ? Object.assign({}, chosen.release, { folders: foldersApart(chosen.release, failed) })
        : chosen && chosen.release,
    why,
    shell: pin && why === 'pinned' ? pin.shell : page.shell,
    serial: slice.serial,
    override:
      hasOver && why === 'override' ? { allowPay: over.allowPay === true, expiresAt: over.expiresAt } : null,
  };
}

/** The stored slice if it is newer and its live release can run, else the HTML's. */
const newest = (page: ComposedData, remembered: RememberedSlice | undefined): ReleaseSlice =>
  isFields(remembered) && isForPage(remembered, page, Date.now()) && isComplete(remembered.live)
    ? remembered
    : page.slice;

/** The pinned set of the order in the address, else of the purchase in progress. */
function pinFor(pins: unknown): ReleasePin | null {
  const kept = (Array.isArray(pins) ? (pins as ReleasePin[]) : []).filter(
    (pin) => isFields(pin) && Math.abs(Date.now() - pin.at) < PIN_KEPT_MS && isShell(pin.shell),
  );
  const segments = location.pathname.split('/');
  const named = kept.filter((pin) => segments.indexOf(encodeURIComponent(pin.order)) >= 0)[0];
  return named || kept.filter((pin) => pin.isOpen)[0] || null;
}

/** The id for a canary's bucket: the last known user's, else a random one; null if nothing can be stored. */
function idOf(): string | null {
  const user = storedJson(() => localStorage, ACCOUNT_KEY) as { id?: unknown } | null;
  if (isFields(user) && typeof user.id === 'string' && user.id) return user.id;
  return stored(DEVICE_KEY) || sessionId();
}

/** A random id for this session: the shell moves it to local storage after consent to a privacy text. */
function sessionId(): string | null {
  try {
    let id = sessionStorage.getItem(DEVICE_KEY);
    if (!id) {
      id = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
      sessionStorage.setItem(DEVICE_KEY, id);
    }
    return id;
  } catch (_error) {
    // Storage is blocked: without a stable id there is no bucket.
    return null;
  }
}
