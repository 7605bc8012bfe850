import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { clippedTexts, overflow, overlappingTexts } from './measure.ts';

const WIDTHS = [320, 375, 430];

/**
 * Checks each width with normal and doubled text: nothing beyond the screen, no text
 * clipped or overlapping. `each` checks more at every size.
 */
export async function expectFits(page: Page, each: (where: string) => Promise<void> = async () => undefined) {
  for (const size of ['100%', '200%']) {
    await page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      const where = `${width} px, text ${size}`;
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
      expect.soft(await overflow(page), `${where}: beyond the screen`).toBe(0);
      expect.soft(await clippedTexts(page), `${where}: clipped texts`).toEqual([]);
      expect.soft(await overlappingTexts(page), `${where}: texts on texts`).toEqual([]);
      await each(where);
    }
  }
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 375, height: 812 });
}
