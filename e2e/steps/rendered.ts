import type { Page } from '@playwright/test';

/**
 * Settles when a page has rendered what it knows by now, and has begun what follows from it: before a test looks for
 * what must not have happened.
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
