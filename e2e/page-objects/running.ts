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
