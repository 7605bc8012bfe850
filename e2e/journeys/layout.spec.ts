import { expect, test } from '../stage/fixtures.ts';
import { BRANDS } from '../steps/brands.ts';
import { expectCashier, inCashier } from '../steps/cashier.ts';
import { expectFits } from '../steps/fits.ts';
import { layoutShift, watchLayoutShift } from '../steps/measure.ts';
import { expectPaid } from '../steps/result.ts';
import { expectShelf, openShelf, payAgreeing, payButton } from '../steps/shelf.ts';

for (const brand of BRANDS) {
  test(`${brand.name}: the packages fit from 320 to 430 px and at twice the text`, async ({ page }) => {
    await openShelf(page, brand);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
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
    await expectFits(page);
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
    expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
  });

  test(`${brand.name}: nothing moves while its HTML comes in pieces`, async ({ page, control }) => {
    const [path = ''] = brand.shelf.split('?');
    await control.faults({ match: path, kind: 'trickle', delay_ms: 10 });
    await watchLayoutShift(page);
    await page.goto(brand.shelf);
    await expectShelf(page, brand);
    expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
  });
}
