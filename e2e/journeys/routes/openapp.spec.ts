import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { MAIN } from '../../steps/brands.ts';
import { expectCashier, inCashier } from '../../steps/cashier.ts';
import { expectFits } from '../../steps/fits.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { hearAddresses, holdTime, turnSight } from '../../steps/phone.ts';
import { expectPaid } from '../../steps/result.ts';
import { openShelf, payAgreeing } from '../../steps/shelf.ts';

const APPS = ['lxb', 'lxy', 'la', 'tcq', 'xpy', 'ttscq', 'mrky', 'yqgs', 'mxy', 'tuiwen'];
/** Where a scheme is not the app's code. */
const SCHEMES: Record<string, string> = { la: 'lapp' };
const PATIENCE = 2500;

const says = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('/openapp', () => {
  test('opens the app by its scheme, and shows the store once the page stayed in sight', async ({
    page,
    control,
    expectAccessible,
  }) => {
    const heard = await hearAddresses(page);
    await holdTime(page);
    await page.goto('/openapp?app=lxb');
    await expect(page).toHaveTitle('打开App');
    await says(page, '正在打开聊小白');
    await expect.poll(() => heard).toEqual(['lxb://open']);
    await page.clock.runFor(PATIENCE - 100);
    await says(page, '正在打开聊小白');
    await expect(button(page, '去应用商店下载')).toHaveCount(0);
    await page.clock.runFor(200);
    await says(page, '没有打开聊小白');
    await page.clock.resume();
    await expectAccessible();
    await button(page, '去应用商店下载').click();
    await expect.poll(() => heard).toEqual(['lxb://open', 'market://details?id=cn.lxb.lxb']);
    await says(page, '装好了，就打开聊小白');
    await button(page, '打开聊小白').click();
    await says(page, '正在打开聊小白');
    await expect.poll(() => heard).toHaveLength(3);

    await expect(page.getByRole('link', { name: '联系客服' })).toBeVisible();
    await turnSight(page, 'hidden');
    await expect
      .poll(async () => (await control.state()).events.map(({ name, route }) => `${name} ${route}`))
      .toContain('page_view /openapp');
  });

  test('no time runs while the app is in front, and coming back is told calmly', async ({
    page,
    expectAccessible,
  }) => {
    const heard = await hearAddresses(page);
    await holdTime(page);
    await page.goto('/openapp?app=mrky');
    await says(page, '正在打开每日口语');
    await page.clock.runFor(PATIENCE / 2);
    await turnSight(page, 'hidden');
    await page.clock.runFor(100 * PATIENCE);
    await turnSight(page, 'visible');
    await page.clock.runFor(100 * PATIENCE);
    await says(page, '每日口语刚才已打开');
    await page.clock.resume();
    await expectAccessible();
    await expect.poll(() => heard).toEqual(['mrky://open']);
    await button(page, '再打开一次').click();
    await expect.poll(() => heard).toEqual(['mrky://open', 'mrky://open']);
  });

  test('each app has its way, and a link that names none lets one choose', async ({
    page,
    expectAccessible,
  }) => {
    const heard = await hearAddresses(page);
    await page.goto('/openapp?app=nothing');
    await says(page, '要打开哪一个？');
    await expectAccessible();
    await expectFits(page);
    await page.getByRole('link', { name: '提词器' }).click();
    await says(page, '正在打开提词器');
    await expect.poll(() => heard).toEqual(['tcq://open']);
    for (const app of APPS) {
      heard.length = 0;
      await page.goto(`/openapp?app=${app}`);
      await expect.poll(() => heard).toEqual([`${SCHEMES[app] ?? app}://open`]);
    }
  });

  test('is reached from a paid order, and going back to it opens nothing by itself', async ({
    page,
    ledger,
  }) => {
    const heard = await hearAddresses(page);
    await openShelf(page, MAIN);
    await payAgreeing(page);
    await expectCashier(page, MAIN.preselected.amount);
    await inCashier(page, '确认支付');
    await expectPaid(page);
    ledger.expectCharge(MAIN.preselected.amount);
    await page.getByRole('link', { name: '打开聊小白' }).click();
    await says(page, '没有打开聊小白');
    await expect.poll(() => heard).toEqual(['lxb://open']);
    await page.reload();
    await says(page, '打开聊小白');
    await expect.poll(() => heard).toHaveLength(1);
    await button(page, '打开聊小白').click();
    await expect.poll(() => heard).toHaveLength(2);
    await page.goBack();
    await expectPaid(page);
  });

  test('fits, in every state that has words of its own', async ({ page }) => {
    await holdTime(page);
    await page.goto('/openapp?app=ttscq');
    await says(page, '正在打开天天素材');
    await expectFits(page);
    await page.clock.runFor(PATIENCE);
    await says(page, '没有打开天天素材');
    await expectFits(page);
  });

  test('is used by keyboard alone', async ({ page }) => {
    const heard = await hearAddresses(page);
    await page.goto('/openapp?app=lxb');
    await says(page, '没有打开聊小白');
    await tabTo(page, button(page, '再打开一次'));
    await page.keyboard.press('Enter');
    await expect.poll(() => heard).toEqual(['lxb://open', 'lxb://open']);
  });

  test('says that there is no network, and opens all the same', async ({ page, context }) => {
    const heard = await hearAddresses(page);
    await page.goto('/openapp?app=lxb');
    await says(page, '没有打开聊小白');
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
    await button(page, '再打开一次').click();
    await expect.poll(() => heard).toEqual(['lxb://open', 'lxb://open']);
    await context.setOffline(false);
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('names the menu that leads into a browser, and opens nothing', async ({
      page,
      expectAccessible,
    }) => {
      const heard = await hearAddresses(page);
      await page.goto('/openapp?app=lxb');
      await says(page, '到浏览器里打开聊小白');
      await expect(page.getByText('选择「在浏览器打开」。')).toBeVisible();
      await button(page, '复制链接').click();
      await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
      await expect.poll(() => heard).toEqual([]);
      await expectAccessible();
      await expectFits(page);
    });
  });

  test.describe('in an app without such a menu', () => {
    test.use({ environment: 'alipay-ios' });
    test('gives the link', async ({ page, expectAccessible }) => {
      await page.goto('/openapp?app=lxb');
      await expect(page.getByText('打开手机里的浏览器，粘贴到地址栏。')).toBeVisible();
      await expectAccessible();
    });
  });

  test.describe('inside the app', () => {
    test.use({ environment: 'android-app' });
    test('leads back', async ({ page, expectAccessible }) => {
      const heard = await hearAddresses(page);
      await page.goto('/nothing/of/this');
      await page.goto('/openapp?app=lxb');
      await says(page, '你正在用聊小白');
      await expectAccessible();
      await button(page, '返回聊小白').click();
      await expect(page).toHaveTitle('页面不存在');
      await expect.poll(() => heard).toEqual([]);
    });
    test('another app is opened', async ({ page }) => {
      const heard = await hearAddresses(page);
      await page.goto('/openapp?app=mrky');
      await says(page, '没有打开每日口语');
      await expect.poll(() => heard).toEqual(['mrky://open']);
    });
  });

  test.describe('on a desktop', () => {
    test.use({ environment: 'desktop', isMobile: false, viewport: { width: 1280, height: 900 } });
    test('is scanned with the phone', async ({ page, expectAccessible }) => {
      await page.goto('/openapp?app=lxb');
      await says(page, '用手机打开聊小白');
      await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
      await expectAccessible();
    });
  });
});
