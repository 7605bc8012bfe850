import { expect, test } from '../../fixtures/test.ts';
import { MAIN } from '../../page-objects/brands.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { expectPaid } from '../../page-objects/result.ts';
import { openPackageList } from '../../page-objects/package-list.ts';
import { buy } from '../../page-objects/purchase.ts';
import { OPEN_TIMEOUT, button, captureNavigations, expectHeadline } from '../../page-objects/open-app.ts';
import { gotoPaused, setVisibility } from '../../page-objects/visibility.ts';

/** Apps that no other journey opens; one has another scheme than its code. */
const SCHEMES = { la: 'lapp', xpy: 'xpy', ttscq: 'ttscq', tuiwen: 'tuiwen' };

test.describe('/openapp', () => {
  test('opens the app by its scheme, offers the store if the page stays visible, fits, and works by keyboard and offline', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await gotoPaused(page, '/openapp?app=lxb');
    await expect(page).toHaveTitle('打开App');
    await expectHeadline(page, '正在打开聊小白');
    await expect.poll(() => navigations).toEqual(['lxb://open']);
    await page.clock.runFor(OPEN_TIMEOUT - 100);
    await expectHeadline(page, '正在打开聊小白');
    await expect(button(page, '应用商店下载')).toHaveCount(0);
    await expectFits(page);
    await page.clock.runFor(200);
    await expectHeadline(page, '未能打开聊小白');
    await expectFits(page);
    await page.clock.resume();
    await expectAccessible();
    await button(page, '应用商店下载').click();
    await expect.poll(() => navigations).toEqual(['lxb://open', 'market://details?id=cn.lxb.lxb']);
    await expectHeadline(page, '安装完成后，打开聊小白');
    await button(page, '打开聊小白').click();
    await expectHeadline(page, '正在打开聊小白');
    await expect.poll(() => navigations).toHaveLength(3);

    await expectOffline(page, async () => {
      await page.clock.fastForward(OPEN_TIMEOUT);
      await expectHeadline(page, '未能打开聊小白');
      await tabTo(page, button(page, '重新打开'));
      await page.keyboard.press('Enter');
      await expect.poll(() => navigations.slice(3)).toEqual(['lxb://open']);
    });

    await expect(page.getByRole('link', { name: '联系客服' })).toBeVisible();
  });

  test('time in the app does not count, and a return shows that the app was opened', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await gotoPaused(page, '/openapp?app=mrky');
    await expectHeadline(page, '正在打开每日口语');
    await page.clock.runFor(OPEN_TIMEOUT / 2);
    await setVisibility(page, 'hidden');
    await page.clock.runFor(100 * OPEN_TIMEOUT);
    await setVisibility(page, 'visible');
    await page.clock.runFor(100 * OPEN_TIMEOUT);
    await expectHeadline(page, '已为你打开每日口语');
    await page.clock.resume();
    await expectAccessible();
    await expect.poll(() => navigations).toEqual(['mrky://open']);
    await button(page, '重新打开').click();
    await expect.poll(() => navigations).toEqual(['mrky://open', 'mrky://open']);
  });

  test('each app has its scheme, and a link without an app shows a selection', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await page.goto('/openapp?app=nothing');
    await expectHeadline(page, '选择要打开的 App');
    await expectAccessible();
    await expectFits(page);
    await page.getByRole('link', { name: '提词器' }).click();
    await expectHeadline(page, '正在打开提词器');
    await expect.poll(() => navigations).toEqual(['tcq://open']);
    for (const [app, scheme] of Object.entries(SCHEMES)) {
      navigations.length = 0;
      await page.goto(`/openapp?app=${app}`);
      await expect.poll(() => navigations, app).toEqual([`${scheme}://open`]);
    }
  });

  test('opens from a paid order, and a reload does not open the app again', async ({ page, ledger }) => {
    const navigations = await captureNavigations(page);
    await openPackageList(page, MAIN);
    await buy(page, ledger, MAIN.preselected.amount);
    await page.getByRole('link', { name: '打开聊小白' }).click();
    await expectHeadline(page, '正在打开聊小白');
    await expect.poll(() => navigations).toEqual(['lxb://open']);
    await page.reload();
    await expectHeadline(page, '打开聊小白');
    await expect.poll(() => navigations).toHaveLength(1);
    await button(page, '打开聊小白').click();
    await expect.poll(() => navigations).toHaveLength(2);
    await page.goBack();
    await expectPaid(page);
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('shows the menu that opens a browser, and opens nothing', async ({ page, expectAccessible }) => {
      const navigations = await captureNavigations(page);
      await page.goto('/openapp?app=lxb');
      await expectHeadline(page, '请在浏览器中打开聊小白');
      await expect(page.getByText('选择「在浏览器打开」')).toBeVisible();
      await button(page, '复制链接').click();
      await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
      await expect.poll(() => navigations).toEqual([]);
      await expectAccessible();
      await expectFits(page);
    });
  });

  test.describe('in an app without such a menu', () => {
    test.use({ environment: 'alipay-ios' });
    test('shows the link', async ({ page, expectAccessible }) => {
      await page.goto('/openapp?app=lxb');
      await expect(page.getByText('粘贴到浏览器地址栏')).toBeVisible();
      await expectAccessible();
    });
  });

  test.describe('inside the app', () => {
    test.use({ environment: 'android-app' });
    test('leads back to the app, and opens another one', async ({ page, expectAccessible }) => {
      const navigations = await captureNavigations(page);
      await page.goto('/openapp?app=mrky');
      await expectHeadline(page, '正在打开每日口语');
      await expect.poll(() => navigations.splice(0)).toEqual(['mrky://open']);
      await page.goto('/nothing/of/this');
      await page.goto('/openapp?app=lxb');
      await expectHeadline(page, '你已在聊小白 App 内');
      await expectAccessible();
      await button(page, '返回聊小白').click();
      await expect(page).toHaveTitle('页面不存在');
      await expect.poll(() => navigations).toEqual([]);
    });
  });

  test.describe('on a desktop', () => {
    test.use({ environment: 'desktop', isMobile: false, viewport: { width: 1280, height: 900 } });
    test('shows a QR code', async ({ page, expectAccessible }) => {
      await page.goto('/openapp?app=lxb');
      await expectHeadline(page, '手机扫码打开聊小白');
      await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
      await expectAccessible();
    });
  });
});
