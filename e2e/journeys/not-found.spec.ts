import { expect, test } from '../stage/fixtures.ts';
import { HONEY, MAIN } from '../steps/brands.ts';
import { expectShelf, openShelf, payButton } from '../steps/shelf.ts';

test('a path that no route has says so and offers the way back', async ({ page, expectAccessible }) => {
  await openShelf(page, HONEY);
  const response = await page.goto('/nothing/of/this');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('页面不存在');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expectShelf(page, HONEY);
  await page.goto('/nothing/of/this');
  await page.getByRole('link', { name: '去会员套餐' }).click();
  await expectShelf(page, MAIN);
});

for (const brand of [MAIN, HONEY]) {
  test(`${brand.name}: the back button closes a sheet first`, async ({ page }) => {
    await page.goto('/nothing/of/this');
    await openShelf(page, brand);
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectShelf(page, brand);
  });

  test(`${brand.name}: Escape closes a sheet, and the focus is where it was`, async ({ page }) => {
    await openShelf(page, brand);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(payButton(page)).toBeFocused();
  });
}
