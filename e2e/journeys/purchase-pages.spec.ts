import { expect, test } from '../fixtures/test.ts';
import { MAIN } from '../page-objects/brands.ts';
import { expectFits } from '../page-objects/fits.ts';
import { expectPackageList, openPackageList, payButton } from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import {
  ACPAY,
  BASE,
  BRAND_PAGES,
  DIY,
  PURCHASE_PAGES,
  SOUGO,
  TUIWEN,
  USERPAY,
  WECHATPAY,
  YOUQUAN,
} from '../page-objects/purchase-pages.ts';

/** What every purchase page does in the same way; main and honey show more failures in `backend-failures.spec.ts`. */
for (const brand of [YOUQUAN, TUIWEN, ACPAY, WECHATPAY, USERPAY, SOUGO, BASE, DIY]) {
  test(`${brand.path}: shows an error if the packages fail to load, and 重试 loads them`, async ({
    page,
    control,
    expectAccessible,
  }) => {
    await control.faults({ match: brand.packagesCall, kind: 'status', status: 500 });
    await page.goto(brand.path);
    await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: '联系客服' }).first()).toBeVisible();
    await expectAccessible();
    if (brand === YOUQUAN || brand === TUIWEN) await expectFits(page);
    await control.clearFaults();
    await control.faults({ match: brand.packagesCall, kind: 'offline' });
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert')).toContainText('网络连接失败，请检查网络');
    await control.clearFaults();
    await page.getByRole('button', { name: '重试' }).click();
    await expectPackageList(page, brand);
  });

  test(`${brand.path}: an empty package list is not an error and can be refreshed`, async ({
    page,
    expectAccessible,
  }) => {
    const [, path = ''] = brand.packagesCall.split(' ');
    await page.route(`**${path}**`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as object;
      await route.fulfill({ response, json: { ...answer, packages: [] } });
    });
    await page.goto(brand.path);
    await expect(page.getByText('现在没有在售的套餐')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible();
    await page.unrouteAll();
    await page.getByRole('button', { name: '刷新看看' }).click();
    await expectPackageList(page, brand);
  });
}

for (const brand of PURCHASE_PAGES) {
  test(`${brand.path}: shows that the network is gone, and works once it is back`, async ({
    page,
    context,
    ledger,
    expectAccessible,
  }) => {
    await openPackageList(page, brand);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络').first()).toBeVisible();
    if (brand === YOUQUAN) await expectAccessible();
    await context.setOffline(false);
    await expect(page.getByText('网络连接失败，请检查网络')).toHaveCount(0);
    if (BRAND_PAGES.includes(brand)) await buy(page, ledger, brand.preselected.amount);
    else await expectPackageList(page, brand);
  });
}

for (const brand of [TUIWEN, ACPAY, WECHATPAY, SOUGO]) {
  test(`${brand.path}: the back button leads from the privacy policy to the packages`, async ({ page }) => {
    await openPackageList(page, brand);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click();
    await expect(page).toHaveURL(/\/privacyagree$/);
    await page.goBack();
    await expectPackageList(page, brand);
  });
}

for (const { environment, reason } of [
  { environment: 'wechat-mini', reason: /^小程序里不能支付/ },
  { environment: 'wecom', reason: /^企业微信里不能支付/ },
  { environment: 'desktop', reason: /^电脑上不能付款/ },
]) {
  for (const brand of [YOUQUAN, TUIWEN, USERPAY]) {
    test.describe(`${brand.path} in ${environment}`, () => {
      test.use({ environment });
      test('shows why payment is not possible, and the link for a browser or phone', async ({
        page,
        sandbox,
        expectAccessible,
      }) => {
        await page.goto(brand.path);
        await expect(page.getByText(reason)).toBeVisible();
        await expect(payButton(page)).toHaveCount(0);
        await expectAccessible();
        if (brand === USERPAY) return;
        await expect(page.getByText(`${sandbox.places.site}${brand.path}`)).toBeVisible();
        await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
        await expectFits(page);
        if (environment === 'desktop')
          await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
      });
    });
  }
}

for (const [environment, brand] of [
  ['wechat-ios', ACPAY],
  ['wechat-android', SOUGO],
] as const) {
  test.describe(`${brand.path} in ${environment}`, () => {
    test.use({ environment });
    test('WeChat Pay opens over the page, and the link for Alipay is offered', async ({
      page,
      ledger,
      expectAccessible,
    }) => {
      await openPackageList(page, brand);
      await expect(page.getByText('想用支付宝，请复制链接到浏览器打开')).toBeVisible();
      await expectAccessible();
      await buy(page, ledger, MAIN.preselected.amount, 'sheet');
    });
  });
}
