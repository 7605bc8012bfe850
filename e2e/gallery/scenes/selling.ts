import { ACPAY, SOUGO, USERPAY, WECHATPAY } from '../../page-objects/purchase-pages.ts';
import type { Brand } from '../../page-objects/brands.ts';
import type { StateFacts } from '../page-scenes.ts';
import { anonymous, desktop, members, purchaseScenes } from '../purchase-states.ts';

const over: StateFacts = {
  key: 'over',
  state: '活动已结束',
  prepare: async ({ page }) => {
    await page.route('**/api/main/v1/activity**', async (route) => {
      const answer = await route.fetch();
      const activity = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...activity, ends_at: '2026-11-20T23:59:59+08:00' } });
    });
  },
  act: async ({ page }) => page.getByText('活动已结束').first().waitFor(),
};

const page = (shop: Brand, ...more: StateFacts[]) =>
  purchaseScenes('main', shop, anonymous, ...members, desktop, ...more);

/** Main's purchase pages besides `/`. */
export const sellingScenes = [...page(ACPAY, over), ...page(WECHATPAY), ...page(USERPAY), ...page(SOUGO)];
