import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectCashier, inCashier } from '../../page-objects/cashier.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { login } from '../../page-objects/login.ts';
import { NOTICES } from '../../page-objects/money.ts';
import { expectPaid, returnDialog } from '../../page-objects/result.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { NEW_PHONE, ACCOUNT } from '../../fixtures/users.ts';
import { payInCashier } from '../../page-objects/purchase.ts';

const LIST_CALL = 'GET /api/tuiwen/web/vip/packages/welfare';
const ORDER_CALL = 'POST /api/tuiwen/web/vip/packages/*/orders/official';

const gifts = (page: Page) => page.getByRole('radiogroup', { name: '会员福利' });
const gift = (page: Page, name: string) => gifts(page).getByRole('radio', { name: new RegExp(`^${name}`) });
const claimButton = (page: Page) => page.getByRole('button', { name: /^立即领取/ });
const payButton = (page: Page) => page.getByRole('button', { name: /^立即支付.*1\.00/ });
/** The button of a gift with a price that is not chosen. */
const otherButton = (page: Page) => page.getByRole('button', { name: '¥1 支付领取 一元月卡' });
const sheet = (page: Page) => page.getByRole('dialog', { name: '领取前请确认' });
const entry = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Opens the list and waits for its gifts. */
async function openGifts(page: Page, query = ''): Promise<void> {
  await page.goto(`/tuiwendiscounts${query}`);
  await expect(gift(page, '新人七天体验')).toBeChecked();
}

/** Claims the chosen gift, agreeing in the sheet that asks. */
async function claim(page: Page): Promise<void> {
  await claimButton(page).click();
  await sheet(page).getByRole('button', { name: '同意并领取' }).click();
}

test.describe('/tuiwendiscounts', () => {
  test('a free gift is claimed in the sheet without a cashier, one with a price is paid, and both are listed as claimed', async ({
    page,
    control,
    ledger,
    expectAccessible,
  }) => {
    await openGifts(page);
    await expect(page).toHaveTitle('领取福利');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('领取福利');
    await expect(gift(page, '新人七天体验')).toHaveAccessibleName(/免费.*创作版七天卡.*前领取/);
    await expect(page.getByRole('radiogroup', { name: '支付方式' })).toHaveCount(0);
    await expect(entry(page, '中秋三天卡')).toHaveCount(0);
    await page.getByRole('button', { name: '已结束 1 项' }).click();
    await expect(entry(page, '中秋三天卡')).toContainText('已结束');
    await expectAccessible();
    await claimButton(page).click();
    await expect(sheet(page)).toContainText('本次无需支付，到期不自动续费');
    await expect(page.getByRole('radiogroup', { name: '支付方式' })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('button', { name: '同意并领取' }).click();
    await expectPaid(page);
    const { orders, charges, users } = await control.state();
    expect(orders).toMatchObject([{ status: 'paid', amount: 0 }]);
    expect(charges).toEqual([]);
    expect(users.find(({ phone }) => phone === ACCOUNT)?.membership).not.toBeNull();

    await page.goto('/tuiwendiscounts');
    await expect(entry(page, '新人七天体验')).toContainText(/\d+ 月 \d+ 日已领取/);
    await expect(gift(page, '新人七天体验')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '去使用 新人七天体验' })).toHaveAttribute(
      'href',
      '/openapp?app=tuiwen',
    );
    await expect(gift(page, '一元月卡')).toBeChecked();

    await test.step('a gift with a price', async () => {
      await payButton(page).click();
      await expect(sheet(page)).toContainText('¥1.00');
      await sheet(page).getByRole('radio', { name: '支付宝' }).check();
      await expectAccessible();
      await sheet(page).getByRole('button', { name: '同意并支付' }).click();
      await payInCashier(page, ledger, 100);
      expect((await control.state()).orders.map(({ amount }) => amount).sort()).toEqual([0, 100]);
    });
    await test.step('all gifts are claimed', async () => {
      await page.goto('/tuiwendiscounts');
      await expect(entry(page, '一元月卡')).toContainText('已领取');
      await expect(page.getByText('福利已全部领取')).toBeVisible();
      await expect(page.getByRole('button', { name: /^立即/ })).toHaveCount(0);
      await page.getByRole('link', { name: /^开通会员/ }).click();
      await expect(page).toHaveTitle('开通会员');
    });
  });

  test('a tap on a gift that is not chosen opens its sheet, a cancelled payment keeps its order, and the sheet asks again', async ({
    page,
    control,
    ledger,
  }) => {
    await openGifts(page);
    await otherButton(page).click();
    await expect(sheet(page)).toContainText('一次性支付，到期不自动续费');
    await sheet(page).getByRole('button', { name: '暂不同意' }).click();
    await expect(gift(page, '一元月卡')).toBeChecked();
    expect((await control.state()).orders).toEqual([]);
    await payButton(page).click();
    await sheet(page).getByRole('button', { name: '同意并支付' }).click();
    await expectCashier(page, 100);
    await inCashier(page, '取消支付');
    await returnDialog(page).getByRole('button', { name: '重新支付' }).click();
    await payInCashier(page, ledger, 100);
    expect((await control.state()).orders).toMatchObject([{ status: 'paid', amount: 100 }]);
  });

  test('a claim in another window shows a notice and reloads the list', async ({ page, context }) => {
    await openGifts(page);
    const other = await context.newPage();
    await openGifts(other);
    await claim(other);
    await expectPaid(other);
    await expect(page.getByText(NOTICES.paidElsewhere)).toBeVisible();
    await expect(entry(page, '新人七天体验')).toContainText('已领取');
  });

  test('a gift claimed on another phone is refused with a message, and the list is reloaded', async ({
    page,
    context,
    browser,
    userAgent,
    baseURL,
    control,
    expectAccessible,
  }) => {
    await openGifts(page);
    const phone = await browser.newContext({
      storageState: await context.storageState(),
      ...(userAgent && { userAgent }),
      ...(baseURL && { baseURL }),
    });
    const other = await phone.newPage();
    await openGifts(other);
    await claim(other);
    await expectPaid(other);
    await phone.close();
    await claim(page);
    await expect(page.getByRole('alert').filter({ hasText: '该福利已领取或已结束' })).toBeVisible();
    await expect(entry(page, '新人七天体验')).toContainText('已领取');
    await expect(gift(page, '一元月卡')).toBeChecked();
    await expectAccessible();
    expect((await control.state()).orders).toHaveLength(1);
  });

  test('opens from the upgrade page at its top, and back and its own link return to it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 420 });
    await page.goto('/tuiwenupvip');
    const toGifts = page.getByRole('link', { name: /^领取福利/ });
    await toGifts.click();
    await expect(page).toHaveTitle('领取福利');
    await expect(gift(page, '新人七天体验')).toBeChecked();
    await page.goBack();
    await expect(page).toHaveTitle('升级会员');
    await toGifts.waitFor();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const scrollDown = () => page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => scrollDown().then(scrolled)).toBe(200);
    // The page is loaded already, so no shorter placeholder resets the scroll position. Not by a tap, which would scroll.
    await toGifts.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle('领取福利');
    await expect.poll(scrolled).toBe(0);
    await page.getByRole('link', { name: /^升级会员/ }).click();
    await expect(page).toHaveTitle('升级会员');
  });

  test('shows its layout while loading, and errors; a gift is claimed once by keyboard alone, with events', async ({
    page,
    control,
    expectAccessible,
  }) => {
    await test.step('loading, and a missing network', async () => {
      await control.faults({ match: LIST_CALL, kind: 'hang', times: 1 });
      await page.goto('/tuiwendiscounts');
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      // Placeholders are hidden from assistive technology, so it has no role.
      await expect(page.getByText('可领取', { exact: true })).toBeVisible();
      await expectOffline(page);
      await control.clearFaults();
    });
    await test.step('a malformed answer shows an error, and 重试 loads the list', async () => {
      await control.faults({ match: LIST_CALL, kind: 'malformed' });
      await page.goto('/tuiwendiscounts');
      await expect(page.getByRole('alert')).toContainText('服务开小差了，请稍后重试');
      await expectAccessible();
      await expectFits(page);
      await control.clearFaults();
      await page.getByRole('button', { name: '重试' }).click();
      await expect(gift(page, '新人七天体验')).toBeChecked();
    });
    await expectFits(page);
    await expect(claimButton(page)).toBeInViewport({ ratio: 1 });

    await test.step('the keyboard; a claim that fails shows an error, and the next one claims once', async () => {
      await tabTo(page, gift(page, '新人七天体验'));
      await page.keyboard.press('ArrowDown');
      await expect(gift(page, '一元月卡')).toBeChecked();
      await page.keyboard.press('ArrowUp');
      await control.faults({ match: ORDER_CALL, kind: 'status', status: 503 });
      const claimByKeys = async () => {
        await tabTo(page, claimButton(page));
        await page.keyboard.press('Enter');
        await expect(sheet(page)).toBeVisible();
        await tabTo(page, sheet(page).getByRole('button', { name: '同意并领取' }));
        await page.keyboard.press('Enter');
      };
      await claimByKeys();
      await expect(page.getByRole('alert').filter({ hasText: '服务开小差了' })).toBeVisible();
      await expectFits(page);
      await control.clearFaults();
      await claimByKeys();
      await expectPaid(page);
      expect((await control.state()).orders).toMatchObject([{ status: 'paid', amount: 0 }]);
    });

    await test.step('events contain the package and no cashier', async () => {
      const named = async () =>
        (await control.state()).events.filter(({ route }) => route === '/tuiwendiscounts');
      await expect
        .poll(async () => (await named()).map(({ name }) => name))
        .toEqual(
          expect.arrayContaining([
            'page_view',
            'paywall_impression',
            'consent',
            'checkout_start',
            'checkout_result',
          ]),
        );
      expect((await named()).find(({ name }) => name === 'checkout_start')?.props).toMatchObject({
        package: '61',
      });
      expect((await named()).map(({ name }) => name)).not.toContain('cashier_open');
    });
  });
});

test.describe('/tuiwendiscounts for an anonymous user', () => {
  test.use({ account: null });

  test('offers the login, then the gifts, and claims a gift', async ({ page, control, expectAccessible }) => {
    await page.goto('/tuiwendiscounts');
    await expect(page.getByRole('heading', { name: '登录后查看可领福利' })).toBeVisible();
    await expectAccessible();
    await expectFits(page);
    await page.getByRole('button', { name: '用手机号登录' }).click();
    await login(page, control, NEW_PHONE);
    await expect(gift(page, '新人七天体验')).toBeChecked();
    await expect(page.getByText('139****5678')).toBeVisible();
    await claim(page);
    await expectPaid(page);
    const { users } = await control.state();
    expect(users.find(({ phone }) => phone === NEW_PHONE)?.membership).not.toBeNull();
  });

  test('shows the gifts of the user in the URL, and asks for a login before a claim', async ({
    page,
    control,
  }) => {
    await openGifts(page, '?user_id=u10003');
    await claimButton(page).click();
    await expect(page.getByRole('dialog', { name: '登录后继续领取' })).toBeVisible();
    await login(page, control, '13800000003');
    await page.getByRole('button', { name: '同意并领取' }).click();
    await expectPaid(page);
    expect((await control.state()).orders).toMatchObject([{ status: 'paid', amount: 0 }]);
  });
});

test.describe('/tuiwendiscounts where payment is not possible', () => {
  test.use({ environment: 'desktop' });

  test('a gift with a price shows the QR code for the phone, and a free one can be claimed', async ({
    page,
  }) => {
    await openGifts(page);
    await otherButton(page).click();
    await expect(page.getByRole('dialog', { name: '手机扫码领取' })).toContainText('请用手机扫码支付');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^立即/ })).toHaveCount(0);
    await gift(page, '新人七天体验').check();
    await claim(page);
    await expectPaid(page);
  });
});
