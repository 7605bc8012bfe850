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
  { path: '/upgrade/base', title: '会员套餐', page: './upgrade-base', session: 'known' },
  { path: '/upgrade/diy', title: '升级会员', page: './upgrade-diy', session: 'known' },
  {
    path: '/upgrade/use',
    title: '支付结果',
    page: './upgrade-use',
    session: 'none',
    secretParams: ['token'],
  },
  { path: '/invitation', title: '邀请有礼', page: './invitation', session: 'known' },
  { path: '/invitation2', title: '邀请有礼', page: './invited', session: 'none' },
  {
    path: '/wechatpay',
    title: '开通会员',
    page: './wechatpay',
    session: 'known',
    firstCall: { backend: 'main', path: '/v1/vip/packages/wechat?phone=' },
    // WeChat's authorisation puts it there; it is good for one openid, once.
    secretParams: ['code'],
  },
];
