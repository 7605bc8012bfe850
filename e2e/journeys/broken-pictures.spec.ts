import { expect, test } from '../stage/fixtures.ts';
import { MAIN } from '../steps/brands.ts';
import { openShelf } from '../steps/shelf.ts';
import { ACPAY, WECHATPAY } from '../steps/shops.ts';

const PICTURES = '**/__sandbox/pictures/**';

for (const shop of [MAIN, ACPAY, WECHATPAY]) {
  test(`${shop.shelf}: pictures that do not come have drawings in their place, and the page stands`, async ({
    page,
    context,
  }) => {
    let loads = 0;
    let missing = 0;
    page.on('request', (request) => void (loads += Number(request.isNavigationRequest())));
    await context.route(PICTURES, (route) => {
      missing += 1;
      return route.fulfill({ status: 404 });
    });
    await openShelf(page, shop);
    await expect.poll(() => missing).toBeGreaterThan(0);
    await expect(page.locator('img[src*="/pictures/"]')).toHaveCount(0);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.getByRole('radiogroup', { name: '会员套餐' })).toBeVisible();
    expect(loads).toBe(1);
  });
}
