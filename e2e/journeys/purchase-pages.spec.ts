import { expect, test } from '../fixtures/test.ts';
import { expectOffline } from '../page-objects/offline.ts';
import { HONEY, MAIN } from '../page-objects/brands.ts';
import { expectCashier } from '../page-objects/cashier.ts';
import { expectFits } from '../page-objects/fits.ts';
import { layoutShift, watchLayoutShift } from '../page-objects/measure.ts';
import {
  consentBox,
  expectPackageList,
  openPackageList,
  packageRadio,
  packages,
  payButton,
  paymentMethods,
} from '../page-objects/package-list.ts';
import { buy } from '../page-objects/purchase.ts';
import {
  ACPAY,
  BRAND_PAGES,
  DIY,
  PURCHASE_PAGES,
  SOUGO,
  TUIWEN,
  USERPAY,
  YOUQUAN,
} from '../page-objects/purchase-pages.ts';
import { expectPaid } from '../page-objects/result.ts';
import { tabTo } from '../page-objects/tab-to.ts';

/** What every purchase page does in the same way; `backend-failures.spec.ts` has what it does without its backend. */
for (const brand of PURCHASE_PAGES) {
  test(`${brand.path}: fits, shows that the network is gone, returns from a link, and sells by keyboard alone`, async ({
    page,
    ledger,
  }) => {
    await openPackageList(page, brand);
    // The other pages are measured in states of their own: see `routes/`.
    if (brand !== TUIWEN && brand !== USERPAY && brand !== DIY)
      await test.step('fits from 320 to 430 px and at twice the text', () =>
        expectFits(page, (where) =>
          expect.soft(payButton(page), `${where}: pay button`).toBeInViewport({ ratio: 1 }),
        ));

    await expectOffline(page);
    await expect(page.getByText('网络连接失败，请检查网络')).toHaveCount(0);

    await test.step('the privacy policy and back', async () => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /隐私政策/ })
        .first()
        .click();
      await expect(page).toHaveTitle('隐私政策');
      await page.goBack();
      await expectPackageList(page, brand);
    });

    // Tuiwen's keyboard journey in `routes/tuiwenwechatpay.spec.ts` includes its tabs.
    if (brand === TUIWEN) return buy(page, ledger, brand.preselected.amount);
    await test.step('the keyboard', async () => {
      await tabTo(page, packageRadio(page, brand.preselected.name));
      await page.keyboard.press('ArrowDown');
      const chosen = packages(page).getByRole('radio', { checked: true });
      await expect(packageRadio(page, brand.preselected.name)).not.toBeChecked();
      await expect(chosen).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(packageRadio(page, brand.preselected.name)).toBeChecked();

      await tabTo(page, paymentMethods(page).getByRole('radio', { name: '微信支付' }));
      await page.keyboard.press('ArrowDown');
      await expect(paymentMethods(page).getByRole('radio', { name: '支付宝' })).toBeChecked();
      await tabTo(page, consentBox(page));
      await page.keyboard.press('Space');
      await expect(consentBox(page)).toBeChecked();
      await tabTo(page, payButton(page));
      await page.keyboard.press('Enter');
      await expectCashier(page, brand.preselected.amount);
      await tabTo(page, page.getByRole('button', { name: '确认支付' }));
      await page.keyboard.press('Enter');
      await expectPaid(page);
      ledger.expectCharge(brand.preselected.amount);
    });
  });
}

for (const brand of PURCHASE_PAGES) {
  test(`${brand.path}: nothing moves if the HTML arrives in pieces, or the packages arrive slowly`, async ({
    page,
    control,
  }) => {
    await watchLayoutShift(page);
    for (const slow of [
      { match: brand.path, kind: 'trickle', delay_ms: 10 },
      { match: '/api/**', kind: 'delay', delay_ms: 400 },
    ] as const) {
      await test.step(`${slow.kind} of ${slow.match}`, async () => {
        await control.clearFaults();
        await control.faults(slow);
        await openPackageList(page, brand);
        if (brand === MAIN || brand === HONEY)
          await expect(page.getByText(/开通了|装满了|立即生效|到账/).first()).toBeVisible();
        expect(await layoutShift(page)).toEqual({ value: 0, what: [] });
      });
    }
  });
}

for (const { environment, reason } of [
  { environment: 'wechat-mini', reason: /^小程序内暂不支持支付/ },
  { environment: 'wecom', reason: /^企业微信内暂不支持支付/ },
  { environment: 'desktop', reason: /^请用手机扫码支付/ },
]) {
  test.describe(`in ${environment}`, () => {
    test.use({ environment });
    test('every brand shows why payment is not possible, and the link for a browser or phone', async ({
      page,
      sandbox,
      expectAccessible,
    }) => {
      for (const brand of [...BRAND_PAGES, USERPAY]) {
        await test.step(brand.path, async () => {
          await page.goto(brand.path);
          await expect(packageRadio(page, brand.preselected.name)).toBeChecked();
          await expect(page.getByText(reason)).toBeVisible();
          await expect(payButton(page)).toHaveCount(0);
          if (environment !== 'desktop' && brand !== USERPAY)
            await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
          await expectAccessible();
          if (brand !== YOUQUAN && brand !== TUIWEN) return;
          if (environment !== 'desktop')
            await expect(page.getByText(`${sandbox.places.site}${brand.path}`)).toBeVisible();
          await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible();
          await expectFits(page);
          if (environment === 'desktop')
            await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
        });
      }
    });
  });
}

for (const { environment, pages, other } of [
  { environment: 'wechat-android', pages: [MAIN, HONEY, SOUGO], other: '支付宝' },
  { environment: 'alipay-ios', pages: [MAIN, HONEY, ACPAY], other: '微信支付' },
]) {
  test.describe(`in ${environment}`, () => {
    test.use({ environment });
    test('the wallet opens over the page, and the link for the other one is offered', async ({
      page,
      ledger,
      expectAccessible,
    }) => {
      for (const brand of pages) {
        await test.step(brand.path, async () => {
          await openPackageList(page, brand);
          await expect(paymentMethods(page).getByRole('radio')).toHaveCount(1);
          await expect(page.getByText(`使用${other}？请在浏览器打开`)).toBeVisible();
          await expect(page.getByRole('button', { name: /复制链接/ })).toBeVisible();
          await expectAccessible();
        });
      }
      await buy(page, ledger, pages.at(-1)!.preselected.amount, 'sheet');
    });
  });
}
