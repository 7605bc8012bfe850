import { expect, type Page } from '@playwright/test';

/** Every popup takes taps and keys: it ignores them while it opens. */
export const opened = (page: Page): Promise<void> => expect(page.locator('[data-opening]')).toHaveCount(0);
