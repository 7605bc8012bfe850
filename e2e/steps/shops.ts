import { MAIN, type Brand } from './brands.ts';

/** Main's purchase pages besides `/`, as they look from outside: the same backend, packages and result. */
const { result, resultRoute, preselected, other, readCall } = MAIN;
const main = { result, resultRoute, preselected, other, readCall };

const official = {
  ...main,
  orderCall: 'POST /api/main/web/vip/packages/*/orders/official',
  packagesCall: 'GET /api/main/v1/vip/packages/wechat',
};

export const ACPAY: Brand = {
  ...main,
  name: 'acpay',
  shelf: '/acpay',
  title: '活动',
  orderCall: 'POST /api/main/web/vip/packages/*/orders',
  packagesCall: 'GET /api/main/v1/activity',
};

export const WECHATPAY: Brand = { ...official, name: 'wechatpay', shelf: '/wechatpay', title: '开通会员' };
export const USERPAY: Brand = { ...official, name: 'userpay', shelf: '/userpay', title: '会员支付' };
export const SOUGO: Brand = { ...official, name: 'sougo', shelf: '/sougo', title: '会员特惠' };
