import type { Page } from '@playwright/test';
import { type Brand, MAIN, HONEY } from './brands.ts';

/** Purchase pages besides those of main's `/` and honey, as a user sees them. */

/** Main's pages over the same backend as `/`. */
export const ACPAY: Brand = {
  ...MAIN,
  name: 'acpay',
  path: '/acpay',
  title: '活动',
};

const official = {
  ...MAIN,
  preselected: { name: '年度会员', amount: 19800 },
  other: { name: '月度会员', amount: 3200 },
  orderCall: 'POST /api/main/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/main/v1/vip/packages/wechat',
};

export const WECHATPAY: Brand = { ...official, name: 'wechatpay', path: '/wechatpay', title: '开通会员' };
export const USERPAY: Brand = { ...official, name: 'userpay', path: '/userpay', title: '会员支付' };
export const SOUGO: Brand = { ...official, name: 'sougo', path: '/sougo', title: '会员特惠' };

const datacenter = {
  result: 'upgrade/use',
  resultRoute: '/upgrade/use',
  preselected: { name: '尊享会员 12 个月', amount: 16800 },
  other: { name: '尊享会员永久', amount: 29800 },
  orderCall: 'POST /api/datacenter/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/datacenter/web/vip/packages/wechat',
  readCall: 'GET /api/datacenter/web/order/*',
};

/** Main's pages over the data center, for a user without a membership. */
export const DIY: Brand = { ...datacenter, name: 'upgrade/diy', path: '/upgrade/diy', title: '升级会员' };
export const BASE: Brand = { ...datacenter, name: 'upgrade/base', path: '/upgrade/base', title: '会员套餐' };

/** What MEMBER pays there for the preselected package, fen: ¥58 are credited. */
export const CREDITED = 11000;

export const YOUQUAN: Brand = {
  ...datacenter,
  name: 'youquan',
  path: '/youquanwechatpay',
  title: '开通会员',
  preselected: { name: '年度会员', amount: 12800 },
  other: { name: '月度会员', amount: 1900 },
  orderCall: 'POST /api/youquan/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/youquan/web/vip/packages/wechat',
};

export const TUIWEN: Brand = {
  ...datacenter,
  name: 'tuiwen',
  path: '/tuiwenwechatpay',
  title: '开通会员',
  preselected: { name: '创作版年卡', amount: 19800 },
  other: { name: '创作版月卡', amount: 2800 },
  orderCall: 'POST /api/tuiwen/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/tuiwen/web/vip/packages/wechat',
};

/** Tuiwen's tab of a type of packages. */
export const typeTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The four brands' own purchase pages. */
export const BRAND_PAGES = [MAIN, HONEY, YOUQUAN, TUIWEN];

/** Every purchase page of the product. */
export const PURCHASE_PAGES = [...BRAND_PAGES, ACPAY, WECHATPAY, USERPAY, SOUGO, BASE, DIY];
