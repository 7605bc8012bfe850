import type { RouteData } from '@vip/release-format';
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core';
import type { Pair } from './fit.ts';
import { addressOf, firstLine, ORIGIN, serveSite, type SmokeSite } from './serve-site.ts';

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
  const path = addressOf(route);
  const context = await browser.newContext(PHONE);
  try {
    const document = { path, html: await site.open(pair, route) };
    await serveSite(context, site, () => ({ document, report }));
    const page = await context.newPage();
    page.on('pageerror', (error) => report(`throws ${firstLine(error.message)}`));
    page.on('console', (message) => {
      if (isHydrationError(message))
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

export const isHydrationError = (message: ConsoleMessage): boolean =>
  message.type() === 'error' && HYDRATION.test(message.text());

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
};

/** Waits until the network and the main thread are idle. */
async function waitUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle', timeout: IDLE_MS });
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** Failures visible to a user, and whether React has hydrated the page. */
async function checkPage(page: Page): Promise<string[]> {
  const { text, titles, isNeutral, isHydrated } = await page.evaluate(() => {
    const root = document.getElementById('root');
    return {
      text: root?.innerText.trim() ?? '',
      titles: [...document.querySelectorAll('h1')].map((title) => title.innerText.trim()),
      isNeutral: document.querySelector('[data-neutral]') !== null,
      // React's property on its container: without it no tap is handled.
      isHydrated: Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')),
    };
  });
  if (titles.includes(FAILURE_TITLE)) return [`shows ${FAILURE_TITLE}`];
  // It sells, so that nothing else shows that the page is broken.
  if (isNeutral) return ['shows the shell’s neutral page'];
  if (text === '') return ['shows nothing'];
  return isHydrated ? [] : ['stays a skeleton: the shell did not hydrate it'];
}
