import { expect, test } from '../../fixtures/test.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login, phoneField } from '../../page-objects/login.ts';
import {
  choose,
  expectAmount,
  openPackageList,
  packages,
  payButton,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { USERPAY } from '../../page-objects/purchase-pages.ts';
import { NEW_PHONE } from '../../fixtures/users.ts';

test.describe('/userpay', () => {
  test('shows packages, payment methods and the saving that fit, and sells', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, USERPAY);
    await expect(page.getByRole('heading', { level: 1, name: '会员支付' })).toBeVisible();
    for (const name of ['选择套餐', '支付方式'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectAccessible();
    await expect(page.getByRole('heading', { name: '会员权益' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '不限次数' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
    await expectFits(page, (where) =>
      expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
    );
    await choose(packages(page), '季度会员');
    await expect(page.getByText(/^季度会员 省\s20\s元$/)).toBeVisible();
    await expectAmount(page, 7800);
    await choose(paymentMethods(page), '支付宝');
    await buy(page, ledger, 7800);
    const { orders, events } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 7800]]);
    expect(events.filter(({ route }) => route === '/userpay').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['page_view', 'paywall_impression', 'package_select', 'checkout_start']),
    );
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('packages can be selected first; paying leads to the phone number and continues after it', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openPackageList(page, USERPAY);
      await choose(packages(page), '月度会员');
      await payButton(page).click();
      await expect(phoneField(page)).toBeFocused();
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 3200);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });

    test('everything fits, a login replaces its form, and another number can be used', async ({
      page,
      control,
    }) => {
      await openPackageList(page, USERPAY);
      await expectFits(page);
      await login(page, control, NEW_PHONE);
      await expect(page.getByRole('heading', { name: '手机号登录' })).toHaveCount(0);
      await expect(page.getByText('139****5678')).toBeVisible();
      await page.getByRole('button', { name: '更换手机号' }).click();
      await expect(phoneField(page)).toBeVisible();
    });
  });

  for (const { environment, wallet, missing } of [
    { environment: 'wechat-ios', wallet: '微信支付', missing: '支付宝' },
    { environment: 'alipay-android', wallet: '支付宝', missing: '微信支付' },
  ])
    test.describe(`in ${environment}`, () => {
      test.use({ environment });
      test('shows the available wallet and why the other is not, and pays', async ({
        page,
        ledger,
        expectAccessible,
      }) => {
        await openPackageList(page, USERPAY);
        await expect(paymentMethods(page).getByRole('radio')).toHaveCount(1);
        await expect(paymentMethods(page).getByRole('radio', { name: wallet })).toBeChecked();
        await expect(page.getByText(`使用${missing}？`)).toBeVisible();
        await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
        await expectAccessible();
        await buy(page, ledger, 19800, 'sheet');
      });
    });
});
