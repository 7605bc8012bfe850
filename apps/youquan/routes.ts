import type { RouteDeclaration } from '@vip/host';

/** Where youquan's packages are sold. */
export const purchasePath = '/youquanwechatpay';

/** The routes that youquan owns. A release carries them; the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: purchasePath,
    title: '开通会员',
    description: '友圈故事会员，素材随便用',
    page: './pay',
    session: 'known',
    firstCall: { backend: 'youquan', path: '/web/vip/packages/wechat?phone=' },
  },
];
