import { expect, type BrowserContext, type Page } from '@playwright/test';

/** A user as a native app hands it over; some apps name the user without a token, or the other way round. */
export interface Person {
  token: string;
  user: { id: string; nickname: string } | null;
}

/** State of the played native app. */
export interface AppState {
  /** undefined: the sandbox's default. null: no user is logged in. */
  person?: Person | null;
  clientType?: number;
  hasPay?: boolean;
  /** Does not answer requests for the user. */
  isSilent?: boolean;
  /** How long an answer takes, ms. */
  delayMs?: number;
}

/** The native app around the pages of a context. */
export interface PlayedApp {
  /** Changes the app's answers; pending requests are answered unless it is silent. */
  change(state: AppState): Promise<void>;
  /** Calls `refreshUserInfo` of a page with the app's user; false if the page has no bridge yet. */
  push(page: Page): Promise<boolean>;
  /** Resolves when the page has requested the user. */
  isAsked(page: Page): Promise<void>;
}

/** The app's answer to a request for the user: its hand-over (specification, section 3), or null for the sandbox's. */
const answerOf = ({ person, clientType = 1, hasPay = true, isSilent = false, delayMs = 0 }: AppState) => ({
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

type Answer = ReturnType<typeof answerOf>;

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
      const send = () => setTimeout(() => answer(now.handOver ?? ordinary()), now.delayMs);
      if (now.isSilent) waiting.push(send);
      else send();
    });
  };
  desk.attach = (next, own) => {
    host = next;
    attach(next, own);
  };
  (window as unknown as PlayedPage).playedApp = app;
}

/** How long a push waits for an answer, ms. A page without a handler never answers. */
const ANSWERS_IN_MS = 1000;

/** The code is inserted before this line of the sandbox's script, where the app is complete and unused. */
const BEFORE = 'var onTraffic = ';

/** If the document is left meanwhile, the change is repeated in the next one. */
async function changeIn(page: Page, answer: Answer): Promise<void> {
  try {
    await page.evaluate((now) => (window as unknown as PlayedPage).playedApp?.change(now), answer);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await changeIn(page, answer);
  }
}

/** Takes control of the native app of a context. Call it before a page is opened. */
export async function takeApp(context: BrowserContext, first: AppState = {}): Promise<PlayedApp> {
  let state = first;
  await context.route('**/__sandbox/env.js**', async (route) => {
    // ECONNRESET: the sandbox may close an idle connection at the moment it is used again.
    const response = await route.fetch({ maxRetries: 2 });
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

/** The app pushes another user; null: the user has logged out. */
export async function pushUser(app: PlayedApp, page: Page, person: Person | null): Promise<void> {
  await app.change({ person });
  // Until the page has registered its handler, nothing answers.
  await expect.poll(() => app.push(page)).toBe(true);
}
