import { HONEY } from '../../page-objects/brands.ts';
import { statesOfPage } from '../page-scenes.ts';
import {
  desktop,
  loginSheet,
  lostOrder,
  members,
  purchaseScenes,
  renewing,
  repriced,
  resultStates,
} from '../purchase-states.ts';

/** Honey's purchase page and its results. */
export const honeyScenes = [
  ...purchaseScenes(
    'honey',
    HONEY,
    loginSheet,
    desktop,
    ...members,
    renewing(HONEY),
    ...lostOrder(HONEY),
    repriced(HONEY),
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
