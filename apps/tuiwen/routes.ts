import type { RouteDeclaration } from '@vip/host';

/** The routes of tuiwen, part of its release: the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: '/tuiwenwechatpay',
    title: '开通会员',
    description: '推文助手会员，查看套餐和价格',
    page: './pay',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
    sells: 'tuiwen',
  },
  {
    path: '/tuiwendiscounts',
    title: '领取福利',
    description: '会员福利，限时领取',
    page: './welfare',
    session: 'known',
    packages: '/tuiwenwechatpay',
  },
  {
    path: '/tuiwenupvip',
    title: '升级会员',
    description: '查看升级权益和抵扣金额',
    page: './upgrade',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
    packages: '/tuiwenwechatpay',
  },
  {
    path: '/tuiwengo',
    title: '升级会员',
    description: '回答两个问题，推荐最合适的会员',
    page: './guide',
    session: 'known',
    firstCall: { backend: 'tuiwen', path: '/web/vip/packages/wechat?phone=&loads=type' },
    packages: '/tuiwenwechatpay',
  },
];
