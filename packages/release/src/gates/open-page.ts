import path from 'node:path';
import type { RouteData } from '@vip/release-format';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import type { Pair } from './fit.ts';

/** The site as it would be with a pair live; the browser can request nothing else. */
export interface SmokeSite {
  /** The HTML of one of the release's routes. */
  open(pair: Pair, route: RouteData): Promise<string>;
  /** Folder of releases, with a slash at the end: on the page's origin (`/r/`) or another one. */
  base: string;
  /** A file below it, such as `honey/1a2b3c4d5e6f/entry.js`; null if there is none. */
  file(name: string): Promise<Buffer | null>;
}

/** Longest wait for network idle, ms: far more than a slow machine needs. */
const IDLE_MS = 60_000;

/** React's console messages about hydration mismatches; its production build has numbers for them. */
const HYDRATION = /hydrat|Minified React error #(?:418|419|421|422|423|425)\b/i;

/** Title of the shell's and the boot script's error message. */
const FAILURE_TITLE = '页面加载失败';

/** Failures of a page of a pair when it is opened first in a visit; clauses such as `throws …`. */
export async function openPage(
  browser: Browser,
  site: SmokeSite,
  pair: Pair,
  route: RouteData,
): Promise<string[]> {
  const failures = new Set<string>();
  const report = (failure: string) => failures.add(failure);
  const path = route.path.replace(/:\w+/g, '1');
  const context = await browser.newContext(PHONE);
  try {
    await serveSite(context, { site, document: { path, html: await site.open(pair, route) }, report });
    const page = await context.newPage();
    page.on('pageerror', (error) => report(`throws ${firstLine(error.message)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && HYDRATION.test(message.text()))
        report(`hydrates differently from its markup: ${firstLine(message.text())}`);
    });
    await waitUntilIdle(page, path);
    for (const failure of await checkPage(page)) report(failure);
  } catch (error) {
    report(`cannot be opened: ${firstLine((error as Error).message)}`);
  } finally {
    await context.close();
  }
  return [...failures];
}

const firstLine = (text: string): string => text.replace(/\n[^]*/, '');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };

/** Waits until the network and the main thread are idle. */
async function waitUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle', timeout: IDLE_MS });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Failures visible to a user, and whether React has hydrated the page. */
async function checkPage(page: Page): Promise<string[]> {
  const { text, titles, isHydrated } = await page.evaluate(() => {
    const root = document.getElementById('root');
    return {
      text: root?.innerText.trim() ?? '',
      titles: [...document.querySelectorAll('h1')].map((title) => title.innerText.trim()),
      // React's property on its container: without it no tap is handled.
      isHydrated: Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')),
    };
  });
  if (titles.includes(FAILURE_TITLE)) return [`shows ${FAILURE_TITLE}`];
  if (text === '') return ['shows nothing'];
  return isHydrated ? [] : ['stays a skeleton: the shell did not hydrate it'];
}

/** An origin that does not exist: every request is answered here or refused. */
const ORIGIN = 'https://smoke.invalid';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Serves one document and the site's files to a browser. Backends on the page's own origin answer 503, other origins refuse
 * the connection. Missing scripts and style sheets are reported.
 */
async function serveSite(
  context: BrowserContext,
  served: { site: SmokeSite; document: { path: string; html: string }; report(failure: string): void },
): Promise<void> {
  const { site, document, report } = served;
  const base = new URL(site.base, ORIGIN).href;
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    const isRelease = address.startsWith(base);
    if (origin !== ORIGIN && !isRelease) return route.abort('connectionrefused');
    if (route.request().isNavigationRequest())
      // Other navigations: the page stays.
      return address === ORIGIN + document.path
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: document.html })
        : route.fulfill({ status: 204 });
    const body = isRelease ? await site.file(address.slice(base.length)) : null;
    if (body)
      return route.fulfill({
        contentType: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
        // As servers of releases answer (`hosting/nginx/releases.conf`): scripts are requested with CORS.
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    return refuse(route, pathname, report);
  });
}

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

function refuse(route: Route, pathname: string, report: (failure: string) => void): Promise<void> {
  if (!isCode(route.request())) return route.fulfill({ status: 503 });
  report(`requests ${pathname}, which does not exist`);
  return route.fulfill({ status: 404 });
}
