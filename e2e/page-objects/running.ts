import type { Page } from '@playwright/test';

/** `window.__release` of a page. */
export interface Running {
  brand: string;
  release: string;
  shell: string;
  why: string;
  serial: number;
  passport: string;
}

/** Waits for it: the takeover sets it, which may come after all scripts have run. */
export async function runningOf(page: Page): Promise<Running> {
  const isSet = () => (window as unknown as { __release?: Running }).__release;
  const running = await page.waitForFunction(isSet, undefined, { polling: 50 });
  return (await running.jsonValue()) as Running;
}

/** Whether react-dom shows the page: before, nothing that loads can be used. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
