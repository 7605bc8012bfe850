import type { Random } from '../plan/random.ts';
import type { Clock } from './clock.ts';
import {
  createEventTarget,
  createPageAddress,
  createPageTimers,
  type Leaving,
  type PageEvents,
} from './page-globals.ts';
import { createPageDocument, type PageDocument, type SentForm } from './page-document.ts';
import type { PendingWork } from './pending-work.ts';
import type { TabHistory } from './tab-history.ts';

/** What a page's window needs from the tab around it. */
export interface WindowOptions extends Leaving {
  clock: Clock;
  pendingWork: PendingWork;
  random: Random;
  /** ms that the phone's clock is ahead. */
  clockOffset(): number;
  history: TabHistory;
  storage: { local: Storage; session: Storage };
  fetch: typeof fetch;
  userAgent: string;
  touchPoints: number;
  isOnline(): boolean;
  submit(form: SentForm): void;
  onError(error: unknown): void;
}

export interface PageWindow {
  /** What the page calls `window`. */
  window: Window & typeof globalThis;
  /** By name: the globals that the product's script is run with. */
  globals: Readonly<Record<string, unknown>>;
  document: PageDocument;
  events: PageEvents;
  /** The document's address as it is now. */
  url(): URL;
}

const silent = () => undefined;

/** The phone's clock, which the server does not share. */
const pageDate = (now: () => number): DateConstructor =>
  class extends Date {
    static override now = now;
    constructor(...given: [] | [number | string]) {
      super(given.length === 0 ? now() : given[0]);
    }
  } as unknown as DateConstructor;

const pageMath = (random: Random): Math =>
  Object.assign(Object.create(Math) as Math, { random: random.next });

const pageCrypto = (random: Random) => ({
  getRandomValues<T extends Uint8Array>(bytes: T): T {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = random.int(0, 255);
    return bytes;
  },
});

/** Classes of the platform that have no state of a page. */
const PLATFORM = {
  Event,
  MessageEvent,
  Request,
  Response,
  Headers,
  URL,
  URLSearchParams,
  AbortController,
  AbortSignal,
  DOMException,
  FormData,
  Blob,
  ReadableStream,
  TextEncoder,
  TextDecoder,
  HTMLIFrameElement: class {},
  HTMLElement: class {},
  Element: class {},
  Node: class {},
};

/** The globals of one page life. `owner` owns its timers. */
export function createPageWindow(owner: object, options: WindowOptions): PageWindow {
  const { clock, random, onError, isOnline } = options;
  const window = {} as Record<string, unknown>;
  const events = createEventTarget(onError);
  const document = createPageDocument(window, onError, options.submit);
  const timers = createPageTimers(clock, owner, onError);
  const { url, location, history } = createPageAddress(options.history, options);
  const { setTimeout, setInterval, clear } = timers;

  const navigator = {
    userAgent: options.userAgent,
    maxTouchPoints: options.touchPoints,
    language: 'zh-CN',
    get onLine() {
      return isOnline();
    },
    sendBeacon(to: string, body: string) {
      // Its answer is never read.
      options.fetch(to, { method: 'POST', body }).catch(silent);
      return true;
    },
  };
  Object.assign(window, PLATFORM, events, {
    window,
    self: window,
    document: document.document,
    location,
    history,
    navigator,
    crypto: pageCrypto(random),
    localStorage: options.storage.local,
    sessionStorage: options.storage.session,
    fetch: options.fetch,
    setTimeout,
    clearTimeout: clear,
    setInterval,
    clearInterval: clear,
    requestAnimationFrame: (run: (at: number) => void) => setTimeout(() => run(clock.now()), 16),
    cancelAnimationFrame: clear,
    requestIdleCallback: (run: () => void) => setTimeout(run, 1),
    cancelIdleCallback: clear,
    matchMedia: () => ({ matches: false, addEventListener: silent, removeEventListener: silent }),
    scrollTo: silent,
    performance: { now: () => clock.now(), mark: silent, measure: silent, getEntriesByName: () => [] },
    Date: pageDate(() => clock.now() + options.clockOffset()),
    Math: pageMath(random),
    console: { error: silent, log: silent, warn: silent, info: silent, debug: silent },
    reportError: onError,
    // A script that an app evaluates in the page sees the page's globals.
    eval: (code: string) =>
      (new Function('window', `with (window) { ${code} }`) as (page: object) => void)(window),
  });
  const globals = {
    ...window,
    globalThis: window,
    setImmediate: options.pendingWork.soon,
    clearImmediate: silent,
  };
  return { window: window as unknown as Window & typeof globalThis, globals, document, events, url };
}

/** All globals that the product's script gets. */
export const GLOBAL_NAMES = [
  'window self globalThis global process document location history navigator crypto localStorage',
  'sessionStorage fetch performance console reportError matchMedia setTimeout clearTimeout setInterval',
  'clearInterval setImmediate clearImmediate requestAnimationFrame cancelAnimationFrame',
  'requestIdleCallback cancelIdleCallback MessageChannel Date Math HTMLIFrameElement HTMLElement Node',
  'Element',
].flatMap((names) => names.split(' '));
