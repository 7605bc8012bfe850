import type { Page } from '@playwright/test';

/**
 * Resolves when a page has rendered its current state and started what follows, before a test checks
 * that something did not happen.
 */
export const rendered = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 4;
        const next = () => {
          frames -= 1;
          if (frames > 0) requestAnimationFrame(next);
          else setTimeout(resolve, 0);
        };
        requestAnimationFrame(next);
      }),
  );
