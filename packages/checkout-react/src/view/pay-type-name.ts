import type { PayType } from '@vip/api';

/** What the wallet is called. */
export const payTypeName = (type: PayType): string => (type === 'wechat' ? '微信支付' : '支付宝');
