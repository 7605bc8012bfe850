import { pageScenes, statesOfPage, type StateFacts } from '../page-scenes.ts';

const anybody = { brand: 'main', account: null } as const;

/** What no browser of a test can open stays in sight, so that the store is offered. */
const PATIENCE = 3000;

const where = (key: string, state: string, environment: string): StateFacts => ({ key, state, environment });

/** The ways into the apps and the mini-program. */
export const openingScenes = [
  ...statesOfPage(
    { ...anybody, route: '/openapp', title: '打开App', path: '/openapp?app=lxb' },
    {
      key: 'default',
      state: '没有打开',
      act: async ({ page }) => {
        await page.getByRole('heading', { level: 1, name: /打开聊小白/ }).waitFor();
        await page.clock.runFor(PATIENCE);
        await page.getByRole('button', { name: '去应用商店下载' }).waitFor();
      },
    },
    where('wechat', '在微信里', 'wechat-android'),
    where('weibo', '在微博里', 'weibo'),
    where('alipay', '在支付宝里', 'alipay-android'),
    where('app', '在 App 里', 'android-app'),
    where('desktop', '在电脑上', 'desktop'),
    { key: 'choose', state: '没说哪个 App', path: '/openapp' },
  ),
  ...pageScenes({ ...anybody, route: '/lxbfivepage', title: '打开App' }),
  ...pageScenes(
    { ...anybody, route: '/share', title: '分享', path: '/share?name=%E6%B1%9F%E6%99%9A%E8%88%9F' },
    { key: 'unknown', state: '没有这一段', path: '/share?scene=nothing' },
  ),
  ...pageScenes(
    { ...anybody, route: '/openweapp', title: '打开小程序', call: 'GET /api/main/v1/generate_scheme' },
    {
      ...where('wechat', '在微信里', 'wechat-android'),
      // WeChat takes the link over and the page stays; without WeChat it would lead away.
      prepare: async ({ page }) => {
        await page.route('https://wxaurl.cn/**', (route) => route.fulfill({ status: 204 }));
      },
    },
    where('desktop', '在电脑上', 'desktop'),
  ),
];
