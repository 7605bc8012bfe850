import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { login } from '../../steps/login.ts';
import { expectRepriced } from '../../steps/money.ts';
import { returnDialog } from '../../steps/result.ts';
import { expectAmount, openShelf, packageRadio, payAgreeing, payButton } from '../../steps/shelf.ts';
import { buy, buyByKeyboard, expectTroubleTold, payInCashier } from '../../steps/shop-journeys.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { BASE, CREDITED, MEMBER } from '../../steps/upgrades.ts';

test.describe('/upgrade/base', () => {
  test('opened directly: a level a tab, and the purchase makes a member', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openShelf(page, BASE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: '尊享会员' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: '尊享会员有什么' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('tab', { name: '标准会员' }).click();
    await expect(packageRadio(page, '标准会员 12 个月')).toBeChecked();
    await expectAmount(page, 12800);
    await buy(page, ledger, 12800);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 12800]]);
    expect(users.find(({ phone }) => phone === '13800000001')?.membership).toMatchObject({
      name: '标准会员',
    });
  });

  test('reached from the upgrade page, for the same person', async ({ page }) => {
    await page.goto(`/upgrade/diy?user_id=u10001`);
    await page.getByRole('link', { name: '看全部套餐' }).click();
    await expect(page).toHaveURL('/upgrade/base?user_id=u10001');
    await expect(page).toHaveTitle(BASE.title);
    await expect(packageRadio(page, BASE.preselected.name)).toBeChecked();
  });

  test.describe('before anybody is known', () => {
    test.use({ account: null });

    test('the user of the link sees the own price, logs in to pay it, and the order is the session’s', async ({
      page,
      control,
      ledger,
    }) => {
      await page.goto('/upgrade/base?app=lxb&user_id=u10002');
      await expectAmount(page, CREDITED);
      await expect(page.getByText('已折抵 58 元').first()).toBeVisible();
      await payButton(page).click();
      const ordered = page.waitForRequest(/orders\/official$/);
      await login(page, control, MEMBER);
      await page.getByRole('button', { name: '同意并支付' }).click();
      expect((await ordered).postDataJSON()).not.toHaveProperty('user_id');
      await payInCashier(page, ledger, CREDITED);
      await expect(page).toHaveURL(/&app=lxb$/);
    });

    test('somebody else who logs in sees another price before paying it', async ({ page, control }) => {
      await page.goto('/upgrade/base?user_id=u10002');
      await expectAmount(page, CREDITED);
      await payButton(page).click();
      await login(page, control, '13912345678');
      await expectRepriced(page, CREDITED, 16800);
      expect((await control.state()).orders).toEqual([]);
    });

    test('what a link says wrongly is as if it did not say it', async ({ page }) => {
      await page.goto('/upgrade/base?phone=123&app=nothing&user_id=%20');
      await expectAmount(page, BASE.preselected.amount);
    });
  });

  test('a purchase that was cancelled is paid again as the same order', async ({ page, control, ledger }) => {
    await openShelf(page, BASE);
    await payAgreeing(page);
    await page.getByRole('button', { name: '取消支付' }).click();
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, BASE.preselected.amount);
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('is bought by keyboard alone, tabs with the arrows', async ({ page, ledger }) => {
    await openShelf(page, BASE);
    await tabTo(page, page.getByRole('tab', { name: '尊享会员' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: '标准会员' })).toBeFocused();
    await expect(packageRadio(page, '标准会员 12 个月')).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await buyByKeyboard(page, BASE, ledger);
  });

  test('everything fits from 320 to 430 px and at twice the text', async ({ page }) => {
    await openShelf(page, BASE);
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
  });

  test('trouble is told in plain words', async ({ page, control, expectAccessible }) => {
    await expectTroubleTold(page, BASE, control, expectAccessible);
  });

  test('a shelf with nothing on it is no error', async ({ page, expectAccessible }) => {
    await page.route('**/vip/packages/wechat**', (route) => route.fulfill({ json: { packages: [] } }));
    await page.goto(BASE.shelf);
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expectAccessible();
  });

  test('without a network the page says so', async ({ page, context }) => {
    await openShelf(page, BASE);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    await context.setOffline(false);
    await expect(packageRadio(page, BASE.preselected.name)).toBeChecked();
  });
});
