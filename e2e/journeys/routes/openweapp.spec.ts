import { expect, test } from '../../fixtures/test.ts';
import { expectOffline } from '../../page-objects/offline.ts';
import { expectFits } from '../../page-objects/fits.ts';
import { tabTo } from '../../page-objects/tab-to.ts';
import { OPEN_TIMEOUT, button, captureNavigations, expectHeadline } from '../../page-objects/open-app.ts';
import { gotoPaused, setVisibility } from '../../page-objects/visibility.ts';

const CALL = 'GET /api/main/v1/generate_scheme';
const DAY = 86_400_000;

test.describe('/openweapp', () => {
  test('opens the mini-program by the server’s scheme, shows alternatives, fits, and works by keyboard and offline', async ({
    page,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await gotoPaused(page, '/openweapp');
    await expect(page).toHaveTitle('打开小程序');
    await expectHeadline(page, '正在打开小程序');
    await expect
      .poll(() => navigations)
      .toEqual([expect.stringMatching(/^weixin:\/\/dl\/business\/\?t=\w+$/)]);
    await page.clock.runFor(OPEN_TIMEOUT);
    await expectHeadline(page, '未能打开小程序');
    await expectFits(page);
    await page.clock.resume();
    await expectAccessible();
    await button(page, '打开微信').click();
    await expect.poll(() => navigations[1]).toBe('weixin://');
    for (const name of ['复制链接', '复制名称']) {
      await button(page, name).click();
      await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
    }
    await expectOffline(page);
    await tabTo(page, button(page, '重新打开'));
    await page.keyboard.press('Enter');
    await expect.poll(() => navigations.slice(2)).toEqual([navigations[0]]);
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await expectHeadline(page, '已为你打开小程序');
  });

  test('an expired scheme is fetched again before it is opened', async ({ page }) => {
    const navigations = await captureNavigations(page);
    await page.clock.install();
    await page.goto('/openweapp');
    await expect.poll(() => navigations).toHaveLength(1);
    await page.clock.fastForward(31 * DAY);
    await button(page, '重新打开').click();
    await expect.poll(() => navigations).toHaveLength(2);
    expect(navigations[1]).toMatch(/^weixin:\/\/dl\/business\/\?t=\w+$/);
    expect(navigations[1]).not.toBe(navigations[0]);
  });

  test('has its final layout while the server is slow, shows errors, and 重试 fetches the scheme', async ({
    page,
    control,
    expectAccessible,
  }) => {
    const navigations = await captureNavigations(page);
    await test.step('a slow server', async () => {
      await control.faults({ match: CALL, kind: 'hang', times: 1 });
      await page.goto('/openweapp');
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('status').filter({ hasText: '正在载入' })).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await control.clearFaults();
    });
    // Neighbours differ in their text, so that each text shows that its request was answered.
    for (const [fault, text] of [
      [{ kind: 'status', status: 500 }, '服务开小差了，请稍后重试'],
      [{ kind: 'offline' }, '网络连接失败，请检查网络'],
      [{ kind: 'malformed' }, '服务开小差了，请稍后重试'],
    ] as const) {
      await test.step(fault.kind, async () => {
        await control.faults({ match: CALL, ...fault });
        if (fault.kind === 'status') await page.goto('/openweapp');
        else await button(page, '重试').click();
        await expect(page.getByRole('alert')).toContainText(text);
        await control.clearFaults();
      });
    }
    await expectAccessible();
    await expectFits(page);
    // The slow answer has opened the mini-program, too.
    navigations.length = 0;
    await button(page, '重试').click();
    await expect.poll(() => navigations).toHaveLength(1);
  });

  test.describe('in WeChat', () => {
    test.use({ environment: 'wechat-android' });
    test('opens from the page of an app that cannot be opened there, and back returns to it', async ({
      page,
    }) => {
      const navigations = await captureNavigations(page);
      await page.goto('/openapp?app=lxb');
      await page.getByRole('link', { name: '改用小程序' }).click();
      await expect(page).toHaveTitle('打开小程序');
      await expect.poll(() => navigations).toHaveLength(1);
      await page.goBack();
      await expectHeadline(page, '请在浏览器中打开聊小白');
    });
  });

  test.describe('in another social app', () => {
    test.use({ environment: 'weibo' });
    test('shows how to open the link in WeChat', async ({ page, expectAccessible }) => {
      const navigations = await captureNavigations(page);
      await page.goto('/openweapp');
      await expectHeadline(page, '请在微信中打开小程序');
      await button(page, '复制链接').click();
      await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
      expect(navigations).toEqual([]);
      await expectAccessible();
      await expectFits(page);
    });
  });

  test.describe('on a desktop', () => {
    test.use({ environment: 'desktop', isMobile: false, viewport: { width: 1280, height: 900 } });
    test('shows a QR code for WeChat', async ({ page, expectAccessible }) => {
      await page.goto('/openweapp');
      await expectHeadline(page, '微信扫码打开小程序');
      await expect(page.getByRole('img', { name: '用手机扫码打开这个页面' })).toBeVisible();
      await expectAccessible();
    });
  });
});
