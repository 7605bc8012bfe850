import type { RouteDeclaration } from '@vip/host';

/** The routes that main owns. A release carries them; the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: '/',
    title: '支付',
    page: './pay',
    session: 'required',
    firstCall: { backend: 'main', path: '/v1/activity?is_speed={ct}&loads=packages' },
  },
  {
    path: '/result/:token/:id/:um/:level',
    title: '支付结果',
    page: './result',
    session: 'none',
    secretParams: ['token'],
  },
  {
    path: '/wechatpay',
    title: '开通会员',
    page: './wechatpay',
    session: 'known',
    firstCall: { backend: 'main', path: '/v1/vip/packages/wechat?phone=' },
    // WeChat's authorisation puts it there; it is good for one openid, once.
    secretParams: ['code'],
  },
  {
    path: '/acpay',
    title: '活动',
    page: './acpay',
    session: 'known',
    firstCall: { backend: 'main', path: '/v1/activity?is_speed={ct}&loads=packages' },
  },
  {
    path: '/userpay',
    title: '会员支付',
    page: './userpay',
    session: 'known',
    firstCall: { backend: 'main', path: '/v1/vip/packages/wechat?phone=' },
  },
  {
    path: '/sougo',
    title: '会员特惠',
    page: './sougo',
    session: 'none',
    firstCall: { backend: 'main', path: '/v1/vip/packages/wechat?phone=' },
  },
];
