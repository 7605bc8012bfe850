import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../stage/fixtures.ts';
import { expectCashier } from '../steps/cashier.ts';
import { beneficiary } from '../steps/money.ts';
import { expectAmount, payAgreeing } from '../steps/shelf.ts';
import { BASE, CREDITED, DIY, MEMBER } from '../steps/upgrades.ts';

const QUERY = `?phone=${MEMBER}&user_id=u10002`;

/** All that the pages send to the backends: addresses and bodies. */
function watchCalls(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

for (const brand of [BASE, DIY]) {
  test(`${brand.shelf}: with a session nobody else whom a link names gets the membership`, async ({
    page,
    context,
  }) => {
    const sent = watchCalls(context);
    await page.goto(brand.shelf + QUERY);
    await expectAmount(page, brand.preselected.amount);
    await payAgreeing(page);
    await expectCashier(page, brand.preselected.amount);
    expect(sent.some((call) => call.includes('/orders/official'))).toBe(true);
    expect(sent.filter((call) => call.includes(MEMBER) || call.includes('u10002'))).toEqual([]);
  });
}

test.describe('without a session', () => {
  test.use({ account: null });
  for (const brand of [BASE, DIY]) {
    test(`${brand.shelf}: the number of the link is shown above the pay bar, masked`, async ({
      page,
      expectAccessible,
    }) => {
      await page.goto(brand.shelf + QUERY);
      await expectAmount(page, CREDITED);
      await expect(beneficiary(page, '138****0002')).toBeVisible();
      await expect(page.getByText(MEMBER)).toHaveCount(0);
      await expectAccessible();
    });
  }
});
