import { expect, type BrowserContext, type Page } from '@playwright/test';

/** A user as a native app hands it over; some apps name the user without a token, or the other way round. */
export interface Person {
  token: string;
  user: { id: string; nickname: string } | null;
}

/** What the played native app does from now on. */
export interface AppState {
  /** undefined: as the sandbox plays it. null: nobody is logged in. */
  person?: Person | null;
  clientType?: number;
  hasPay?: boolean;
  /** Keeps questions for the user without an answer. */
  isSilent?: boolean;
  /** How long an answer takes, ms. */
  delayMs?: number;
}

/** The native app around the pages of a context. */
export interface PlayedApp {
  /** Changes what the app answers; questions that wait are answered where it is silent no more. */
  change(state: AppState): Promise<void>;
  /** Calls `refreshUserInfo` of a page with what the app knows; false where the page does not answer, as it has no bridge yet. */
  push(page: Page): Promise<boolean>;
  /** Settles when the page has asked who the user is. */
  isAsked(page: Page): Promise<void>;
}

/** What goes over the bridge (specification, section 3). */
interface HandOver {
  usertoken: string;
  userinfo: { id: string; nickname: string; avatar: string } | null;
  clientType: number;
  version: string;
  handlers: string[];
}

interface Answer {
  handOver: HandOver | null;
  isSilent: boolean;
  delayMs: number;
}

const answerOf = ({
  person,
  clientType = 1,
  hasPay = true,
  isSilent = false,
  delayMs = 0,
}: AppState): Answer => ({
  handOver:
    person === undefined
      ? null
      : {
          usertoken: person?.token ?? '',
          userinfo: person?.user ? { avatar: '', ...person.user } : null,
          clientType,
          version: '5.2.0',
          handlers: ['getUserInfo', 'unlogin', ...(hasPay ? ['setTitle', 'pay'] : [])],
        },
  isSilent,
  delayMs,
});

interface Desk {
  hold(name: string, data: unknown, ordinary: () => unknown): unknown;
  attach(host: { callPage(name: string, data: unknown): Promise<unknown> }, own: unknown): void;
}

interface PlayedPage {
  playedApp?: { asked: number; change(next: Answer): void; push(): Promise<boolean> };
}

/** Runs in the page, between the parts of the sandbox's own script: uses nothing from outside. */
function playApp(desk: Desk, first: Answer): void {
  const waiting: (() => void)[] = [];
  const { hold, attach } = desk;
  let now = first;
  let host: Parameters<Desk['attach']>[0] | null = null;
  const app = {
    asked: 0,
    change(next: Answer) {
      now = next;
      if (!now.isSilent) waiting.splice(0).forEach((answer) => answer());
    },
    push() {
      return host === null
        ? Promise.resolve(false)
        : host.callPage('refreshUserInfo', now.handOver).then(() => true);
    },
  };
  desk.hold = (name, data, ordinary) => {
    if (name !== 'getUserInfo') return hold(name, data, ordinary);
    app.asked += 1;
    return new Promise((answer) => {
      const say = () => setTimeout(() => answer(now.handOver ?? ordinary()), now.delayMs);
      if (now.isSilent) waiting.push(say);
      else say();
    });
  };
  desk.attach = (next, own) => {
    host = next;
    attach(next, own);
  };
  (window as unknown as PlayedPage).playedApp = app;
}

/** How long a push waits for the page's word, ms. A page without a handler never answers. */
const ANSWERS_IN_MS = 1000;

/** The line of the sandbox's script before which the app's parts are complete and nothing uses them. */
const BEFORE = 'var onTraffic = ';

/** A document that is left meanwhile takes the change with it: it is made again in the next one. */
async function changeIn(page: Page, answer: Answer): Promise<void> {
  try {
    await page.evaluate((now) => (window as unknown as PlayedPage).playedApp?.change(now), answer);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await changeIn(page, answer);
  }
}

/** Puts the native app of a context into the test's hands. Call it before opening anything. */
export async function takeApp(context: BrowserContext, first: AppState = {}): Promise<PlayedApp> {
  let state = first;
  await context.route('**/__sandbox/env.js**', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain(BEFORE);
    const call = `(${playApp.toString()})(desk, ${JSON.stringify(answerOf(state))});`;
    await route.fulfill({ response, body: script.replace(BEFORE, () => `${call}\n${BEFORE}`) });
  });
  return {
    async change(next) {
      state = { ...state, ...next };
      for (const page of context.pages()) await changeIn(page, answerOf(state));
    },
    push: (page) =>
      Promise.race([
        page.evaluate(() => (window as unknown as PlayedPage).playedApp?.push() ?? false),
        new Promise<boolean>((resolve) => setTimeout(resolve, ANSWERS_IN_MS, false)),
      ]),
    async isAsked(page) {
      await page.waitForFunction(() => ((window as unknown as PlayedPage).playedApp?.asked ?? 0) > 0);
    },
  };
}

/** The app hands over another user by itself; null: the user has logged out. */
export async function pushUser(app: PlayedApp, page: Page, person: Person | null): Promise<void> {
  await app.change({ person });
  await app.push(page);
}
