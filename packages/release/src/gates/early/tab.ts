import { drawnLines } from '@vip/dev-tools/drawn-lines';
import type { BootData, RouteData } from '@vip/release-format';
import type { Browser, Page, Request, Route } from 'playwright-core';
import type { Pair } from '../fit.ts';
import { isHydrationError, PHONE } from '../open-page.ts';
import { addressOf, firstLine, ORIGIN, serveSite, type Served, type SmokeSite } from '../serve-site.ts';
import { NOW } from './cases.ts';
import type { Visit } from './visits.ts';

/** How long a page may take until it is drawn once it has everything, ms: far more than a slow machine needs. */
const DRAWN_MS = 5_000;

/** Opens once. */
class Latch {
  open = () => {};
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

/** A page on its way from its first sight to React. Lines are those of `drawnLines`. */
export interface Drawing {
  /** The HTML makes the first call. It makes none to a backend in another wire format. */
  hasFirstCall: boolean;
  /** Before react-dom; null if the shell has not drawn the page by then. */
  early: string[] | null;
  /** Right after react-dom has taken over, before any chunk that it asks for. In a late drawing: the loading state. */
  takenOver: string[];
  /** Now. */
  read(): Promise<string[]>;
  /** Clauses such as `throws …`. */
  failures: ReadonlySet<string>;
  /** Why the shell has not drawn it, if it has logged that. */
  reason: string | null;
}

/** A browser tab in which pages of a pair are opened one after the other, each as a first visit. */
export interface Tab {
  /** Draws a page early, with react-dom held back; or `late`, by react-dom alone, with the answer held back. */
  draw(route: RouteData, visit: Visit, how: 'early' | 'late'): Promise<Drawing>;
  close(): Promise<void>;
}

export async function openTab(browser: Browser, site: SmokeSite, pair: Pair): Promise<Tab> {
  const context = await browser.newContext({ ...PHONE, userAgent: phoneAgent(browser.version()) });
  let present: Served;
  await serveSite(context, site, () => present);
  const page = await context.newPage();
  const settle = watchFiles(page);
  let failures = new Set<string>();
  let reason: string | null = null;
  page.on('pageerror', (error) => failures.add(`throws ${firstLine(error.message)}`));
  page.on('console', (message) => {
    if (isHydrationError(message)) failures.add(`hydrates differently: ${firstLine(message.text())}`);
    else if (message.text().startsWith('early ')) reason = firstLine(message.text().slice('early '.length));
  });

  return {
    async draw(route, visit, how) {
      const traffic = controlTraffic(pair, route, visit);
      const address = addressOf(route);
      failures = new Set();
      reason = null;
      const found = failures;
      const html = await site.open(pair, route);
      present = {
        document: { path: address, html },
        report: (failure) => found.add(failure),
        before: traffic.before,
      };
      const prepared = await page.addInitScript(beginVisit, { stored: visit.stored, now: Date.parse(NOW) });
      (how === 'early' ? traffic.answer : traffic.shell).open();
      await page.goto(ORIGIN + address, { waitUntil: 'domcontentloaded' });
      await prepared.dispose();
      const hasFirstCall = await page.evaluate(isCalling);
      const isEarly = how === 'early' && hasFirstCall && (await isDrawn(page, visit.isGood));
      const early = isEarly ? await page.evaluate(drawnLines, null) : null;
      traffic.shell.open();
      await page.waitForFunction(isTakenOver, null, { polling: 10 });
      await idle(page);
      const takenOver = await page.evaluate(drawnLines, null);
      traffic.answer.open();
      traffic.chunks.open();
      await settle();
      const read = () => page.evaluate(drawnLines, null);
      return { hasFirstCall, early, takenOver, read, failures: found, reason };
    },
    close: () => context.close(),
  };
}

/** Holds back react-dom, the answer to the first call and lazy chunks until their latches open. Other calls get no answer. */
function controlTraffic({ shell, release }: Pair, { page, firstCall }: RouteData, { answer }: Visit) {
  const latches = { shell: new Latch(), answer: new Latch(), chunks: new Latch() };
  const [first, ...rest] = shell.js.map((name) => `shell/${shell.version}/${name}`);
  const own = [release.entry, ...(release.pages[page]?.js ?? []), ...(release.pages[page]?.css ?? [])];
  const initial = new Set([first, ...own.map((name) => `${release.publisher}/${release.version}/${name}`)]);
  const path = firstCall?.path.replace('{ct}', '0') ?? '';

  async function before(route: Route, file: string | null): Promise<boolean> {
    const request = route.request();
    if (request.isNavigationRequest()) return false;
    if (file !== null) {
      if (rest.includes(file)) await latches.shell.opened;
      else if (!initial.has(file)) await latches.chunks.opened;
      return false;
    }
    if (!isCall(request)) return false;
    if (request.method() !== 'GET' || !request.url().endsWith(path)) return true;
    await latches.answer.opened;
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': ORIGIN };
    await route.fulfill({ ...answer, headers });
    return true;
  }
  return { ...latches, before };
}

const isCall = (request: Request): boolean => ['fetch', 'xhr', 'ping'].includes(request.resourceType());

/** Waits until no file is loading and nothing is left to do. Calls may be unanswered. */
function watchFiles(page: Page): () => Promise<void> {
  const loading = new Set<Request>();
  page.on('request', (request) => isCall(request) || loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  return async () => {
    do {
      await Promise.all([...loading].map(async (request) => (await request.response())?.finished()));
      await idle(page);
    } while (loading.size > 0);
  };
}

/** Whether the shell draws the page before react-dom. One that has to be drawn gets more time. */
async function isDrawn(page: Page, hasToBe: boolean): Promise<boolean> {
  await idle(page);
  if (!hasToBe) return page.evaluate(hasMark);
  const drawn = page.waitForFunction(hasMark, null, { polling: 10, timeout: DRAWN_MS });
  return drawn.then(
    () => true,
    () => false,
  );
}

// The functions below run in the page.

/** An empty device but for `stored`, whose clock is stopped, so that two pages show the same times. */
function beginVisit({ stored, now }: { stored: Record<string, string>; now: number }): void {
  localStorage.clear();
  sessionStorage.clear();
  Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
  Date.now = () => now;
}

const isCalling = (): boolean => Boolean((window as { __boot?: BootData }).__boot?.first);

const hasMark = (): boolean => performance.getEntriesByName('page drawn').length > 0;

/** React has its property on the container. */
const isTakenOver = (): boolean =>
  Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer'));

const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** A phone's browser: on a computer some pages have other payment methods, which are known only with a lazy chunk. */
const phoneAgent = (version: string): string =>
  `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Mobile Safari/537.36`;
