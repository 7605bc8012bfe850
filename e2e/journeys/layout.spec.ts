import { expect, test } from '../fixtures/test.ts';
import { BRANDS, HONEY, MAIN } from '../page-objects/brands.ts';
import { expectFits } from '../page-objects/fits.ts';
import { layoutShift, watchLayoutShift } from '../page-objects/measure.ts';
import { expectPackageList, openPackageList, payButton } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';

import { ACPAY, BASE, BRAND_PAGES, SOUGO, WECHATPAY, YOUQUAN } from '../page-objects/purchase-pages.ts';

/** Other purchase pages are measured in states of their own: see `routes/`. */
for (const brand of [MAIN, HONEY, YOUQUAN, ACPAY, WECHATPAY, SOUGO, BASE]) {
  test(`${brand.path}: the packages fit from 320 to 430 px and at twice the text`, async ({ page }) => {
    await openPackageList(page, brand);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });
}

for (const brand of BRANDS) {
  test(`${brand.name}: the result fits from 320 to 430 px and at twice the text`, async ({
    page,
    ledger,
  }) => {
    await openPackageList(page, brand);
    await buy(page, ledger, brand.preselected.amount);
    await expectFits(page);
  });
}

for (const brand of BRAND_PAGES) {
  test(`${brand.name}: nothing moves if the packages arrive slowly`, async ({ page, control }) => {
    await control.faults({ match: '/api/**', kind: 'delay', delay_ms: 400 });
    await watchLayoutShift(page);
    await page.goto(brand.path);
    await expectPackageList(page, brand);
    if (brand === MAIN || brand === HONEY)
      await expect(page.getByText(/开通了|马上生效|到账/).first()).toBeVisible();
    expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
  });
}

for (const brand of BRANDS) {
  test(`${brand.name}: nothing moves if the HTML arrives in pieces`, async ({ page, control }) => {
    const [path = ''] = brand.path.split('?');
    await control.faults({ match: path, kind: 'trickle', delay_ms: 10 });
    await watchLayoutShift(page);
    await page.goto(brand.path);
    await expectPackageList(page, brand);
    expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
  });
}
