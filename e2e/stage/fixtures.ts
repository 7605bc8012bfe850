import { expect, test as base, type BrowserContext, type TestInfo } from '@playwright/test';
import { checkAccess } from './accessible.ts';
import type { Control, Environment } from './control.ts';
import { keepEvents, leavePages } from './kept-events.ts';
import { openLedger, type Ledger } from './ledger.ts';
import type { Layout } from './places.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { receive, type Visitor } from './visitor.ts';
import { watchPages } from './watch-pages.ts';

/** Options of a project. */
export interface StageOptions {
  layout: Layout;
}

interface Visit {
  /** Where the page is opened: an id of `/__sandbox/environments`. */
  environment: string;
  /** Phone number of who is logged in, in the native app or in the browser's storage; null for nobody. */
  account: string | null;
  /** The backends' time when the test starts, ms since 1970; null for the real one. */
  moment: number | null;
}

interface Given {
  control: Control;
  /** The sandbox as new, before anything is opened. */
  fresh: undefined;
  /** Who the test is, by its environment and account. */
  visitor: Visitor;
  /** Says what the test has charged; the ledger is compared with it after the test. */
  ledger: Ledger;
  /** axe over the present page: WCAG 2.2 A and AA, no violations. */
  expectAccessible(): Promise<void>;
}

interface Stage {
  sandbox: Sandbox;
  environments: Environment[];
}

/** The seeded account. */
export const ACCOUNT = '13800000001';

/** The site that `run.ts` published: everything that is built. It is not to be changed. */
export const publishedSite = (): string => {
  const site = process.env['E2E_SITE'];
  if (!site) throw new Error('start the journeys with `node run.ts`: it publishes the site that they visit');
  return site;
};

/** Everything but the context. */
export const stage = base.extend<Visit & Given, StageOptions & Stage>({
  layout: ['one-origin', { option: true, scope: 'worker' }],
  sandbox: [
    async ({ layout }, use) => {
      const sandbox = await startSandbox(layout, publishedSite());
      await use(sandbox);
      await sandbox.stop();
    },
    // Composing a site takes the time that the machine has for it.
    { scope: 'worker', timeout: 0 },
  ],
  environments: [async ({ sandbox }, use) => use(await sandbox.control.environments()), { scope: 'worker' }],

  environment: ['browser', { option: true }],
  account: [ACCOUNT, { option: true }],
  moment: [null, { option: true }],
  control: async ({ sandbox }, use) => use(sandbox.control),
  fresh: [
    async ({ control, moment }, use) => {
      await control.reset(moment === null ? 0 : moment - Date.now());
      await use(undefined);
    },
    { auto: true },
  ],
  ledger: [
    async ({ control, fresh: _fresh }, use) => {
      const ledger = openLedger();
      await use(ledger);
      ledger.check(await control.state());
    },
    { auto: true },
  ],

  baseURL: async ({ sandbox }, use) => use(sandbox.places.site),
  visitor: async ({ control, environment, environments, account, fresh: _fresh }, use) => {
    const found = environments.find(({ id }) => id === environment);
    if (!found) throw new Error(`the sandbox has no environment ${environment}`);
    await use({ environment: found, session: account === null ? null : await control.session(account) });
  },
  userAgent: async ({ visitor }, use) => use(visitor.environment.userAgent),
  expectAccessible: async ({ page }, use) => use(() => checkAccess(page)),
});

/** What is done around the visit of every test, in its own or in a kept context. */
export async function visited(
  context: BrowserContext,
  {
    control,
    sandbox,
    visitor,
    info,
  }: Pick<Given & Stage, 'control' | 'sandbox' | 'visitor'> & { info: TestInfo },
  use: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const watch = watchPages(context);
  const leave = await receive(context, sandbox.places.site, visitor);
  await use(context);
  await leave();
  await leavePages(context);
  await keepEvents(control, info.titlePath.join(' › '));
  watch.check();
}

export const test = stage.extend({
  context: ({ context, control, sandbox, visitor }, use, info) =>
    visited(context, { control, sandbox, visitor, info }, use),
});

export { expect };
