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
];
