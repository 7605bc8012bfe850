import { expect, test } from '../fixtures/test.ts';
import { MAIN } from '../page-objects/brands.ts';
import { openPackageList } from '../page-objects/package-list.ts';
import { ACPAY, WECHATPAY } from '../page-objects/purchase-pages.ts';

const PICTURES = '**/__sandbox/pictures/**';

test('missing pictures are replaced by drawings, and the pages work', async ({ page, context }) => {
  let loads = 0;
  let missing = 0;
  page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
  await context.route(PICTURES, (route) => {
    missing += 1;
    return route.fulfill({ status: 404 });
  });
  for (const shop of [MAIN, ACPAY, WECHATPAY]) {
    await test.step(shop.path, async () => {
      loads = 0;
      missing = 0;
      await openPackageList(page, shop);
      await expect.poll(() => missing).toBeGreaterThan(0);
      await expect(page.locator('img[src*="/pictures/"]')).toHaveCount(0);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await expect(page.getByRole('radiogroup', { name: '会员套餐' })).toBeVisible();
      expect(loads).toBe(1);
    });
  }
});
