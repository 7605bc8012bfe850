import type { Environment } from '@vip/bridge';
import type { LaunchMethod } from '../contract.ts';

/** The wallets of an environment. null: that wallet is not offered. */
export interface PaymentMethods {
  wechat: LaunchMethod | null;
  alipay: LaunchMethod | null;
  /** If nothing can be paid: a desktop shows a code for the phone, other environments copy the link. null otherwise. */
  instead: 'scan' | 'copy_link' | null;
}

const only = (wechat: LaunchMethod | null, alipay: LaunchMethod | null): PaymentMethods => ({
  wechat,
  alipay,
  instead: null,
});
const COPY_LINK: PaymentMethods = { wechat: null, alipay: null, instead: 'copy_link' };

const IN_WALLET: Partial<Record<Environment['host'], PaymentMethods>> = {
  wechat: only('jsapi', null),
  wechat_mini: COPY_LINK,
  wecom: COPY_LINK,
  alipay: only(null, 'trade_pay'),
  alipay_mini: COPY_LINK,
};

type Where = Pick<Environment, 'host' | 'platform'>;

/** A native app with its own cashier. Old apps are not named in the user agent, so the declared handler counts too. */
const hasAppCashier = ({ host }: Where, handlers: readonly string[]) =>
  (host === 'native' || host === 'browser') && handlers.indexOf('pay') >= 0;

/**
 * The payment methods of an environment: the table of the product decisions, section 4; the first row that fits.
 * `handlers` are those that the native app declared.
 */
export function paymentMethods(environment: Where, handlers: readonly string[]): PaymentMethods {
  const inWallet = IN_WALLET[environment.host];
  if (inWallet) return inWallet;
  if (hasAppCashier(environment, handlers)) return only('bridge', 'bridge');
  return environment.platform === 'desktop'
    ? { wechat: null, alipay: null, instead: 'scan' }
    : only('h5', 'form');
}

/** The `client` of an order: `app` where the app's own cashier pays, else the name of the environment. */
export const clientCode = (environment: Where, handlers: readonly string[]): string =>
  hasAppCashier(environment, handlers) ? 'app' : environment.host;
