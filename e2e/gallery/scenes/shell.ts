import { statesOfPage } from '../page-scenes.ts';

/** Pages of the shell without a route. */
export const shellScenes = statesOfPage(
  { brand: 'shell', route: '*', title: '页面不存在', account: null },
  { key: 'missing', state: '没有这个页面', path: '/nothing-here' },
  {
    key: 'failed',
    state: '页面加载失败',
    path: '/',
    prepare: async ({ page }) => {
      await page.route('**/r/main/**', (route) => route.abort());
    },
    act: async ({ page }) => page.getByRole('button', { name: '重试' }).waitFor(),
  },
);
