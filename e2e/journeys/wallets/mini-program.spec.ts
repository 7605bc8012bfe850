import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { keepsPages, noteWaking, silenceVisibility, wakeBehind } from '../../page-objects/sleeping-page.ts';
import { OPEN_TIMEOUT, button, captureNavigations, expectHeadline } from '../../page-objects/open-app.ts';
import { gotoPaused } from '../../page-objects/visibility.ts';

const DAY = 86_400_000;

test.use({ launchOptions: [keepsPages, { scope: 'worker' }], environment: 'wechat-ios' });

/** Plays WeChat's page of the link, which opens the mini-program. Returns the opened addresses. */
async function playLinkPage(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.route('https://wxaurl.cn/**', (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>小程序</h1>' });
  });
  return opened;
}

for (const phone of ['a phone', 'an iPhone with pageshow events only']) {
  test(`in WeChat on ${phone}, the page shows after a return that the mini-program was opened`, async ({
    page,
    expectAccessible,
  }) => {
    const opened = await playLinkPage(page);
    await noteWaking(page);
    if (phone !== 'a phone') await silenceVisibility(page);
    await page.goto('/openweapp');
    await expectHeadline(page, '小程序');
    await wakeBehind(page);
    await expectHeadline(page, '已为你打开小程序');
    await expectAccessible();
    // It does not open the link a second time.
    expect(opened).toHaveLength(1);
    await button(page, '重新打开').click();
    await expectHeadline(page, '小程序');
    expect(opened).toEqual([opened[0], opened[0]]);
  });
}

test('in WeChat, if the link does not work, the page shows the alternatives, and fetches it again once it has expired', async ({
  page,
  expectAccessible,
}) => {
  const navigations = await captureNavigations(page);
  await gotoPaused(page, '/openweapp');
  await expect.poll(() => navigations).toEqual([expect.stringMatching(/^https:\/\/wxaurl\.cn\/\w+$/)]);
  await page.clock.runFor(OPEN_TIMEOUT);
  await expectHeadline(page, '未能打开小程序');
  await expect(button(page, '打开微信')).toHaveCount(0);
  await button(page, '复制名称').click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
  await page.clock.resume();
  await expectAccessible();
  await page.clock.fastForward(31 * DAY);
  await button(page, '重新打开').click();
  await expect.poll(() => navigations).toHaveLength(2);
  expect(navigations[1]).not.toBe(navigations[0]);
});
