import { brand } from './brand.ts';

/** Where 联系客服 leads. */
export const supportLink = `tel:${brand.support.phone.replace(/-/g, '')}`;

/** Where honey's packages are sold. */
export const purchasePath = '/honeywechatpay';
