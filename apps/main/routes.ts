import type { RouteDeclaration } from '@vip/host';
import { legalRoutes } from './legal/legal-routes.ts';

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
  { path: '/openapp', title: '打开App', page: './openapp', session: 'none' },
  { path: '/lxbfivepage', title: '打开App', page: './story', session: 'none' },
  { path: '/share', title: '分享', page: './share', session: 'none' },
  {
    path: '/openweapp',
    title: '打开小程序',
    page: './openweapp',
    session: 'none',
    firstCall: { backend: 'main', path: '/v1/generate_scheme' },
  },
  ...legalRoutes,
  { path: '/detail/:id/:fid', title: '商品详情', page: './detail', session: 'none' },
  { path: '/orderConfirm/:id/:pid/:fid', title: '确认订单', page: './order-confirm', session: 'none' },
  { path: '/address/:id/:pid', title: '填写收货地址', page: './address', session: 'none' },
  {
    path: '/wechatpay',
    title: '开通会员',
    page: './wechatpay',
    session: 'known',
    firstCall: { backend: 'main', path: '/v1/vip/packages/wechat?phone=' },
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
