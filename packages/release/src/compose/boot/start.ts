import {
  type BootData,
  CLIENT_TYPE_KEY,
  type ComposedData,
  fillFirstCall,
  folderOf,
  type LoadableRelease,
  type LoadableShell,
  type PageData,
  TOKEN_KEY,
  withBearer,
} from '@vip/release-format';
import { chooseSet, type ChosenSet, pageFor } from './choose-set.ts';
import { stored } from './stored.ts';
import { watchShell } from './watch-shell.ts';

/** Starts the page's first call while the scripts load. `first`: its address, with `{ct}` for the client type. */
function firstCall(first: string | null): BootData['first'] {
  if (!first || !('fetch' in window)) return null;
  const kept = stored(TOKEN_KEY);
  const token = kept && withBearer(kept);
  const url = fillFirstCall(first, Number(stored(CLIENT_TYPE_KEY)) || 0);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = token;
  const answer = fetch(url, {
    headers,
    // Not `omit`: a call without credentials opens a second connection.
    credentials: 'same-origin',
    // A cached answer may be another user's prices.
    cache: 'no-store',
    // Old engines send the authorization header along to another host.
    redirect: 'error',
  }).then((response) => {
    // Read at once, for whoever asks: it takes some moments, in which the scripts arrive, and a clone takes more.
    const body = response.text();
    response.text = () => body;
    return response;
  });
  const text = answer.then((response) => response.text());
  text.catch(() => undefined); // the shell handles the failure
  return { url, token, answer, text };
}

/** Size of `-apple-system-body` in px where the setting of iOS is not changed. On macOS it is 13, without a setting. */
const IOS_BODY = 17;
/** Pages are checked up to twice their text size; iOS goes to three times. */
const MOST_SCALED = 2;

/**
 * Larger text where iOS is set to it. Web views of Android scale all text by themselves; on iOS only this font follows the
 * setting (W3C, CSS drafts, issue 10674). WeChat has a setting of its own and scales by itself.
 */
function followTextSize({ style }: HTMLElement): void {
  style.font = '-apple-system-body';
  // Other engines do not know it.
  if (!style.font) return;
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / IOS_BODY;
  style.font = '';
  if (scale > 1 && !/MicroMessenger/.test(navigator.userAgent))
    style.fontSize = `${Math.min(scale, MOST_SCALED) * 100}%`;
}

const attribute = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * Tags, with hashes, of a set other than the one in the HTML: `document.write` inserts them before the static ones, so that
 * they are deferred in the same order. The comment that is opened at the end hides the static ones; the HTML closes it.
 */
function tagsOf(page: ComposedData, { release, shell }: ChosenSet): string {
  const { base, composed, brand } = page;
  const files = release && pageFor(release, page);
  const from = (publisher: string | null, set: LoadableRelease | LoadableShell) => (name: string) =>
    `="${attribute(`${base}${publisher}/${folderOf(set, name)}/${name}`)}" integrity="${set.integrity[name]}" crossorigin="anonymous" data-href="${name}"`;
  const shellFile = from('shell', shell);
  const brandFile = release && from(brand, release);
  const styles = [
    ...(shell.version === page.shell.version ? [] : shell.css.map(shellFile)),
    ...(release && files && brandFile && release.version !== composed ? files.css.map(brandFile) : []),
  ];
  const scripts = [
    ...shell.js.slice(0, 1).map((name) => ` data-shell src${shellFile(name)}`),
    ...(release && files && brandFile
      ? [release.entry, ...files.js].map((name) => ` src${brandFile(name)}`)
      : []),
  ];
  return (
    styles.map((href) => `<link rel="stylesheet" href${href}>`).join('') +
    scripts.map((rest) => `<script defer${rest}></script>`).join('') +
    '<!--'
  );
}

/** Keeps what the user does before any script of the page can answer it. */
function recordInput(boot: BootData): void {
  ['input', 'click', 'submit'].forEach((type) =>
    document.addEventListener(type, (event) => {
      if (!boot.input) return;
      boot.input.push(event);
      // It would load the page again, without what was typed.
      if (type === 'submit') event.preventDefault();
    }),
  );
}

type BootWindow = Window & { __page: PageData; __boot: BootData };

/**
 * Inlined into every composed page, minified: runs before everything else, in the oldest engine.
 * `first` is the address of the page's first call, or null.
 */
export function start(composed: ComposedData, first: string | null): void {
  const page = composed as PageData;
  const own = window as unknown as BootWindow;
  const boot: BootData = { first: null, isStarted: false, isReplaced: false, input: [] };
  own.__page = page;
  own.__boot = boot;
  // Libraries use it while they load, before any polyfill (chrome < 71, iOS < 12.1).
  if (typeof globalThis === 'undefined') (window as { globalThis?: unknown }).globalThis = window;
  // Capacitor's own HTTP has taken over fetch and kept the web view's. On iOS it sends all reads to `capacitor:`, which the policy
  // refuses (createProxyUrl in its native-bridge.js).
  const { CapacitorWebFetch: kept } = window as { CapacitorWebFetch?: typeof fetch };
  if (kept) window.fetch = kept;

  boot.first = firstCall(first);
  recordInput(boot);
  const { documentElement } = document;
  followTextSize(documentElement);
  // Skeletons shimmer only if loading takes long: starting it costs a slow phone a frame, which would come before the prices.
  requestAnimationFrame(() => setTimeout(() => documentElement.setAttribute('data-slow', ''), 1000));
  // Shows a page whose end has not arrived.
  setTimeout(() => documentElement.setAttribute('data-partial', ''), 3000);
  watchShell(boot, composed);

  const { slice, shell } = composed;
  const set = page.brand ? chosen(page) : { ...NO_RELEASE, shell };
  const { release } = set;
  const isComposed = release ? release.version === page.composed : true;
  const hasStaticTags =
    !page.brand || (isComposed && release && !slice.canary && set.shell.version === shell.version);
  const tags = hasStaticTags ? '' : tagsOf(page, set);
  Object.assign(page, set, {
    isComposed,
    integrity: Object.assign({}, set.shell.integrity, release ? release.integrity : null),
  });
  if (tags) document.write(tags);
  loadRest(boot, page.base, set.shell);
}

/** The set of a page without brand. */
const NO_RELEASE = { release: null, why: null, serial: 0, override: null };

function chosen(page: ComposedData): ChosenSet {
  try {
    return chooseSet(page);
  } catch (_error) {
    // Storage is malformed in an unexpected way: only the HTML decides.
    const { slice, shell } = page;
    return { ...NO_RELEASE, release: slice.live, why: slice.live && 'live', serial: slice.serial, shell };
  }
}

/**
 * Loads the shell's other files than the first, which draws the page with those of the brand. These have a head start of one
 * round trip, as all share a slow network: what is left of them then takes about as long as the next request.
 */
function loadRest(boot: BootData, base: string, shell: LoadableShell): void {
  let isLoading = false;
  function load(): void {
    if (isLoading) return;
    isLoading = true;
    shell.js.slice(1).forEach((name) => {
      const script = document.createElement('script');
      script.src = `${base}shell/${folderOf(shell, name)}/${name}`;
      script.integrity = shell.integrity[name] || '';
      script.crossOrigin = 'anonymous';
      script.setAttribute('data-shell', '');
      document.head.appendChild(script);
    });
  }
  if (!boot.first) return load();
  const { navigationStart, requestStart, responseStart } = performance.timing;
  const roundTrip = responseStart - requestStart;
  const passed = () => performance.now() - (responseStart - navigationStart);
  setTimeout(load, roundTrip - passed());
  // At the end of the HTML the page is laid out, in which a slow phone spends that time: better early than late.
  document.addEventListener('readystatechange', () => passed() * 2 >= roundTrip && load());
  // The server took long for the HTML, not the network: the first ones have run.
  document.addEventListener('DOMContentLoaded', load);
}
