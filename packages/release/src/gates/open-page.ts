import path from 'node:path';
import type { RouteData } from '@vip/release-format';
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright-core';
import type { Pair } from './fit.ts';

/** The site as it would be with a pair live; the browser gets nothing else. */
export interface SmokeSite {
  /** The whole HTML of one of the release's routes. */
  open(pair: Pair, route: RouteData): Promise<string>;
  /** Where releases lie, with a slash at the end: of the page's origin (`/r/`) or of another one. */
  base: string;
  /** A file below it, such as `honey/1a2b3c4d5e6f/entry.js`; null where there is none. */
  file(name: string): Promise<Buffer | null>;
}

/** How long a page may take to come to rest, ms: far more than it needs on a slow machine. */
const REST_MS = 60_000;

/** React's console messages for markup that differs from the page; its production build has numbers for them. */
const HYDRATION = /hydrat|Minified React error #(?:418|419|421|422|423|425)\b/i;

/** What the shell, and the boot script without it, say where a page does not come. */
const FAILURE_TITLE = '页面加载失败';

/** What is wrong with a page of a pair, when it is opened as the first of a visit; clauses such as `throws …`. */
export async function openPage(
  browser: Browser,
  site: SmokeSite,
  pair: Pair,
  route: RouteData,
): Promise<string[]> {
  const troubles = new Set<string>();
  const tell = (trouble: string) => troubles.add(trouble);
  const path = route.path.replace(/:\w+/g, '1');
  const context = await browser.newContext(PHONE);
  try {
    await setStage(context, { site, document: { path, html: await site.open(pair, route) }, tell });
    const page = await context.newPage();
    page.on('pageerror', (error) => tell(`throws ${firstLine(error.message)}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && HYDRATION.test(message.text()))
        tell(`is drawn otherwise than it was rendered: ${firstLine(message.text())}`);
    });
    await rest(page, path);
    for (const trouble of await look(page)) tell(trouble);
  } catch (error) {
    tell(`cannot be opened: ${firstLine((error as Error).message)}`);
  } finally {
    await context.close();
  }
  return [...troubles];
}

const firstLine = (text: string): string => text.replace(/\n[^]*/, '');

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'zh-CN' };

/** Until nothing is loading and the page has nothing more to do. */
async function rest(page: Page, path: string): Promise<void> {
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle', timeout: REST_MS });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** What a person would see, and whether it is more than a picture. */
async function look(page: Page): Promise<string[]> {
  const { text, titles, isTaken } = await page.evaluate(() => {
    const root = document.getElementById('root');
    return {
      text: root?.innerText.trim() ?? '',
      titles: [...document.querySelectorAll('h1')].map((title) => title.innerText.trim()),
      // React's own mark on its container: without it no tap is handled.
      isTaken: Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')),
    };
  });
  if (titles.includes(FAILURE_TITLE)) return [`shows ${FAILURE_TITLE}`];
  if (text === '') return ['shows nothing'];
  return isTaken ? [] : ['shows its skeleton for ever: the shell did not take it over'];
}

/** An origin that does not exist: every request is answered here, or not at all. */
const ORIGIN = 'https://smoke.invalid';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/**
 * Lets a browser see one document and the site's files. Backends of the page's own origin answer 503, all others not at
 * all. Scripts and style sheets that are not there are reported (`tell`).
 */
async function setStage(
  context: BrowserContext,
  stage: { site: SmokeSite; document: { path: string; html: string }; tell(trouble: string): void },
): Promise<void> {
  const { site, document, tell } = stage;
  const base = new URL(site.base, ORIGIN).href;
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const address = origin + pathname;
    const isRelease = address.startsWith(base);
    if (origin !== ORIGIN && !isRelease) return route.abort('connectionrefused');
    if (route.request().isNavigationRequest())
      // Wherever else the page goes: it stays where it is.
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
    return refuse(route, pathname, tell);
  });
}

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

function refuse(route: Route, pathname: string, tell: (trouble: string) => void): Promise<void> {
  if (!isCode(route.request())) return route.fulfill({ status: 503 });
  tell(`asks for ${pathname}, which is not there`);
  return route.fulfill({ status: 404 });
}
