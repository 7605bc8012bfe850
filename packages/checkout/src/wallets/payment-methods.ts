import type { Environment } from '@vip/bridge';
import type { LaunchMethod } from '../contract.ts';

/** What can be paid with here. null: that wallet is not offered. */
export interface PaymentMethods {
  wechat: LaunchMethod | null;
  alipay: LaunchMethod | null;
  /** How to go on where nothing can be paid; null where something can. */
  instead: Instead | null;
}

/** On a desktop the phone scans. In a place without wallets the link is copied; `reason` is for people. */
export type Instead = { kind: 'scan' } | { kind: 'copy_link'; reason: string };

const only = (wechat: LaunchMethod | null, alipay: LaunchMethod | null): PaymentMethods => ({
  wechat,
  alipay,
  instead: null,
});
const noneIn = (place: string): PaymentMethods => ({
  ...only(null, null),
  instead: { kind: 'copy_link', reason: `${place}里不能支付，请复制链接到浏览器打开` },
});

const IN_WALLET: Partial<Record<Environment['host'], PaymentMethods>> = {
  wechat: only('jsapi', null),
  wechat_mini: noneIn('小程序'),
  wecom: noneIn('企业微信'),
  alipay: only(null, 'trade_pay'),
  alipay_mini: noneIn('小程序'),
};

export type Where = Pick<Environment, 'host' | 'platform'>;

/** A sister app with a cashier of its own. Told by its answer too: older ones carry no mark in the user agent. */
export const hasAppCashier = ({ host }: Where, handlers: readonly string[]) =>
  (host === 'native' || host === 'browser') && handlers.indexOf('pay') >= 0;

/**
 * The payment methods, by environment: the table of the product decisions, section 4, first fit from the top. `handlers`
 * are those that the native app declared.
 */
export function paymentMethods(environment: Where, handlers: readonly string[]): PaymentMethods {
  const inWallet = IN_WALLET[environment.host];
  if (inWallet) return inWallet;
  if (hasAppCashier(environment, handlers)) return only('bridge', 'bridge');
  return environment.platform === 'desktop'
    ? { ...only(null, null), instead: { kind: 'scan' } }
    : only('h5', 'form');
}
