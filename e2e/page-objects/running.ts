import type { Page } from '@playwright/test';

/** `window.__release` of a page. */
export interface Running {
  brand: string;
  release: string;
  shell: string;
  why: string;
  serial: number;
}

export const runningOf = (page: Page): Promise<Running> =>
  page.evaluate(() => (window as unknown as { __release: Running }).__release);

/** Whether react-dom shows the page: before, nothing that loads can be used. */
export const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  );
