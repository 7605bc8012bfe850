import type { RouteDeclaration } from '@vip/host';

/** The purchase page. */
export const purchasePath = '/honeywechatpay';

/** The routes of honey, part of its release: the shell builds its router from them. */
export const routes: RouteDeclaration[] = [
  {
    path: purchasePath,
    title: '开通会员',
    description: '蜜小语会员，添一勺蜜，聊天更甜',
    page: './pay',
    session: 'known',
    firstCall: { backend: 'honey', path: '/web/vip/packages/wechat?phone=' },
    sells: 'honey',
  },
  {
    path: '/resulthoney/:token/:id/:um/:level',
    title: '支付结果',
    page: './result',
    session: 'none',
    secretParams: ['token'],
    results: ['honey'],
  },
];
