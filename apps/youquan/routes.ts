import type { RouteDeclaration } from '@vip/host';

/** The purchase page. */
export const purchasePath = '/youquanwechatpay';

/** The routes of youquan, part of its release: the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: purchasePath,
    title: '开通会员',
    description: '友圈故事会员，把日子发成故事',
    page: './pay',
    session: 'known',
    firstCall: { backend: 'youquan', path: '/web/vip/packages/wechat?phone=' },
    sells: 'youquan',
  },
];
