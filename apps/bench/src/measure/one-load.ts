import { type Browser, type BrowserContextOptions, type CDPSession } from '@playwright/test';
import { subject } from '../paths.ts';
import { answered, loadingUntil, type Answered, type Arrival, type Loading } from './loading.ts';
import { installProbe } from './probe.ts';
import { watchNetwork } from './watch-network.ts';

/** One cold load. Times in ms since the navigation began. */
export interface Load {
  firstPaint: number;
  /** The first text or picture; a skeleton of plain boxes is painted before it counts as content. */
  firstContent: number;
  cards: number;
  ready: number;
  /** As `ready` for a page without React. */
  tookOver: number;
  shift: number;
  untilReady: Loading;
  untilTookOver: Loading;
  inAll: Loading;
  /** Everything but the document, in the order of the resource timing. */
  requests: Answered[];
  /** Errors of the page and its console. */
  errors: string[];
}

/** Conditions of every load. Rates in bits per second, latency in ms per request. */
export const CONDITIONS = { cpuSlowdown: 4, latency: 150, down: 1_600_000, up: 750_000 } as const;

const PHONE: BrowserContextOptions = {
  ignoreHTTPSErrors: true,
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  serviceWorkers: 'block',
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; Pixel 3) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
};

/** Loads the page in a new browser profile with `storage` of an earlier visit. */
export async function oneLoad(
  browser: Browser,
  origin: string,
  storage: Record<string, string>,
): Promise<Load> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...PHONE,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const devtools = await context.newCDPSession(page);
    const network = await watchNetwork(devtools);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latency,
      downloadThroughput: CONDITIONS.down / 8,
      uploadThroughput: CONDITIONS.up / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });

    const url = origin + subject.path;
    await page.goto(url, { waitUntil: 'commit' });
    if (!(await becomesReady(devtools)))
      throw new Error(`the page did not become ready. Its errors: ${errors.join(' | ') || 'nothing'}`);
    await network.quiet();
    const { seen, firstPaint, firstContent, arrivals } = await page.evaluate(readPage);
    const { cards, ready, tookOver, shift } = seen;
    if (cards === null || ready === null || firstPaint === null || firstContent === null)
      throw new Error('the page was ready before it was seen');
    const requests = answered({ url, arrivals, sent: network.sent });
    return {
      firstPaint,
      firstContent,
      cards,
      ready,
      tookOver: tookOver ?? ready,
      shift,
      untilReady: loadingUntil(ready, requests),
      untilTookOver: loadingUntil(tookOver ?? ready, requests),
      inAll: loadingUntil(Infinity, requests),
      requests,
      errors,
    };
  } finally {
    await context.close();
  }
}

const POLL_MS = 300;
const READY_MAX_MS = 30_000;

/**
 * Whether the page becomes ready in time. By the debugger, and rarely: Playwright's own waiting compiles its library in the
 * page, 200 ms of a slow CPU between the first paint and the prices.
 */
async function becomesReady(devtools: CDPSession): Promise<boolean> {
  const deadline = Date.now() + READY_MAX_MS;
  while (Date.now() < deadline) {
    await new Promise((passed) => setTimeout(passed, POLL_MS));
    const expression = 'window.__seen?.ready > 0';
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return true;
  }
  return false;
}

/** Runs in the page. */
function readPage() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null;
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  // The browser requests the icon, not the page.
  const own = resources.filter(({ name }) => !name.endsWith('/favicon.ico'));
  const arrivals: Arrival[] = own.map(({ name, initiatorType, startTime, responseEnd, encodedBodySize }) => ({
    url: name,
    isScript: initiatorType === 'script',
    beganAt: startTime,
    endedAt: responseEnd,
    size: encodedBodySize,
  }));
  return {
    seen: window.__seen,
    firstPaint: at('first-paint'),
    firstContent: at('first-contentful-paint'),
    arrivals,
  };
}
