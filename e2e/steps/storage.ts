import type { Page } from '@playwright/test';

/** What a page's storage of this origin holds, by key, each kind for itself. */
export interface Stored {
  local: Record<string, string>;
  session: Record<string, string>;
}

export const storedIn = (page: Page): Promise<Stored> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }));

/** Holds the requests of a page that fit a pattern until they are let go. */
export async function holdCalls(
  page: Page,
  url: RegExp,
): Promise<{ letGo(): Promise<void>; held(): number }> {
  const waiting: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(url, async (route) => {
    if (isHeld) waiting.push(() => route.continue());
    else await route.continue();
  });
  return {
    held: () => waiting.length,
    async letGo() {
      isHeld = false;
      await Promise.all(waiting.splice(0).map((go) => go()));
    },
  };
}
