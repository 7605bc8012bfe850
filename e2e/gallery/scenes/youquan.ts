import { pageScenes } from '../page-scenes.ts';
import { loginSheet, purchaseStates } from '../purchase-states.ts';

/** Youquan's purchase page; its results are the data center's page. */
export const youquanScenes = pageScenes(
  {
    brand: 'youquan',
    route: '/youquanwechatpay',
    title: '开通会员',
    call: 'GET /api/youquan/web/vip/packages/wechat',
  },
  ...purchaseStates,
  loginSheet,
  { key: 'desktop', state: '在电脑上', environment: 'desktop' },
  {
    key: 'empty',
    state: '没有套餐',
    prepare: async ({ page }) => {
      await page.route('**/api/youquan/web/vip/packages/wechat**', (route) =>
        route.fulfill({ json: { packages: [] } }),
      );
    },
    act: async ({ page }) => page.getByRole('heading', { name: '现在没有在售的套餐' }).waitFor(),
  },
);
