import { expect } from '@playwright/test';
import { openGuide } from '../../page-objects/open-app.ts';
import { pageScenes, statesOfPage, type StateFacts } from '../page-scenes.ts';

const anonymous = { brand: 'main', account: null } as const;

/** No app can be opened in a test, so the store is offered. */
const PATIENCE = 3000;

const where = (key: string, state: string, environment: string): StateFacts => ({ key, state, environment });

/** A screen of the story, from 2, that continues the one before: a smooth scroll must have ended. */
const screen = (key: string, number: number, follows: string): StateFacts => ({
  key,
  state: `第 ${number} 屏`,
  follows,
  act: async ({ page }) => {
    await page.getByRole('button', { name: '继续' }).click();
    await page.getByRole('img', { name: `第 ${number} 屏，共 5 屏` }).waitFor();
    const rail = page.getByRole('group', { name: '五个画面' });
    await expect
      .poll(() => rail.evaluate((element) => element.scrollLeft / element.clientWidth))
      .toBe(number - 1);
  },
});

/** Pages that open apps and the mini-program. */
export const openingScenes = [
  ...statesOfPage(
    { ...anonymous, route: '/openapp', title: '打开App', path: '/openapp?app=lxb' },
    {
      key: 'default',
      state: '没有打开',
      act: async ({ page }) => {
        await page.getByRole('heading', { level: 1, name: /打开聊小白/ }).waitFor();
        await page.clock.runFor(PATIENCE);
        await page.getByRole('button', { name: '应用商店下载' }).waitFor();
      },
    },
    where('wechat', '在微信里', 'wechat-android'),
    where('weibo', '在微博里', 'weibo'),
    where('alipay', '在支付宝里', 'alipay-android'),
    where('app', '在 App 里', 'android-app'),
    where('desktop', '在电脑上', 'desktop'),
    { key: 'choose', state: '没说哪个 App', path: '/openapp?app=nothing' },
  ),
  ...pageScenes(
    { ...anonymous, route: '/lxbfivepage', title: '打开App' },
    screen('second', 2, 'default'),
    screen('third', 3, 'second'),
    screen('fourth', 4, 'third'),
    screen('fifth', 5, 'fourth'),
    {
      key: 'short',
      state: '320 × 568 px',
      act: ({ page }) => page.setViewportSize({ width: 320, height: 568 }),
    },
  ).map((scene) => ({ ...scene, isScreen: true })),
  ...pageScenes(
    { ...anonymous, route: '/share', title: '分享', path: '/share?name=%E6%B1%9F%E6%99%9A%E8%88%9F' },
    { key: 'unknown', state: '没有这一段', path: '/share?scene=nothing' },
    { ...where('wechat', '在微信里分享', 'wechat-android'), act: openGuide },
  ),
  ...pageScenes(
    { ...anonymous, route: '/openweapp', title: '打开小程序', call: 'GET /api/main/v1/generate_scheme' },
    {
      ...where('wechat', '在微信里', 'wechat-android'),
      // In WeChat the link opens over the page; here it would leave the page.
      prepare: async ({ page }) => {
        await page.route('https://wxaurl.cn/**', (route) => route.fulfill({ status: 204 }));
      },
    },
    where('desktop', '在电脑上', 'desktop'),
  ),
];
