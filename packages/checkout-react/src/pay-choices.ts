import type { PayType } from '@vip/api';
import { paymentMethods } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { NoPaymentMethod, PayChoice } from './contract.ts';

/** The name of a wallet. */
export const payTypeName = (type: PayType): string => (type === 'wechat' ? '微信支付' : '支付宝');

/** The payment methods of this environment, or how to continue without any. */
export function payChoices(host: Host): {
  choices: PayChoice[];
  noPaymentMethod: NoPaymentMethod | null;
  missingWallet: string | null;
} {
  const methods = paymentMethods(host.environment, host.handlers());
  const choices = (['wechat', 'alipay'] as const)
    .filter((type) => methods[type] !== null)
    .map((type) => ({ type, name: payTypeName(type) }));
  if (choices.length > 0) {
    const missing = (['wechat', 'alipay'] as const).find((type) => methods[type] === null);
    const missingWallet = missing ? `使用${payTypeName(missing)}？请在浏览器打开` : null;
    return { choices, noPaymentMethod: null, missingWallet };
  }
  const link = window.location.href;
  const place = host.environment.host === 'wecom' ? '企业微信' : '小程序';
  const noPaymentMethod: NoPaymentMethod =
    methods.instead === 'scan'
      ? { kind: 'scan', link }
      : { kind: 'copy_link', reason: `${place}内暂不支持支付，请复制链接到浏览器打开`, link };
  return { choices, noPaymentMethod, missingWallet: null };
}
