import { TUIWEN, typeTab } from '../../page-objects/purchase-pages.ts';
import { pageScenes } from '../page-scenes.ts';
import { loginSheet, purchaseStates } from '../purchase-states.ts';

/** Tuiwen's purchase page. */
export const tuiwenScenes = pageScenes(
  { brand: 'tuiwen', route: '/tuiwenwechatpay', title: '开通会员', call: TUIWEN.packagesCall },
  {
    key: 'counted',
    state: '字数包',
    act: async ({ page }) => {
      await typeTab(page, '字数包').click();
      await page.getByText('每万字 1.36 元').waitFor();
    },
  },
  ...purchaseStates,
  loginSheet,
  { key: 'desktop', state: '在电脑上', environment: 'desktop' },
);
