import type { Page } from '@playwright/test';
import { expect, test } from '../../stage/fixtures.ts';
import { hearAddresses, holdTime } from '../../steps/phone.ts';
import { keepsPages, noteWaking, silenceVisibility, wakeBehind } from '../../steps/sleeping-page.ts';

test.use({ launchOptions: [keepsPages, { scope: 'worker' }], environment: 'wechat-ios' });

const PATIENCE = 2500;
const says = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** WeChat's own page of the link, which opens the mini-program over it. `opened` are the addresses that it had. */
async function playLinkPage(page: Page): Promise<string[]> {
  const opened: string[] = [];
  await page.route('https://wxaurl.cn/**', (route) => {
    opened.push(route.request().url());
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>小程序</h1>' });
  });
  return opened;
}

for (const phone of ['a phone', 'an iPhone that tells nothing but pageshow']) {
  test(`in WeChat on ${phone}, whoever comes back from the link finds the page that knows of it`, async ({
    page,
    expectAccessible,
  }) => {
    const opened = await playLinkPage(page);
    await noteWaking(page);
    if (phone !== 'a phone') await silenceVisibility(page);
    await page.goto('/openweapp');
    await says(page, '小程序');
    await wakeBehind(page);
    await says(page, '小程序刚才已打开');
    await expectAccessible();
    // It opens nothing by itself a second time.
    expect(opened).toHaveLength(1);
    await button(page, '再打开一次').click();
    await says(page, '小程序');
    expect(opened).toEqual([opened[0], opened[0]]);
  });
}

test('in WeChat, where the link leads nowhere, the page says so and what is left', async ({ page }) => {
  const heard = await hearAddresses(page);
  await holdTime(page);
  await page.goto('/openweapp');
  await expect.poll(() => heard).toEqual([expect.stringMatching(/^https:\/\/wxaurl\.cn\/\w+$/)]);
  await page.clock.runFor(PATIENCE);
  await says(page, '小程序没有打开');
  await expect(button(page, '打开微信')).toHaveCount(0);
  await button(page, '复制名字').click();
  await expect(page.getByRole('status').filter({ hasText: '已复制' })).toBeVisible();
});

test('in WeChat, a link that ran out while nobody looked is fetched anew', async ({ page }) => {
  const heard = await hearAddresses(page);
  await page.clock.install();
  await page.goto('/openweapp');
  await expect.poll(() => heard).toHaveLength(1);
  await page.clock.fastForward(31 * 86_400_000);
  await button(page, '再打开一次').click();
  await expect.poll(() => heard).toHaveLength(2);
  expect(heard[1]).not.toBe(heard[0]);
});
