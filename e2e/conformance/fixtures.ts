import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { apps, builtScript, script, type App } from './built.ts';
import { evaluate, moveClock } from './evaluate.ts';
import { playApp, type Play } from './driver.ts';

const ORIGIN = 'https://vip.example';

/** User agents of sister apps, one per platform. */
export const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/5.2.0 (lxb)',
  android:
    'Mozilla/5.0 (Linux; Android 10; V2057A Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/76.0.3809.89 Mobile Safari/537.36 SisterApp/3.4.1 (lxb)',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile SisterApp/5.2.0 (lxb)',
} as const;

/** The default hand-over of an app, and how the bridge parses it. */
export const HAND_OVER = {
  usertoken: 'Bearer abc.def',
  userinfo: { id: 7, nickname: '江晚舟', avatar: '' },
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};
export const PARSED = {
  token: 'Bearer abc.def',
  user: { id: '7', nickname: '江晚舟', avatar: '' },
  info: HAND_OVER.userinfo,
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};

/** Time of the page's clock within which everything but loading must finish, ms. */
const PATIENCE = 10_000;

/** A page in a fake app. Its clock is paused; `finish` moves it. */
export interface NativeApp {
  app: App;
  page: Page;
  /** Opens the page in the app. The bridge is loaded, not connected. */
  open(play?: Partial<Play>): Promise<void>;
  /** Moves the page's clock until a promise settles. */
  finish<T>(promise: Promise<T>): Promise<T>;
  /** Connects; returns the protocol or the error's code. */
  connect(): Promise<string>;
  /** Requests the user; returns the hand-over or the error's code. */
  ask(): Promise<unknown>;
}

/** The policy of a page as it was composed for this run. */
export function composedPolicy(): string {
  const site = process.env['E2E_SITE'];
  if (!site) throw new Error('no site: run `node run.ts --project bridge`');
  const html = readFileSync(join(site, 'pages/index.html'), 'utf8');
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy?.includes('script-src')) throw new Error('the composed page has no policy');
  return policy.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** Serves a document with the bridge and its lazy adapters, under the policy of our pages. */
export async function serveBridge(
  page: Page,
  headers: Record<string, string> = { 'content-security-policy': composedPolicy() },
): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const text = pathname === '/' ? null : script(pathname.slice(1));
    if (pathname === '/')
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers,
        body: '<!doctype html><title>页</title><script src="/runtime.js"></script><script src="/bridge.js"></script>',
      });
    else if (text === null) await route.fulfill({ status: 404 });
    else await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: text });
  });
}

export const openPage = (page: Page) => page.goto(`${ORIGIN}/`);

/** Pauses the page's clock and installs the fake apps. */
async function makeReady(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(builtScript('hosts.js'));
  await serveBridge(page);
}

function createNativeApp(page: Page, app: App): NativeApp {
  let played: { dispose(): Promise<void> } | null = null;
  const finish = async <T>(promise: Promise<T>): Promise<T> => {
    let isDone = false;
    const mark = () => (isDone = true);
    promise.then(mark, mark);
    // Most promises resolve at once, so steps start small; large steps reach time-outs.
    for (let ms = 0, step = 20; ms < PATIENCE && !isDone; ms += step, step = ms < 200 ? 20 : 200)
      await moveClock(page, step);
    // Loading a file takes real time, which the page's clock does not move. The test's timeout ends this loop.
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await moveClock(page, 20);
    }
    return promise;
  };
  return {
    app,
    page,
    finish,
    async open(play) {
      if (played) await played.dispose();
      else await makeReady(page);
      played = await page.addInitScript(playApp, { app: app.id, handOver: HAND_OVER, ...play });
      await openPage(page);
    },
    connect: () => finish(evaluate(page, () => window.played.connect())),
    ask: () => finish(evaluate(page, () => window.played.outcome(window.played.bridge.getUserInfo()))),
  };
}

/** A test in one app, by its id. An error thrown in the page fails it. */
export const test = base.extend<{ app: string; native: NativeApp; thrown: string[] }>({
  app: ['', { option: true }],
  userAgent: async ({ app }, use) => {
    await use(USER_AGENTS[apps.find(({ id }) => id === app)?.platform ?? 'ios']);
  },
  thrown: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      page.on('pageerror', ({ message }) => thrown.push(message));
      await use(thrown);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
  native: async ({ page, app }, use) => {
    const found = apps.find(({ id }) => id === app);
    if (!found) throw new Error(`no such app: ${app}`);
    await use(createNativeApp(page, found));
  },
});

export { expect };
