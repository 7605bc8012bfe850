import type { BootData, ComposedData, PageData } from '@vip/release-format';
import { chooseSet, type ChosenSet } from './choose-set.ts';
import { firstCall } from './first-call.ts';
import { watchShell } from './watch-shell.ts';
import { tagsOf } from './write-tags.ts';

type BootWindow = Window & { __page: PageData; __boot: BootData };

/**
 * Inlined into every composed page, minified: runs before everything else, in the oldest engine.
 * `first` is the address of the page's first call, or null.
 */
export function start(composed: ComposedData, first: string | null): void {
  const page = composed as PageData;
  const own = window as unknown as BootWindow;
  const boot: BootData = { first: null, isStarted: false, isReplaced: false };
  own.__page = page;
  own.__boot = boot;
  // Libraries name it while they load, before any polyfill could come (chrome < 71, iOS < 12.1).
  if (typeof globalThis === 'undefined') (window as { globalThis?: unknown }).globalThis = window;

  boot.first = firstCall(first);
  // Skeletons stand still at first and shimmer only where loading takes long.
  requestAnimationFrame(() => {
    setTimeout(() => {
      document.documentElement.setAttribute('data-slow', '');
    }, 300);
  });
  watchShell(boot, composed);

  const { slice, shell } = composed;
  const set = page.brand ? chosen(page) : { ...STANDING, shell };
  const { release } = set;
  const isComposed = release ? release.version === page.composed : true;
  const isStanding =
    !page.brand || (isComposed && release && !slice.canary && set.shell.version === shell.version);
  const tags = isStanding ? '' : tagsOf(page, set);
  Object.assign(page, set, {
    isComposed,
    integrity: Object.assign({}, set.shell.integrity, release ? release.integrity : null),
  });
  if (tags) document.write(tags);
}

/** A page that belongs to no brand. */
const STANDING = { release: null, why: null, serial: 0, override: null };

function chosen(page: ComposedData): ChosenSet {
  try {
    return chooseSet(page);
  } catch (_error) {
    // What is remembered is malformed in a way that nobody thought of: the HTML alone counts.
    const { slice, shell } = page;
    return { ...STANDING, release: slice.live, why: slice.live && 'live', serial: slice.serial, shell };
  }
}
