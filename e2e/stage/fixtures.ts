import { expect, test as base } from '@playwright/test';
import { checkAccess } from './accessible.ts';
import type { Control, Environment } from './control.ts';
import { keepEvents, leavePages } from './kept-events.ts';
import { openLedger, type Ledger } from './ledger.ts';
import type { Layout } from './places.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
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
}

interface Given {
  control: Control;
  /** The sandbox as new, before anything is opened. */
  fresh: undefined;
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

/** The native apps and wallets that are played; a browser needs nothing put into its pages. */
const isPlayed = (environment: Environment) => environment.kind !== 'none';

export const test = base.extend<Visit & Given, StageOptions & Stage>({
  layout: ['one-origin', { option: true, scope: 'worker' }],
  sandbox: [
    async ({ layout }, use) => {
      const sandbox = await startSandbox(layout, publishedSite());
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  environments: [async ({ sandbox }, use) => use(await sandbox.control.environments()), { scope: 'worker' }],

  environment: ['browser', { option: true }],
  account: [ACCOUNT, { option: true }],
  control: async ({ sandbox }, use) => use(sandbox.control),
  fresh: [
    async ({ control }, use) => {
      await control.reset();
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
  userAgent: async ({ environment, environments }, use) => {
    const found = environments.find(({ id }) => id === environment);
    if (!found) throw new Error(`the sandbox has no environment ${environment}`);
    await use(found.userAgent);
  },
  storageState: async ({ sandbox, environment, environments, account, fresh: _fresh }, use) => {
    const { site } = sandbox.places;
    const isApp = environments.some((one) => one.id === environment && isPlayed(one));
    const person = account === null ? null : await sandbox.control.session(account);
    const cookie = (name: string, value: string) => ({
      name,
      value,
      domain: new URL(site).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    });
    const isNative = environments.some(({ id, kind }) => id === environment && kind === 'native');
    await use({
      cookies: isApp
        ? [cookie('sandbox_env_top', environment), cookie('sandbox_user', person?.user.id ?? 'none')]
        : [],
      origins:
        person && !isNative
          ? [{ origin: site, localStorage: [{ name: 'auth.token', value: person.token }] }]
          : [],
    });
  },
  context: async ({ context, control }, use, info) => {
    const watch = watchPages(context);
    await use(context);
    await leavePages(context);
    await keepEvents(control, info.titlePath.join(' › '));
    watch.check();
  },
  expectAccessible: async ({ page }, use) => use(() => checkAccess(page)),
});

export { expect };
