import {
  ACCOUNT_KEY,
  chooseRelease,
  type ComposedData,
  DEVICE_KEY,
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

// `isRelease` of the format would be half a percent of a page's HTML: here only what leads to a file is looked at.

/** A release as far as any page of it is concerned; its entry has a hash. */
const isLoadable = (release: LoadableRelease | null): release is LoadableRelease =>
  isFields(release) &&
  isFields(release.pages) &&
  Array.isArray(release.routes) &&
  isVersion(release.version) &&
  isText(release.container) &&
  haveHashes([release.entry], release.integrity);

/** A release with the hash of every file that any of its pages needs, as a phone remembers one. */
const isWhole = (release: LoadableRelease | null): boolean =>
  isLoadable(release) &&
  Object.keys(release.pages).every((name) => {
    const page = release.pages[name];
    return (
      isFields(page) && haveHashes(page.js, release.integrity) && haveHashes(page.css, release.integrity)
    );
  });

/**
 * The page that a release has for this HTML's route, or null: what is stored is not trusted. Of composed HTML a release
 * has no other page. Styles that are inline in the HTML need no hash.
 */
export function pageFor(
  release: LoadableRelease | null,
  { route, composed }: ComposedData,
): { js: string[]; css: string[] } | null {
  if (!isLoadable(release)) return null;
  const found = release.routes.filter((each) => isFields(each) && each.path === route)[0];
  const page = found && release.pages[found.page];
  const isHere =
    isFields(page) &&
    haveHashes(page.js, release.integrity) &&
    (release.version === composed || haveHashes(page.css, release.integrity));
  return isHere ? page : null;
}

/** What a page runs. */
export interface ChosenSet {
  release: LoadableRelease | null;
  why: ReleaseReason | null;
  shell: LoadableShell;
  serial: number;
  override: { allowPay: boolean; expiresAt: number } | null;
}

/** Chooses from the data of the HTML and the memory of this phone. Malformed memory is ignored. */
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
  return {
    release: chosen && chosen.release,
    why,
    shell: pin && why === 'pinned' ? pin.shell : page.shell,
    serial: slice.serial,
    override:
      hasOver && why === 'override' ? { allowPay: over.allowPay === true, expiresAt: over.expiresAt } : null,
  };
}

/** What is remembered counts where its live release can run: without that it would take away what the HTML has. */
const newest = (page: ComposedData, remembered: RememberedSlice | undefined): ReleaseSlice =>
  isFields(remembered) && isForPage(remembered, page) && isWhole(remembered.live) ? remembered : page.slice;

/** The set of the order that this address is of, else of the purchase that is under way. */
function pinFor(pins: unknown): ReleasePin | null {
  const kept = (Array.isArray(pins) ? (pins as ReleasePin[]) : []).filter(
    (pin) => isFields(pin) && Math.abs(Date.now() - pin.at) < PIN_KEPT_MS && isShell(pin.shell),
  );
  const segments = location.pathname.split('/');
  const named = kept.filter((pin) => segments.indexOf(encodeURIComponent(pin.order)) >= 0)[0];
  return named || kept.filter((pin) => pin.isOpen)[0] || null;
}

/** Whom a canary's bucket is of: the user that was last known here, else a random id; null where nothing can be stored. */
function idOf(): string | null {
  const user = storedJson(() => localStorage, ACCOUNT_KEY) as { id?: unknown } | null;
  if (isFields(user) && typeof user.id === 'string' && user.id) return user.id;
  return stored(DEVICE_KEY) || sessionId();
}

/** Of this session: the shell moves it to local storage after a consent to a privacy text. */
function sessionId(): string | null {
  try {
    let id = sessionStorage.getItem(DEVICE_KEY);
    if (!id) {
      id = Math.random().toString(36).slice(2) + Math.random().toString(36).slice(2);
      sessionStorage.setItem(DEVICE_KEY, id);
    }
    return id;
  } catch (_error) {
    // Storage is blocked: a choice that cannot be kept is not made.
    return null;
  }
}
