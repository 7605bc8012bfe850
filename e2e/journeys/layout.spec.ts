import type { Page } from '@playwright/test';
import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { clippedTexts, layoutShift, overflow, watchLayoutShift } from '../steps/measure.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

const WIDTHS = [320, 375, 430];

/** Everything fits at each width, with text of the usual size and of twice that. */
async function expectFits(page: Page, isShelf: boolean): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 });
      const where = `${width} px, text ${size}`;
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
      expect.soft(await overflow(page), `${where}: beyond the screen`).toBe(0);
      expect.soft(await clippedTexts(page), `${where}: clipped texts`).toEqual([]);
      if (isShelf) await expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 });
    }
  }
}

for (const brand of BRANDS) {
  test(`${brand.name}: the packages fit from 320 to 430 px and at twice the text`, async ({ page }) => {
    await openShelf(page, brand);
    await expectFits(page, true);
  });

  test(`${brand.name}: the result fits from 320 to 430 px and at twice the text`, async ({
    page,
    ledger,
  }) => {
    await openShelf(page, brand);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(brand.preselected.amount);
    await expectFits(page, false);
  });

  test(`${brand.name}: nothing moves while the page loads, however late its packages come`, async ({
    page,
    control,
  }) => {
    await control.faults({ match: '/api/**', kind: 'delay', delay_ms: 400 });
    await watchLayoutShift(page);
    await page.goto(brand.shelf);
    await expectShelf(page, brand);
    await expect(page.getByText(/开通了|马上生效|到账/).first()).toBeVisible();
    const { value, what } = await layoutShift(page);
    expect(what).toEqual([]);
    expect(value).toBe(0);
  });
}
