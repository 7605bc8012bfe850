import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectPackageList, openPackageList, payButton } from '../page-objects/package-list.ts';

test('an unknown path shows that the page does not exist and links back', async ({
  page,
  expectAccessible,
}) => {
  await openPackageList(page, HONEY);
  const response = await page.goto('/nothing/of/this');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('页面不存在');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expectPackageList(page, HONEY);
  await page.goto('/nothing/of/this');
  await page.getByRole('link', { name: '去会员套餐' }).click();
  await expectPackageList(page, MAIN);
});

for (const brand of [MAIN, HONEY]) {
  test(`${brand.name}: the back button closes a sheet first`, async ({ page }) => {
    await page.goto('/nothing/of/this');
    await openPackageList(page, brand);
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectPackageList(page, brand);
  });

  test(`${brand.name}: Escape closes a sheet and restores the focus`, async ({ page }) => {
    await openPackageList(page, brand);
    await payButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(payButton(page)).toBeFocused();
  });
}
