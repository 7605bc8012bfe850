import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { OPEN_TIMEOUT, button, captureNavigations } from '../../page-objects/open-app.ts';
import { gotoPaused, setVisibility } from '../../page-objects/visibility.ts';

const TITLES = [/怎么回？/, /复制给聊小白/, /随你挑/, /也看得懂/, /问一句就好/];

/** The screen with this number, from 1, is visible and marked in the progress. */
async function expectScreen(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('img', { name: `第 ${number} 屏，共 5 屏` })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: TITLES[number - 1] ?? '' })).toBeInViewport({
    ratio: 1,
  });
}

/**
 * Swipes to the left, and rests before the finger leaves: events that a busy machine
 * sends at once would be a fling of any length.
 */
async function swipe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // Seconds since 1970, within the past half second.
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
  test('five screens change by swiping, and the last one opens the app', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await page.goto('/lxbfivepage');
    await expect(page).toHaveTitle('打开App');
    for (const screen of [1, 2, 3, 4]) {
      await expectScreen(page, screen);
      await swipe(page);
    }
    await expectScreen(page, 5);
    await expectAccessible();
    expect(navigations).toEqual([]);
    await button(page, '打开聊小白').click();
    await expect.poll(() => navigations).toEqual(['lxb://open']);
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await expect(page.getByRole('status').filter({ hasText: '已为你打开聊小白' })).toBeVisible();
  });

  test('opens from a shared scene, and back returns to it', async ({ page }) => {
    await page.goto('/share?scene=reply');
    await page.getByRole('link', { name: '聊小白还能做什么' }).click();
    await expectScreen(page, 1);
    await button(page, '继续').click();
    await expectScreen(page, 2);
    await page.goBack();
    await expect(page).toHaveTitle('分享');
  });

  test('screens change by buttons and by keyboard, also without a network, and fit', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await test.step('screen readers have five sections with headings from the start', async () => {
      await expect(page.getByRole('heading', { level: 1, name: '聊小白能做什么' })).toBeVisible();
      for (const name of TITLES) await expect(page.getByRole('region', { name })).toHaveCount(1);
      await expectAccessible();
    });
    await test.step('the first screen fits', () => expectFits(page));

    await test.step('the next, the last and the one before are one tap away', async () => {
      await button(page, '继续').click();
      await expectScreen(page, 2);
      await expect(page.getByRole('status').filter({ hasText: '第 2 屏，共 5 屏' })).toHaveCount(1);
      await button(page, '上一屏').click();
      await expectScreen(page, 1);
      await expect(button(page, '上一屏')).toBeHidden();
      await button(page, '跳过').click();
      await expectScreen(page, 5);
      await expect(button(page, '跳过')).toBeHidden();
    });
    await test.step('the last screen fits', () => expectFits(page));

    await page.keyboard.press('Home');
    await expectScreen(page, 1);
    await expectOffline(page, async () => {
      await page.keyboard.press('ArrowRight');
      await expectScreen(page, 2);
      await page.keyboard.press('ArrowLeft');
      await expectScreen(page, 1);
      await page.keyboard.press('End');
      await expectScreen(page, 5);
      await tabTo(page, button(page, '打开聊小白'));
      await page.keyboard.press('Enter');
      await expect.poll(() => navigations).toEqual(['lxb://open']);
    });
  });

  test('rotating the phone during a scroll ends at the screen that was asked for', async ({ page }) => {
    await page.goto('/lxbfivepage');
    await expectScreen(page, 1);
    await button(page, '跳过').evaluate((skip: HTMLElement) => {
      skip.click();
      window.dispatchEvent(new Event('resize'));
    });
    await expectScreen(page, 5);
  });

  test('with reduced motion screens jump; without the app the store is offered after a time-out while visible', async ({
    page,
  }) => {
    const navigations = await captureNavigations(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoPaused(page, '/lxbfivepage');
    await button(page, '继续').click();
    await expectScreen(page, 2);
    await button(page, '跳过').click();
    await expectScreen(page, 5);
    await button(page, '打开聊小白').click();
    await page.clock.runFor(OPEN_TIMEOUT - 100);
    await expect(button(page, '应用商店下载')).toHaveCount(0);
    await page.clock.runFor(200);
    await button(page, '应用商店下载').click();
    await expect.poll(() => navigations).toEqual(['lxb://open', 'market://details?id=cn.lxb.lxb']);
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('the last screen links to the page that shows how to open a browser', async ({ page }) => {
      await page.goto('/lxbfivepage');
      await button(page, '跳过').click();
      await page.getByRole('link', { name: '打开聊小白' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '请在浏览器中打开聊小白' })).toBeVisible();
      await page.goBack();
      await expectScreen(page, 1);
    });
  });
});
