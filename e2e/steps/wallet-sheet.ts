import { expect, type Frame, type Page } from '@playwright/test';

const sheet = (page: Page) => page.locator('iframe[title="收银台"]');

/** The cashier over the page is there, or has gone. */
export const expectSheet = (page: Page, isOpen: boolean): Promise<void> =>
  expect(sheet(page)).toHaveCount(isOpen ? 1 : 0);

function frameOf(page: Page): Frame {
  const frame = page.frame({ url: /\/cashier\// });
  if (!frame) throw new Error('no cashier is open over the page');
  return frame;
}

/** Where the cashier over the page can be opened by itself. */
export const sheetAddress = (page: Page): string => frameOf(page).url();

/**
 * The cashier over the page says a word of its own to the app or wallet around the page: a code of Alipay, or one that
 * nobody has ever heard.
 */
export const sayInSheet = (page: Page, word: string): Promise<void> =>
  frameOf(page).evaluate(
    (result) => window.parent.postMessage({ type: 'sandbox-cashier', result }, '*'),
    word,
  );

/** The cashier is swiped away, and nobody says a word. */
export const swipeSheetAway = (page: Page): Promise<void> =>
  sheet(page).evaluate((frame) => void ((frame as HTMLElement).style.display = 'none'));
