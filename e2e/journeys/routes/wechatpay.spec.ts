import { expect, test } from '../../fixtures/test.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { askForCode, login, phoneField, sentCode, submitCode } from '../../page-objects/login.ts';
import { expectRepriced } from '../../page-objects/money.ts';
import {
  choose,
  expectAmount,
  openPackageList,
  packages,
  payButton,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { buy, payInCashier } from '../../page-objects/purchase.ts';
import { WECHATPAY } from '../../page-objects/purchase-pages.ts';
import { NEW_PHONE, ACCOUNT, MEMBER } from '../../fixtures/users.ts';

test.describe('/wechatpay', () => {
  test('shows the packages, and a purchase makes a member', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, WECHATPAY);
    await expect(page.getByRole('heading', { level: 1, name: /^开通聊小白会员/ })).toBeVisible();
    await expect(page.getByText(/开通了年度会员/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '会员评价' })).toBeVisible();
    await expectAccessible();
    await choose(packages(page), '月度会员');
    await expectAmount(page, 3200);
    await choose(paymentMethods(page), '支付宝');
    await buy(page, ledger, 3200);
    const { orders, users } = await control.state();
    expect(orders.map(({ status, amount }) => [status, amount])).toEqual([['paid', 3200]]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).not.toBeNull();
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('list prices are shown; paying leads to the phone number and continues after the login', async ({
      page,
      control,
      ledger,
      expectAccessible,
    }) => {
      await openPackageList(page, WECHATPAY);
      await expect(page.getByRole('heading', { name: '手机号登录' })).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(1);
      await payButton(page).click();
      await expect(phoneField(page)).toBeFocused();
      await expect(page.getByText('登录后继续支付')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectAccessible();
      await login(page, control, NEW_PHONE);
      await page.getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 19800);
      const { users } = await control.state();
      expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
    });

    test('prices change to those of the number, and nothing is paid at a price that was not shown', async ({
      page,
      control,
    }) => {
      await openPackageList(page, WECHATPAY);
      await payButton(page).click();
      await login(page, control, MEMBER);
      await expectRepriced(page, 19800, 17800);
      await expect(page.getByText('138****0002')).toBeVisible();
      expect((await control.state()).orders).toEqual([]);
    });

    test('everything fits, an invalid number and a wrong code show errors, and another number can be used', async ({
      page,
      control,
    }) => {
      await openPackageList(page, WECHATPAY);
      await expectFits(page);
      await phoneField(page).fill('123');
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toHaveText('请填写 11 位手机号');
      await askForCode(page, NEW_PHONE);
      await submitCode(page, '000000');
      await expect(page.getByRole('alert')).toContainText('验证码');
      await submitCode(page, await sentCode(control, NEW_PHONE));
      await page.getByRole('button', { name: '更换手机号' }).click();
      await expect(phoneField(page)).toHaveValue('');
      await expect(page.getByRole('heading', { name: '手机号登录' })).toBeVisible();
    });
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });

    test('WeChat Pay opens over the page, and the order has the OpenID code', async ({ page, ledger }) => {
      await openPackageList(page, WECHATPAY, '?um=menu');
      await expect(paymentMethods(page).getByRole('radio')).toHaveCount(1);
      await expect(page.getByText('使用支付宝？请在浏览器打开')).toBeVisible();
      const ordered = page.waitForRequest(/orders\/official$/);
      await buy(page, ledger, 19800, 'sheet');
      expect((await ordered).postDataJSON()).toMatchObject({
        client: 'wechat',
        code: expect.stringMatching(/^\w{32}$/),
        um: 'menu',
      });
    });
  });
});
