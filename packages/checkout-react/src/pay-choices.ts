import { paymentMethods } from '@vip/checkout';
import type { Host } from '@vip/host';
import type { NoPaymentMethod, PayChoice } from './contract.ts';
import { payTypeName } from './view/pay-type-name.ts';

/** What can be paid with here, and what to do where nothing can. */
export function payChoices(host: Host): {
  choices: PayChoice[];
  noPaymentMethod: NoPaymentMethod | null;
  missingWallet: string | null;
} {
  const ways = paymentMethods(host.environment, host.handlers());
  const choices = (['wechat', 'alipay'] as const)
    .filter((type) => ways[type] !== null)
    .map((type) => ({ type, name: payTypeName(type) }));
  if (choices.length > 0) {
    const missing = (['wechat', 'alipay'] as const).find((type) => ways[type] === null);
    const missingWallet = missing ? `想用${payTypeName(missing)}，请复制链接到浏览器打开` : null;
    return { choices, noPaymentMethod: null, missingWallet };
  }
  const link = window.location.href;
  return { choices, noPaymentMethod: ways.instead && { ...ways.instead, link }, missingWallet: null };
}
