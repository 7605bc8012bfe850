import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { beneficiary } from '../page-objects/money.ts';
import { expectAmount, payAgreeing } from '../page-objects/package-list.ts';
import { DIY, BASE, CREDITED } from '../page-objects/purchase-pages.ts';
import { MEMBER } from '../fixtures/users.ts';

const QUERY = `?phone=${MEMBER}&user_id=u10002`;

/** Requests of the pages to the backends: URLs and bodies. */
function watchCalls(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

test('with a session the user of a link does not get the membership', async ({ page, context }) => {
  const sent = watchCalls(context);
  await page.goto(BASE.path + QUERY);
  await expectAmount(page, BASE.preselected.amount);
  await payAgreeing(page);
  await expectCashier(page, BASE.preselected.amount);
  expect(sent.some((call) => call.includes('/orders/official'))).toBe(true);
  expect(sent.filter((call) => call.includes(MEMBER) || call.includes('u10002'))).toEqual([]);
});

test.describe('without a session', () => {
  test.use({ account: null });
  test('the number of the link is shown above the pay bar, masked', async ({ page, expectAccessible }) => {
    await page.goto(DIY.path + QUERY);
    await expectAmount(page, CREDITED);
    await expect(beneficiary(page, '138****0002')).toBeVisible();
    await expect(page.getByText(MEMBER)).toHaveCount(0);
    await expectAccessible();
  });
});
