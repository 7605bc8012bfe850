import { expect, test } from '../../fixtures/test.ts';
import { ACCOUNT } from '../../fixtures/users.ts';
import { login } from '../../page-objects/login.ts';
import {
  choose,
  expectAmount,
  expectPackageList,
  openPackageList,
  packages,
  paymentMethods,
} from '../../page-objects/package-list.ts';
import { YOUQUAN } from '../../page-objects/purchase-pages.ts';
import { buy } from '../../page-objects/purchase.ts';

test.describe('/youquanwechatpay', () => {
  test('shows what is sold, sells another package with Alipay, and events report that without personal data', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, YOUQUAN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/把日子\s*发成故事/);
    await expect(packages(page).getByRole('radio')).toHaveCount(4);
    for (const benefit of ['九宫格切图', '配图文案', '相册故事', '无水印导出'])
      await expect(page.getByText(benefit, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('浙ICP备');
    await expectAccessible();

    await test.step('back leads from an agreement to the packages', async () => {
      await page.getByRole('link', { name: '《会员服务协议》' }).click();
      await expect(page).toHaveURL(/\/yqgsva$/);
      await page.goBack();
      await expectPackageList(page, YOUQUAN);
    });

    await choose(packages(page), YOUQUAN.other.name);
    await expectAmount(page, YOUQUAN.other.amount);
    await choose(paymentMethods(page), '支付宝');
    await buy(page, ledger, YOUQUAN.other.amount);
    const { orders, users } = await control.state();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/upgrade/use');
    expect(searchParams.get('brand')).toBe('youquan');
    expect(orders).toMatchObject([{ id: searchParams.get('order'), status: 'paid' }]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).not.toBeNull();

    const eventNames = async () =>
      (await control.state()).events
        .filter(({ route }) => route === '/youquanwechatpay')
        .map(({ name }) => name);
    await expect
      .poll(eventNames)
      .toEqual(
        expect.arrayContaining([
          'page_view',
          'paywall_impression',
          'package_select',
          'checkout_start',
          'cashier_open',
        ]),
      );
    const { events } = await control.state();
    expect(JSON.stringify(events.map(({ props }) => props))).not.toMatch(/Bearer|1[3-9]\d{9}/);
  });

  test.describe('for an anonymous user', () => {
    test.use({ account: null });

    test('a login from the cover shows the user', async ({ page, control }) => {
      await openPackageList(page, YOUQUAN);
      await page.getByRole('button', { name: '用手机号登录' }).click();
      await login(page, control, ACCOUNT);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('江晚舟')).toBeVisible();
      await expect(page.getByText('还不是会员')).toBeVisible();
    });
  });
});
