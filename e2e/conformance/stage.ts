import { expect, test as base, type Page } from '@playwright/test';
import { apps, builtScript, script, type App } from './built.ts';
import { playApp, type Play } from './driver.ts';

const ORIGIN = 'https://vip.example';

/** Web views of sister apps, one a system. */
export const USER_AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/5.2.0 (lxb)',
  android:
    'Mozilla/5.0 (Linux; Android 10; V2057A Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/76.0.3809.89 Mobile Safari/537.36 SisterApp/3.4.1 (lxb)',
} as const;

/** What an app says unless a test has it say something else, and what a page must make of it. */
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
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};

/** ms of the page's time after which nothing more is expected. */
const PATIENCE = 10_000;

/** A page in an app, whose time stands still unless `settled` moves it. */
export interface Stage {
  app: App;
  page: Page;
  /** Opens the page in the app. The bridge's script is there, and not connected. */
  open(play?: Partial<Play>): Promise<void>;
  /** Moves the page's time until a promise settles. Rejects when it never does. */
  settled<T>(promise: Promise<T>): Promise<T>;
  /** Connects, and says the protocol or the error's code. */
  connect(): Promise<string>;
  /** Asks for the user: the hand-over, or the error's code. */
  ask(): Promise<unknown>;
}

interface Options {
  app: string;
}

/** The address bar's page: a document with the bridge in it, and its late adapters beside it. */
export async function serveBridge(page: Page, headers: Record<string, string> = {}): Promise<void> {
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

/** Pages whose time stands still and which know the fake apps. */
const ready = new WeakSet<Page>();

async function makeReady(page: Page): Promise<void> {
  if (ready.has(page)) return;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.addInitScript(builtScript('hosts.js'));
  await serveBridge(page);
  ready.add(page);
}

/** Taken back when the test is over: the next one plays its own app. */
type Played = { dispose(): Promise<void> }[];

function createStage(page: Page, app: App, played: Played): Stage {
  const settled = async <T>(promise: Promise<T>): Promise<T> => {
    let isSettled = false;
    const mark = () => (isSettled = true);
    promise.then(mark, mark);
    // Nearly all is over at once: small steps keep those quick, large ones what waits for a time-out.
    for (let ms = 0, step = 20; ms < PATIENCE && !isSettled; ms += step, step = ms < 200 ? 20 : 200)
      await page.clock.runFor(step);
    // A file that is on its way takes real time, which the page's clock knows nothing of: the test's own limit ends it.
    while (!isSettled) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await page.clock.runFor(20);
    }
    return promise;
  };
  return {
    app,
    page,
    settled,
    async open(play) {
      await makeReady(page);
      played.push(await page.addInitScript(playApp, { app: app.id, handOver: HAND_OVER, ...play }));
      await openPage(page);
    },
    connect: () => settled(page.evaluate(() => window.played.connect())),
    ask: () => settled(page.evaluate(() => window.played.outcome(window.played.bridge.getUserInfo()))),
  };
}

/** A test in one app, by its id. Nothing may be thrown in its page. */
export const test = base.extend<Options & { stage: Stage; thrown: undefined }>({
  app: ['', { option: true }],
  userAgent: async ({ app }, use) => {
    await use(USER_AGENTS[apps.find(({ id }) => id === app)?.platform ?? 'ios']);
  },
  thrown: [
    async ({ page }, use) => {
      const thrown: string[] = [];
      const note = (error: Error) => void thrown.push(error.message);
      page.on('pageerror', note);
      await use(undefined);
      page.off('pageerror', note);
      expect(thrown).toEqual([]);
    },
    { auto: true },
  ],
  stage: async ({ page, app }, use) => {
    const found = apps.find(({ id }) => id === app);
    if (!found) throw new Error(`no such app: ${app}`);
    const played: Played = [];
    await use(createStage(page, found, played));
    for (const script of played) await script.dispose();
  },
});

export { expect };
