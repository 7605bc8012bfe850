import { expect, type Page } from '@playwright/test';

/** Waits until popups accept input, which they ignore while opening. */
export const opened = (page: Page): Promise<void> => expect(page.locator('[data-opening]')).toHaveCount(0);
