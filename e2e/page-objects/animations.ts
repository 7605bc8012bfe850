import type { Page } from '@playwright/test';

/** Waits until no finite animation runs. */
export const animationsFinished = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
};
