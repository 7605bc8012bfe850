import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Control, Environment } from '../fixtures/control.ts';
import { watchPages } from '../fixtures/watch-pages.ts';
import { takeApp, type Person, type PlayedApp } from '../page-objects/played-app.ts';
import { rendered } from '../page-objects/rendered.ts';
import type { Plan, Says } from './plan.ts';
import { watchTraffic, type Traffic } from './traffic.ts';

const DAY = 24 * 3600_000;
/** China has no daylight saving time. */
const OFFSET = 8 * 3600_000;

/** The session of a user of the sandbox. */
export interface Session {
  token: string;
  user: { id: string; nickname: string };
}

/** A phone: browser or app, tabs, and the clocks of phone and servers. */
export interface Device {
  context: BrowserContext;
  control: Control;
  plan: Plan;
  site: string;
  traffic: Traffic;
  app: PlayedApp | null;
  tabs: (Page | undefined)[];
  /** The active tab. */
  present(): Page;
  presentTab(): number;
  activate(tab: number): Promise<void>;
  /** Closes the active tab and opens an address in another one. */
  reopen(address: string): Promise<void>;
  /** Moves the clocks of pages and servers. */
  pass(ms: number): Promise<void>;
  /** ms since 1970 for the servers. */
  now(): number;
  /** Resolves when the active page has loaded and rendered everything. */
  idle(): Promise<void>;
  isOnline: boolean;
  /** Disables the network for that time, ms; 0 enables it. */
  goOffline(ms: number): Promise<void>;
  /** Sets the phone's clock by hand. */
  shiftClock(byMs: number): Promise<void>;
  /** Pages that showed 支付成功, also briefly between two reads. `at` in ms since 1970 for the servers. */
  results: readonly { url: string; at: number }[];
  /** Errors thrown by pages. */
  errors: readonly string[];
}

export const personOf = (session: Session | undefined, says: Says): Person | null =>
  session
    ? { token: says === 'user' ? '' : session.token, user: says === 'token' ? null : session.user }
    : null;

export async function openDevice(
  browser: Browser,
  where: {
    plan: Plan;
    environment: Environment;
    site: string;
    control: Control;
    sessions: Map<string, Session>;
  },
): Promise<Device> {
  const { plan, environment, site, control, sessions } = where;
  const realStart = Date.now();
  const intoDay = (realStart + OFFSET) % DAY;
  let passed = (plan.startsAtMs - intoDay + DAY) % DAY;
  await control.clock(passed);
  const now = () => Date.now() + passed;
  const context = await browser.newContext({ baseURL: site, userAgent: environment.userAgent });
  await context.clock.install({ time: now() });
  const watch = watchPages(context);
  const traffic = watchTraffic(context);
  const results: { url: string; at: number }[] = [];
  await context.exposeFunction('onResult', (url: string) => void results.push({ url, at: now() }));
  await context.addInitScript(watchResults);
  const stored = plan.stored && sessions.get(plan.stored.user);
  if (environment.kind !== 'none')
    await context.addCookies(
      Object.entries({ sandbox_env_top: environment.id, sandbox_user: 'none' }).map(([name, value]) => ({
        name,
        value,
        url: site,
      })),
    );
  const app = plan.app
    ? await takeApp(context, {
        person: personOf(plan.app.user === null ? undefined : sessions.get(plan.app.user), plan.app.says),
        clientType: plan.app.clientType,
        hasPay: plan.app.hasPay,
        delayMs: plan.app.delayMs,
        isSilent: plan.app.isSilent,
      })
    : null;
  let shift = 0;
  let onlineAt = 0;
  let at = 0;
  const tabs: (Page | undefined)[] = [];
  const open = async (tab: number): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    tabs[tab] = page;
    return page;
  };
  const visit = async (page: Page, address: string) => {
    // Offline, the browser shows its own page.
    await page.goto(address).catch(() => undefined);
  };

  if (stored && plan.stored) await rememberVisit(context, stored, plan.stored.clientType);
  await visit(await open(0), plan.address);

  const device: Device = {
    context,
    control,
    plan,
    site,
    traffic,
    app,
    tabs,
    isOnline: true,
    present() {
      const page = tabs[at];
      if (!page) throw new Error(`no tab ${at}`);
      return page;
    },
    presentTab: () => at,
    async activate(tab) {
      at = tab;
      if (!tabs[tab]) await visit(await open(tab), plan.address);
      await tabs[tab]?.bringToFront();
    },
    async reopen(address) {
      await tabs[at]?.close();
      await visit(await open(at), address);
    },
    async pass(ms) {
      passed += ms;
      await control.clock(passed);
      // A page that is being left gets the time in the next document.
      await context.clock.fastForward(ms).catch(() => undefined);
      if (!device.isOnline && now() >= onlineAt) await device.goOffline(0);
    },
    now,
    async idle() {
      for (let round = 0; round < 3; round += 1) {
        await traffic.idle();
        const page = tabs[at];
        if (
          page &&
          !page.isClosed() &&
          (await rendered(page).then(
            () => true,
            () => false,
          ))
        )
          return;
      }
    },
    async goOffline(ms) {
      onlineAt = now() + ms;
      device.isOnline = ms === 0;
      await context.setOffline(!device.isOnline);
    },
    async shiftClock(byMs) {
      shift += byMs;
      await context.clock.setSystemTime(now() + shift).catch(() => undefined);
    },
    results,
    errors: watch.errors,
  };
  return device;
}

/** Runs in every document. */
function watchResults(): void {
  let last = '';
  const check = () => {
    const isPaid = Array.from(document.querySelectorAll('h1, h2')).some(({ textContent }) =>
      textContent?.startsWith('支付成功'),
    );
    if (!isPaid || last === window.location.href) return;
    last = window.location.href;
    void (window as unknown as { onResult(url: string): Promise<void> }).onResult(last);
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Writes the storage of an earlier visit in an empty page of the site, before the product loads. */
async function rememberVisit(context: BrowserContext, { token, user }: Session, clientType: number) {
  const page = await context.newPage();
  await page.route('**/an-earlier-visit', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/an-earlier-visit');
  await page.evaluate(
    (left) => {
      for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
    },
    {
      'auth.token': `Bearer ${token}`,
      'auth.info': JSON.stringify({ avatar: '', ...user }),
      ct: String(clientType),
    },
  );
  await page.close();
}
