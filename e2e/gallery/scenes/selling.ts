import { ACPAY, SOUGO, USERPAY, WECHATPAY } from '../../page-objects/purchase-pages.ts';
import type { Brand } from '../../page-objects/brands.ts';
import type { StateFacts } from '../page-scenes.ts';
import { anonymous, desktop, members, purchaseScenes, renewal } from '../purchase-states.ts';

/** The activity at another time, until `text` is shown. */
const activityAt = (key: string, state: string, times: Record<string, string>, text: string): StateFacts => ({
  key,
  state,
  prepare: async ({ page }) => {
    await page.route('**/api/main/v1/activity**', async (route) => {
      const answer = await route.fetch();
      const activity = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ json: { ...activity, ...times } });
    });
  },
  act: async ({ page }) => page.getByText(text).first().waitFor(),
});

const over = activityAt('over', '活动已结束', { ends_at: '2026-11-20T23:59:59+08:00' }, '活动已结束');
const lastDay = activityAt('last-day', '最后一天', { ends_at: '2026-11-21T23:59:59+08:00' }, '距活动结束');
const coming = activityAt('coming', '活动未开始', { starts_at: '2026-11-22T20:00:00+08:00' }, '活动未开始');

const page = (shop: Brand, ...more: StateFacts[]) =>
  purchaseScenes('main', shop, anonymous, ...members, desktop, ...more);

/** Main's purchase pages besides `/`. */
export const sellingScenes = [
  ...page(ACPAY, lastDay, coming, over, renewal),
  ...page(WECHATPAY),
  ...page(USERPAY),
  ...page(SOUGO),
];
