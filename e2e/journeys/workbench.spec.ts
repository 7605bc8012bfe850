import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../stage/fixtures.ts';

test.use({
  environment: 'desktop',
  account: null,
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
});

const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="页面"]');
const shownIn = (page: Page, text: string) => phone(page).getByText(text, { exact: true });

/** Chooses an environment in the list of all, as one types its name. */
async function pick(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: /桥协议和全部环境/ }).click();
  const list = page.getByRole('dialog', { name: '全部环境' });
  await list.getByLabel('找环境').fill(typed);
  await list.getByLabel('找环境').press('Enter');
  await expect(list).toBeHidden();
}

test('a protocol is chosen, its raw traffic read, and the page answered by hand', async ({ page }) => {
  await page.goto('/workbench');
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await pick(page, 'DSBridge 安卓');
  await expect(page.getByRole('button', { name: /桥协议：DSBridge/ })).toBeVisible();
  await expect(shownIn(page, '江晚舟')).toBeVisible();

  const traffic = page.getByRole('region', { name: '桥通信' });
  await traffic.getByRole('button', { name: 'getUserInfo' }).first().click();
  await traffic.getByText('线上原文').click();
  await expect(traffic.getByText('_dsbridge.call("getUserInfo"')).toBeVisible();

  await traffic.getByRole('checkbox', { name: '手动应答' }).check();
  await page.getByRole('button', { name: '刷新' }).click();
  const hand = page.getByRole('region', { name: '手动应答' });
  const answer = hand.getByLabel('getUserInfo 的答复');
  const typed = await answer.inputValue();
  expect(typed).toContain('江晚舟');
  await expect(shownIn(page, '江晚舟')).toHaveCount(0);
  await answer.fill(typed.replace('江晚舟', '手写的人'));
  await hand.getByRole('button', { name: '答', exact: true }).click();
  await expect(shownIn(page, '手写的人')).toBeVisible();

  await hand.getByRole('button', { name: /^refreshUserInfo/ }).click();
  await hand.getByLabel('refreshUserInfo 的内容').fill(typed.replace('江晚舟', '推来的人'));
  await hand.getByRole('button', { name: '推送' }).click();
  await expect(hand.getByText(/页面答：/)).toBeVisible();
  await expect(shownIn(page, '推来的人')).toBeVisible();
});

test('garbage by hand leaves the page with a login, and ordinary answers come back', async ({ page }) => {
  await page.goto('/workbench?env=ios-app');
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await page.getByRole('checkbox', { name: '手动应答' }).check();
  await page.getByRole('button', { name: '刷新' }).click();
  const hand = page.getByRole('region', { name: '手动应答' });
  const login = phone(page).getByRole('button', { name: '获取验证码' });
  // The page may ask more than once before it takes silence or garbage for an answer.
  await expect(async () => {
    const isWaiting = await hand.getByRole('button', { name: '乱码' }).isVisible();
    if (isWaiting) {
      await hand.getByRole('button', { name: '乱码' }).click();
      await expect(hand.getByText('不是 JSON，会按文字原样送出')).toBeVisible({ timeout: 500 });
      await hand.getByRole('button', { name: '答', exact: true }).click({ timeout: 500 });
    }
    await expect(login).toBeVisible({ timeout: 500 });
  }).toPass();

  await hand.getByRole('button', { name: '关掉' }).click();
  await expect(hand).toBeHidden();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(shownIn(page, '江晚舟')).toBeVisible();
});

test('a host of the corpus is found by any word of its user agent', async ({ page }) => {
  await page.goto('/workbench');
  await pick(page, 'TBS/025440');
  await expect.poll(() => new URL(page.url()).searchParams.get('env')).toBe('ua-wechat-android-6.2');
  await expect(page.getByRole('region', { name: '桥通信' }).getByText('WeixinJSBridgeReady')).toBeVisible();
});
