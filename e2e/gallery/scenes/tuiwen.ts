import { TUIWEN, typeTab } from '../../page-objects/purchase-pages.ts';
import {
  desktop,
  loginSheet,
  lostOrder,
  memberSizes,
  members,
  purchaseScenes,
  repriced,
} from '../purchase-states.ts';

/** Made to renew in a picture: the sandbox has no such package of this brand. */
const MONTH = '创作版月卡';
/** ¥25, in fen. */
const renewal = { price: 2500, period_days: 30 };

/** Tuiwen's purchase page. */
export const tuiwenScenes = purchaseScenes(
  'tuiwen',
  TUIWEN,
  loginSheet,
  ...members,
  ...memberSizes,
  {
    key: 'renewal',
    state: '自动续费',
    prepare: async ({ page }) => {
      await page.route('**/api/tuiwen/web/vip/packages/wechat*', async (route) => {
        const response = await route.fetch();
        const { packages } = (await response.json()) as { packages: { name: string }[] };
        const json = { packages: packages.map((one) => (one.name === MONTH ? { ...one, renewal } : one)) };
        await route.fulfill({ response, json });
      });
    },
    act: async ({ page }) => page.getByRole('radio', { name: new RegExp(`^${MONTH}.*暂不可购`) }).waitFor(),
  },
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
