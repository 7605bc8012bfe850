import { brand } from './brand.ts';

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;

/** Where youquan's packages are sold. */
export const purchasePath = '/youquanwechatpay';
