import type { Browser } from '@playwright/test';
import { isBackend } from '../server/serve-variant.ts';
import type { Subject } from '../subjects.ts';
import { newProfile, openMeasuredPage, type MeasuredPage } from './browser.ts';
import { afterAnswer, fetchedBytes } from './loading.ts';
import { load } from './one-load.ts';

/** A navigation inside the shell and the step back. Times in ms. */
export interface InApp {
  /** From the navigation to content with data. */
  shown: number;
  /** From the answer that the content shows. */
  afterAnswer: number;
  /** Bytes of files that the navigation fetched. */
  fetched: number;
  /** From the step back until the first page is shown again. */
  shownAgain: number;
  errors: string[];
}

/** A page that is loaded cold, and another one to go to. */
export interface Visit {
  browser: Browser;
  origin: string;
  storage: Record<string, string>;
  from: Subject;
  to: Subject;
}

/** Does something in the page of a visit, once it has taken over and its network is quiet. */
export async function inLoadedPage<T>(
  { browser, origin, storage, from }: Visit,
  act: (opened: MeasuredPage) => Promise<T>,
): Promise<T> {
  const context = await newProfile(browser, origin, storage);
  try {
    const opened = await openMeasuredPage(context, from.target);
    await load(opened, { url: origin + from.path, target: from.target, until: 'tookOver' });
    return await act(opened);
  } finally {
    await context.close();
  }
}

/** Navigates to `to` and steps back. */
export const inAppNavigation = (visit: Visit): Promise<InApp> =>
  inLoadedPage(visit, async ({ page, network, errors }) => {
    const { from, to } = visit;
    const forth = await page.evaluate(navigateInPage, { to: to.path, content: to.target.content });
    await network.quiet();
    const entries = await page.evaluate(readSince, forth.start);
    const call = entries.find(({ path }) => path === to.call);
    if (!call) throw new Error(`${to.path} did not call ${to.call} after the navigation`);
    const back = await page.evaluate(navigateInPage, { to: null, content: from.target.content });
    return {
      shown: forth.shown - forth.start,
      afterAnswer: afterAnswer(forth.shown, call.endedAt),
      fetched: entries
        .filter(({ path, endedAt }) => !isBackend(path) && endedAt <= forth.shown)
        .reduce((sum, { transferSize }) => sum + fetchedBytes(transferSize), 0),
      shownAgain: back.shown - back.start,
      errors,
    };
  });

/**
 * Runs in the page: navigates with the function that the shell gives to pages, or a step back (`to` null), and resolves with
 * the first frame in which content is in view that was not there before. The function is found in React's tree, since no
 * link of the measured page leads into the shell; a changed address alone would be a step back to the router.
 */
export function navigateInPage({
  to,
  content,
}: {
  to: string | null;
  content: { selector: string; text: string };
}): Promise<{ start: number; shown: number }> {
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: { value?: { go?: unknown; back?: unknown } } | null;
  }
  type Go = (to: string) => void;

  function findGo(fiber: Fiber | null): Go | null {
    for (let at = fiber; at; at = at.sibling) {
      const value = at.memoizedProps?.value;
      if (typeof value?.go === 'function' && typeof value.back === 'function') return value.go as Go;
      const found = findGo(at.child);
      if (found) return found;
    }
    return null;
  }
  function goOfShell(): Go {
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >;
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const go = findGo(root[key]?.stateNode.current ?? null);
    if (!go) throw new Error('the page has no navigation of the shell');
    return go;
  }

  const text = new RegExp(content.text);
  function inView(): Element[] {
    return Array.from(document.querySelectorAll(content.selector)).filter((element) => {
      if (!text.test(element.textContent ?? '') || element.closest('[aria-hidden=true]')) return false;
      const { width, height, top, bottom } = element.getBoundingClientRect();
      return width > 0 && height > 0 && top < innerHeight && bottom > 0;
    });
  }
  const before = new Set(inView());
  const navigate = to === null ? () => history.back() : goOfShell().bind(null, to);
  const start = performance.now();
  // Not in each animation frame: the trace of `measureMovements` would count those frames as movement of the page.
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!inView().some((element) => !before.has(element))) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve({ start, shown: performance.now() }));
    });
    observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
    navigate();
  });
}

/** Runs in the page: what it has requested since a moment. */
function readSince(start: number) {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ startTime }) => startTime >= start)
    .map(({ name, responseEnd, transferSize }) => ({
      path: new URL(name).pathname,
      endedAt: responseEnd,
      transferSize,
    }));
}
