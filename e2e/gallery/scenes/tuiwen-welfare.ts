import { pageScenes } from '../page-scenes.ts';

/** Tuiwen's gifts. */
export const welfareScenes = pageScenes(
  {
    brand: 'tuiwen',
    route: '/tuiwendiscounts',
    title: '领取福利',
    call: 'GET /api/tuiwen/web/vip/packages/welfare',
  },
  {
    key: 'consent',
    state: '领取前确认',
    follows: 'default',
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^立即领取/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    key: 'charged',
    state: '要付一元的',
    act: async ({ page }) => {
      await page.getByRole('button', { name: '¥1 支付领取 一元月卡' }).click();
      await page.getByRole('dialog').getByRole('radiogroup', { name: '支付方式' }).waitFor();
    },
  },
  {
    key: 'claimed',
    state: '领过一份',
    follows: 'consent',
    act: async ({ page }) => {
      await page.getByRole('button', { name: '同意并领取' }).click();
      await page.getByRole('heading', { name: '支付成功' }).waitFor();
      await page.goto('/tuiwendiscounts');
      await page.getByRole('heading', { name: '已领取' }).waitFor();
    },
  },
  {
    key: 'anonymous',
    state: '未登录',
    account: null,
    act: async ({ page }) => page.getByRole('heading', { name: '登录后查看可领福利' }).waitFor(),
  },
);
