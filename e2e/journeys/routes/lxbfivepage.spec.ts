import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { expectFits } from '../../steps/fits.ts';
import { tabTo } from '../../steps/tab-to.ts';
import { hearAddresses, holdTime, turnSight } from '../../steps/phone.ts';

const TITLES = [/怎么回？/, /复制给聊小白/, /随你挑/, /也看得懂/, /问一句就好/];
const PATIENCE = 2500;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The screen with this number, from 1, is in front, and the progress says so. */
async function expectScreen(page: Page, number: number): Promise<void> {
  await expect(button(page, `第 ${number} 屏`)).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('heading', { level: 2, name: TITLES[number - 1] ?? '' })).toBeInViewport({
    ratio: 1,
  });
}

/**
 * Moves a finger over the screen to the left, as far as a thumb does, and rests before it leaves: what a busy machine
 * sends all at once would be a fling, of any length.
 */
async function swipe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // Seconds since 1970, of the past half second.
  let timestamp = Date.now() / 1000 - 0.6;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, after = 0.03) => {
    timestamp += after;
    const touchPoints = x === undefined ? [] : [{ x, y: 400 }];
    return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  await touch('touchStart', 320);
  for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x);
  await touch('touchMove', 59, 0.2);
  await touch('touchEnd');
}

test.describe('/lxbfivepage', () => {
  test('tells five screens by swiping, and opens the app at the end', async ({
    page,
    control,
    expectAccessible,
  }) => {
    const heard = await hearAddresses(page);
    await page.goto('/lxbfivepage');
    await expect(page).toHaveTitle('打开App');
    for (const screen of [1, 2, 3, 4]) {
      await expectScreen(page, screen);
      await swipe(page);
    }
    await expectScreen(page, 5);
    await expectAccessible();
    expect(heard).toEqual([]);
    await button(page, '打开聊小白').click();
    await expect.poll(() => heard).toEqual(['lxb://open']);
    await turnSight(page, 'hidden');
    await turnSight(page, 'visible');
    await expect(page.getByRole('status').filter({ hasText: '聊小白刚才已打开。' })).toBeVisible();
    await expect
      .poll(async () => (await control.state()).events.map(({ name, route }) => `${name} ${route}`))
      .toContain('page_view /lxbfivepage');
  });

  test('is reached from what a friend shares, and left again', async ({ page }) => {
    await page.goto('/share?scene=reply');
    await page.getByRole('link', { name: '先看看' }).click();
    await expectScreen(page, 1);
    await button(page, '下一屏').click();
    await expectScreen(page, 2);
    await page.goBack();
    await expect(page).toHaveTitle('分享');
  });

  test('is gone through by its buttons, and any screen is a tap away', async ({ page }) => {
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await button(page, '下一屏').click();
    await expectScreen(page, 2);
    await button(page, '第 4 屏').click();
    await expectScreen(page, 4);
    await button(page, '第 1 屏').click();
    await expectScreen(page, 1);
    await button(page, '跳过').click();
    await expectScreen(page, 5);
    await expect(button(page, '跳过')).toBeHidden();
  });

  test('an app that is not there leads to the store, after time in sight', async ({ page }) => {
    const heard = await hearAddresses(page);
    await holdTime(page);
    await page.goto('/lxbfivepage');
    await button(page, '第 5 屏').click();
    await button(page, '打开聊小白').click();
    await page.clock.runFor(PATIENCE - 100);
    await expect(button(page, '去应用商店下载')).toHaveCount(0);
    await page.clock.runFor(200);
    await button(page, '去应用商店下载').click();
    await expect.poll(() => heard).toEqual(['lxb://open', 'market://details?id=cn.lxb.lxb']);
  });

  test('is five headed sections to a screen reader, all there from the start', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/lxbfivepage');
    await expect(page.getByRole('heading', { level: 1, name: '聊小白能做什么' })).toBeVisible();
    for (const name of TITLES) await expect(page.getByRole('region', { name })).toHaveCount(1);
    await expectAccessible();
  });

  test('is used by keyboard alone', async ({ page }) => {
    const heard = await hearAddresses(page);
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectScreen(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectScreen(page, 1);
    await page.keyboard.press('End');
    await expectScreen(page, 5);
    await tabTo(page, button(page, '打开聊小白'));
    await page.keyboard.press('Enter');
    await expect.poll(() => heard).toEqual(['lxb://open']);
  });

  test('jumps instead of sliding where motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/lxbfivepage');
    await button(page, '第 3 屏').click();
    await expectScreen(page, 3);
  });

  test('fits, at the first screen and at the last', async ({ page }) => {
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await expectFits(page);
    await button(page, '跳过').click();
    await expectScreen(page, 5);
    await expectFits(page);
  });

  test('tells its story without a network', async ({ page, context }) => {
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await context.setOffline(true);
    await expect(page.getByText('网络连接失败，请检查网络')).toBeVisible();
    await button(page, '下一屏').click();
    await expectScreen(page, 2);
    await context.setOffline(false);
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('the end leads to the page that says how to get out', async ({ page }) => {
      await page.goto('/lxbfivepage');
      await button(page, '跳过').click();
      await page.getByRole('link', { name: '打开聊小白' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '到浏览器里打开聊小白' })).toBeVisible();
      await page.goBack();
      await expectScreen(page, 1);
    });
  });
});
