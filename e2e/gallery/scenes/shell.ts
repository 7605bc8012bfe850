import type { Page } from '@playwright/test';
import { statesOfPage } from '../page-scenes.ts';

const failed = (brand: string) => ({
  prepare: async ({ page }: { page: Page }) => {
    await page.route(`**/r/${brand}/**`, (route) => route.abort());
  },
  act: async ({ page }: { page: Page }) => page.getByRole('button', { name: '重试' }).waitFor(),
});

/** Pages of the shell without a route. */
export const shellScenes = statesOfPage(
  { brand: 'shell', route: '*', title: '页面不存在', account: null },
  { key: 'missing', state: '没有这个页面', path: '/nothing-here' },
  { key: 'failed', state: '页面加载失败', path: '/', ...failed('main') },
  {
    key: 'failed-narrow',
    state: '页面加载失败，320 px 宽',
    follows: 'failed',
    act: async ({ page }) => page.setViewportSize({ width: 320, height: 693 }),
  },
  {
    key: 'failed-large',
    state: '页面加载失败，文字 200 %',
    follows: 'failed',
    act: async ({ page }) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  { key: 'failed-honey', state: '蜜小语页面加载失败', path: '/honeywechatpay', ...failed('honey') },
);
