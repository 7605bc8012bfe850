import type { Browser, BrowserContext } from '@playwright/test';
import type { Target } from '../subjects.ts';
import { becomesTrue, newProfile, openMeasuredPage, type MeasuredPage } from './browser.ts';
import {
  answered,
  fetchedBytes,
  fetchedFiles,
  loadingUntil,
  type Answered,
  type Arrival,
  type Fetched,
  type Loading,
} from './loading.ts';

/** One load. Times in ms since the navigation began. */
export interface Load {
  firstPaint: number;
  /** The first text or picture; a skeleton of plain boxes is painted before it counts as content. */
  firstContent: number;
  cards: number;
  /** As `cards` for a page without handlers. */
  ready: number;
  /** As `ready` for a page without React. */
  tookOver: number;
  shift: number;
  untilCards: Loading;
  untilReady: Loading;
  untilTookOver: Loading;
  inAll: Loading;
  fetched: Fetched;
  /** Everything but the document, in the order of the resource timing. */
  requests: Answered[];
  /** Errors of the page and its console. */
  errors: string[];
}

/** A page to load, and what it can become: a page of text alone has no handlers, a page without React is not taken over. */
export interface Loaded {
  url: string;
  target: Target;
  until: 'cards' | 'ready' | 'tookOver';
}

/** Loads a page in a new browser profile with `storage` of an earlier visit. */
export async function coldLoad(
  browser: Browser,
  loaded: Loaded,
  storage: Record<string, string>,
): Promise<Load> {
  const context = await newProfile(browser, new URL(loaded.url).origin, storage);
  try {
    return await oneLoad(context, loaded);
  } finally {
    await context.close();
  }
}

/** Loads a page in a new tab. */
export async function oneLoad(context: BrowserContext, loaded: Loaded): Promise<Load> {
  const opened = await openMeasuredPage(context, loaded.target);
  return load(opened, loaded);
}

/** Loads a page in a tab, and waits until its network is quiet. */
export async function load(opened: MeasuredPage, { url, until }: Loaded): Promise<Load> {
  const { page, devtools, network, errors } = opened;
  await page.goto(url, { waitUntil: 'commit' });
  if (!(await becomesTrue(devtools, `window.__seen?.${until} > 0`)))
    throw new Error(`${url} did not become ready. Its errors: ${errors.join(' | ') || 'nothing'}`);
  await network.quiet();
  const read = await page.evaluate(readPage);
  const { seen, firstPaint, firstContent, arrivals } = read;
  const { cards, shift } = seen;
  if (cards === null || firstPaint === null || firstContent === null)
    throw new Error(`${url} was ready before it was seen`);
  const ready = seen.ready ?? cards;
  const tookOver = seen.tookOver ?? ready;
  const requests = answered({
    url,
    arrivals: arrivals.map(({ transferSize, ...arrival }) => ({
      ...arrival,
      fetched: fetchedBytes(transferSize),
    })),
    sent: network.sent,
  });
  const loadingBy = (moment: number) => loadingUntil(moment, requests);
  return {
    firstPaint,
    firstContent,
    cards,
    ready,
    tookOver,
    shift,
    untilCards: loadingBy(cards),
    untilReady: loadingBy(ready),
    untilTookOver: loadingBy(tookOver),
    inAll: loadingBy(Infinity),
    fetched: fetchedFiles(requests, fetchedBytes(read.documentTransfer)),
    requests,
    errors,
  };
}

interface TimedArrival extends Omit<Arrival, 'fetched'> {
  transferSize: number;
}

/** Runs in the page. */
function readPage() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser requests the icon, not the page.
  const own = resources.filter(({ name }) => !name.endsWith('/favicon.ico'));
  const arrivals: TimedArrival[] = own.map((entry) => ({
    url: entry.name,
    beganAt: entry.startTime,
    endedAt: entry.responseEnd,
    size: entry.encodedBodySize,
    transferSize: entry.transferSize,
  }));
  return {
    seen: window.__seen,
    firstPaint: at('first-paint'),
    firstContent: at('first-contentful-paint'),
    documentTransfer: navigation?.transferSize ?? 0,
    arrivals,
  };
}
