import type { Page } from '@playwright/test';

/** localStorage and sessionStorage of a page. */
export interface Stored {
  local: Record<string, string>;
  session: Record<string, string>;
}

export const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Delays the requests of a page that match a pattern until `release` is called. */
export async function delayCalls(
  page: Page,
  url: RegExp,
): Promise<{ release(): Promise<void>; waiting(): number }> {
  const waiting: (() => Promise<void>)[] = [];
  let isDelayed = true;
  await page.route(url, async (route) => {
    if (isDelayed) waiting.push(() => route.continue());
    else await route.continue();
  });
  return {
    waiting: () => waiting.length,
    async release() {
      isDelayed = false;
      await Promise.all(waiting.splice(0).map((go) => go()));
    },
  };
}
