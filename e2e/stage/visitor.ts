import type { BrowserContext, Frame, Page } from '@playwright/test';
import type { Environment } from './control.ts';

/** Who opens the pages of a test, and in what. */
export interface Visitor {
  environment: Environment;
  /** The session of who is logged in; null for nobody. */
  session: { token: string; user: { id: string } } | null;
}

/**
 * Makes a context that knows nothing yet a visitor's, before it opens anything of `site`: what is played is told by
 * cookies, and a browser's own session stands in its storage, where the product keeps it. What it gives back ends that.
 */
export async function receive(
  context: BrowserContext,
  site: string,
  { environment, session }: Visitor,
): Promise<() => Promise<void>> {
  // The native apps and wallets are played; a browser needs nothing put into its pages.
  if (environment.kind !== 'none')
    await context.addCookies(
      Object.entries({ sandbox_env_top: environment.id, sandbox_user: session?.user.id ?? 'none' }).map(
        ([name, value]) => ({ name, value, url: site, sameSite: 'Lax' as const }),
      ),
    );
  if (!session || environment.kind === 'native') return async () => undefined;
  return storeToken(context, site, session.token);
}

/**
 * Puts a token where the first document of the site finds it, and never again: who logs out stays so. Playwright's
 * `storageState` opens a page for that alone, which takes a tenth of a usual test.
 */
async function storeToken(
  context: BrowserContext,
  site: string,
  token: string,
): Promise<() => Promise<void>> {
  const script = await context.addInitScript(
    (given) => {
      if (location.origin === given.site) localStorage.setItem('auth.token', given.token);
    },
    { site, token },
  );
  const look = (page: Page) => page.on('framenavigated', arrived);
  const stop = async () => {
    context.off('page', look);
    for (const page of context.pages()) page.off('framenavigated', arrived);
    await script.dispose();
  };
  const arrived = (frame: Frame) => {
    // A page that is closed meanwhile has no use for the script either.
    if (frame.url().startsWith(`${site}/`)) stop().catch(() => undefined);
  };
  context.pages().forEach(look);
  context.on('page', look);
  return stop;
}
