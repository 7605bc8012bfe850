import type { Page } from '@playwright/test';
import type { Brand } from './brands.ts';

/** Tuiwen's purchase page; its results are the data center's. */
export const TUIWEN: Brand = {
  name: 'tuiwen',
  shelf: '/tuiwenwechatpay',
  title: '开通会员',
  result: 'upgrade/use',
  resultRoute: '/upgrade/use',
  preselected: { name: '创作版年卡', amount: 19800 },
  other: { name: '创作版月卡', amount: 2800 },
  orderCall: 'POST /api/tuiwen/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/tuiwen/web/vip/packages/wechat',
  readCall: 'GET /api/datacenter/web/order/*',
};

/** The tab of a type of packages. */
export const typeTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
