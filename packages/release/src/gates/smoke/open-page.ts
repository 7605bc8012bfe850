import type { RouteData } from '@vip/release-format';
import type { Browser, Page } from 'playwright-core';
import type { Pair } from './live-pairs.ts';
import type { SmokeSite } from './site.ts';
import { ORIGIN, setStage } from './stage.ts';

/** How long a page may take to come to rest, ms: far more than it needs on a slow machine. */
const REST_MS = 60_000;

/** What React says in the console where markup and page differ; its production build has numbers for it. */
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
      // React's own mark on what it draws in: without it nobody answers a tap.
      isTaken: Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer')),
    };
  });
  if (titles.includes(FAILURE_TITLE)) return [`shows ${FAILURE_TITLE}`];
  if (text === '') return ['shows nothing'];
  return isTaken ? [] : ['shows its skeleton for ever: the shell did not take it over'];
}
