import { expect, test } from '../../fixtures/test.ts';
import { login } from '../../page-objects/login.ts';
import { expectRepriced } from '../../page-objects/money.ts';
import { expectAmount, openPackageList, packageRadio, payButton } from '../../page-objects/package-list.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { NEW_PHONE, ACCOUNT, MEMBER } from '../../fixtures/users.ts';
import { BASE, CREDITED } from '../../page-objects/purchase-pages.ts';

test.describe('/upgrade/base', () => {
  test('shows a tab per level, and a purchase makes a member', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, BASE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: '尊享会员' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: '会员权益对比' })).toBeVisible();
    // Its lines are too thin for the comparison of pictures.
    await expect(page.locator('svg[class$=seal]').first()).toHaveCSS('stroke', /^rgb/);
    await expectAccessible();
    await test.step('levels are selected with the arrow keys', async () => {
      await tabTo(page, page.getByRole('tab', { name: '尊享会员' }));
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('tab', { name: '标准会员' })).toBeFocused();
      await expect(packageRadio(page, '标准会员 12 个月')).toBeChecked();
      await page.keyboard.press('ArrowRight');
      await expect(packageRadio(page, BASE.preselected.name)).toBeChecked();
    });
    await page.getByRole('tab', { name: '标准会员' }).click();
    await expect(packageRadio(page, '标准会员 12 个月')).toBeChecked();
    await expectAmount(page, 12800);
    await buy(page, ledger, 12800);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 12800]]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).toMatchObject({
      name: '标准会员',
    });
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('shows the price of the link’s user, asks for a login to pay, and orders for the session’s user', async ({
      page,
      control,
      ledger,
    }) => {
      await page.goto('/upgrade/base?app=lxb&user_id=u10002');
      await expectAmount(page, CREDITED);
      await expect(page.getByText('已抵扣 58 元').first()).toBeVisible();
      await payButton(page).click();
      const ordered = page.waitForRequest(/orders\/official$/);
      await login(page, control, MEMBER);
      await page.getByRole('button', { name: '同意并支付' }).click();
      expect((await ordered).postDataJSON()).not.toHaveProperty('user_id');
      await payInCashier(page, ledger, CREDITED);
      await expect(page).toHaveURL(/&app=lxb$/);
    });

    test('invalid parameters are ignored, and another user who logs in sees another price before paying', async ({
      page,
      control,
    }) => {
      await page.goto('/upgrade/base?phone=123&app=nothing&user_id=%20');
      await expectAmount(page, BASE.preselected.amount);
      await page.goto('/upgrade/base?user_id=u10002');
      await expectAmount(page, CREDITED);
      await payButton(page).click();
      await login(page, control, NEW_PHONE);
      await expectRepriced(page, CREDITED, 16800);
      expect((await control.state()).orders).toEqual([]);
    });
  });
});
