import type { RouteDeclaration } from '@vip/host';

/** The routes that tuiwen owns. A release carries them; the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: '/tuiwenwechatpay',
    title: '开通会员',
    page: './pay',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
  },
  { path: '/tuiwendiscounts', title: '领取福利', page: './discounts', session: 'known' },
  {
    path: '/tuiwenupvip',
    title: '升级会员',
    page: './upgrade',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
  },
  {
    path: '/tuiwengo',
    title: '升级会员',
    page: './guide',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
  },
];
