import { HONEY } from '../../page-objects/brands.ts';
import { pageScenes, statesOfPage } from '../page-scenes.ts';
import { loginSheet, purchaseStates, resultStates } from '../purchase-states.ts';

/** Honey's purchase page and its results. */
export const honeyScenes = [
  ...pageScenes(
    { brand: 'honey', route: '/honeywechatpay', title: '开通会员', call: HONEY.packagesCall },
    ...purchaseStates,
    loginSheet,
    { key: 'desktop', state: '在电脑上', environment: 'desktop' },
  ),
  ...statesOfPage(
    { brand: 'honey', route: HONEY.resultRoute, title: '支付结果', path: HONEY.path },
    ...resultStates(HONEY.preselected.amount),
    {
      key: 'missing',
      state: '订单不存在',
      path: '/resulthoney/rt_0000/1/-/1',
      act: async ({ page }) => page.getByRole('heading', { name: '订单不存在' }).waitFor(),
    },
  ),
];
