import { TUIWEN, typeTab } from '../../page-objects/purchase-pages.ts';
import { desktop, loginSheet, lostOrder, purchaseScenes, repriced } from '../purchase-states.ts';

/** Tuiwen's purchase page. */
export const tuiwenScenes = purchaseScenes(
  'tuiwen',
  TUIWEN,
  loginSheet,
  desktop,
  ...lostOrder(TUIWEN),
  repriced(TUIWEN),
  {
    key: 'counted',
    state: '字数包',
    act: async ({ page }) => {
      await typeTab(page, '字数包').click();
      await page.getByText('每万字 1.36 元').waitFor();
    },
  },
);
