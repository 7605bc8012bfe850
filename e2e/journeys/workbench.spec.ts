import type { FrameLocator, Page } from '@playwright/test';
import { difference } from '../gallery/difference.ts';
import { isUpdate, keepWorkbench, keptWorkbench } from '../gallery/keep-pictures.ts';
import { takePicture, toWebp } from '../gallery/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  environment: 'desktop',
  account: null,
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
});

const phone = (page: Page): FrameLocator => page.frameLocator('iframe[title="页面"]');
const shownIn = (page: Page, text: string) => phone(page).getByText(text, { exact: true });

/** Selects an environment by typing its name. */
async function pick(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: /桥协议和全部环境/ }).click();
  const list = page.getByRole('dialog', { name: '全部环境' });
  await list.getByLabel('找环境').fill(typed);
  await list.getByLabel('找环境').press('Enter');
  await expect(list).toBeHidden();
}

test('a protocol can be selected, its raw traffic read, and the page answered by hand', async ({ page }) => {
  await page.goto('/workbench');
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await pick(page, 'DSBridge 安卓');
  await expect(page.getByRole('button', { name: /桥协议：DSBridge/ })).toBeVisible();
  await expect(shownIn(page, '江晚舟')).toBeVisible();

  const traffic = page.getByRole('region', { name: '桥通信' });
  // The tapped call may belong to the previous document and disappear with it.
  await expect(async () => {
    await traffic.getByRole('button', { name: 'getUserInfo' }).first().click();
    await traffic.getByText('线上原文').click({ timeout: 2000 });
    await expect(traffic.getByText('_dsbridge.call("getUserInfo"')).toBeVisible({ timeout: 2000 });
  }).toPass();

  await traffic.getByRole('checkbox', { name: '手动应答' }).check();
  await page.getByRole('button', { name: '刷新' }).click();
  const hand = page.getByRole('region', { name: '手动应答' });
  const answer = hand.getByLabel('getUserInfo 的答复');
  const typed = await answer.inputValue();
  expect(typed).toContain('江晚舟');
  await answer.fill(typed.replace('江晚舟', '手写的人'));
  await hand.getByRole('button', { name: '答', exact: true }).click();
  await expect(shownIn(page, '手写的人')).toBeVisible();

  await hand.getByRole('button', { name: /^refreshUserInfo/ }).click();
  await hand.getByLabel('refreshUserInfo 的内容').fill(typed.replace('江晚舟', '推来的人'));
  await hand.getByRole('button', { name: '推送', exact: true }).click();
  await expect(hand.getByText(/页面答：/)).toBeVisible();
  await expect(shownIn(page, '推来的人')).toBeVisible();
});

test('a page opens only after the server has set its environment', async ({ page }) => {
  let answer = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/__sandbox/frame', async (route) => {
    await isReleased;
    await route.continue();
  });
  const asked = page.waitForRequest('**/__sandbox/frame');
  await page.goto('/workbench');
  await asked;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const [, frame, ...others] = page.frames();
  expect([frame?.url(), ...others]).toEqual(['about:blank']);
  answer();
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await page.unroute('**/__sandbox/frame');
  await page.route('**/__sandbox/frame', (route) => route.abort());
  await page.getByRole('radiogroup', { name: '用户' }).getByText('苏禾').click();
  await expect(page.getByText('连不上服务器')).toBeVisible();
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await page.unroute('**/__sandbox/frame');
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(shownIn(page, '苏禾')).toBeVisible();
  await expect(page.getByText('连不上服务器')).toBeHidden();
});

test('garbage is sent unchanged, and the page keeps its user', async ({ page }) => {
  await page.goto('/workbench?env=ios-app');
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await page.getByRole('checkbox', { name: '手动应答' }).check();
  await page.getByRole('button', { name: '刷新' }).click();
  const hand = page.getByRole('region', { name: '手动应答' });
  await hand.getByRole('button', { name: '乱码' }).click();
  await expect(hand.getByText('不是 JSON，会按文字原样送出')).toBeVisible();
  await hand.getByRole('button', { name: '答', exact: true }).click();
  const traffic = page.getByRole('region', { name: '桥通信' });
  await expect(traffic.getByText('<html><h1>502 Bad Gateway</h1>')).toBeVisible();
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await hand.getByRole('button', { name: '关掉' }).click();
  await expect(hand).toBeHidden();
});

test('an environment of the corpus is found by any part of its user agent', async ({ page }) => {
  await page.goto('/workbench');
  await pick(page, 'TBS/025440');
  await expect.poll(() => new URL(page.url()).searchParams.get('env')).toBe('ua-wechat-android-6.2');
  await expect(page.getByRole('region', { name: '桥通信' }).getByText('WeixinJSBridgeReady')).toBeVisible();
});

/** Largest share of the README's picture that may change: clocks, durations and the order of calls do. */
const MOST_CHANGED = 0.05;

test('the README shows the workbench as it is', async ({ page, browser }) => {
  await page.goto('/workbench?env=ios-app');
  await expect(shownIn(page, '江晚舟')).toBeVisible();
  await page.getByRole('checkbox', { name: '手动应答' }).check();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByLabel('getUserInfo 的答复')).toHaveValue(/江晚舟/);
  await expect(shownIn(page, '年度会员').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const desk = await browser.newPage();
  const picture = await takePicture(page, 'screen');
  if (isUpdate) return keepWorkbench(await toWebp(desk, picture, 0.85));
  const kept = keptWorkbench();
  if (!kept) throw new Error('store the picture with E2E_UPDATE_GALLERY=1');
  await expect
    .poll(async () => difference(desk, kept, await takePicture(page, 'screen')))
    .toBeLessThanOrEqual(MOST_CHANGED);
});
