import { expect, test } from '../fixtures/test.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectPackageList, openPackageList } from '../page-objects/package-list.ts';

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
  await page.getByRole('link', { name: '查看会员套餐' }).click();
  await expectPackageList(page, MAIN);
});
