import type { Environment } from '@vip/bridge';
import type { WalletWay } from '../contract.ts';

/** What can be paid with here. null: that wallet is not offered. */
export interface PaymentWays {
  wechat: WalletWay | null;
  alipay: WalletWay | null;
  /** How to go on where nothing can be paid; null where something can. */
  instead: 'copy_link' | 'scan' | null;
  /** A sentence for people: why a wallet is missing, and what to do. */
  reason?: string;
}

const IN_APP: PaymentWays = { wechat: 'bridge', alipay: 'bridge', instead: null };
const IN_BROWSER: PaymentWays = { wechat: 'h5', alipay: 'form', instead: null };
const ON_DESKTOP: PaymentWays = {
  wechat: null,
  alipay: null,
  instead: 'scan',
  reason: '请用手机扫码，在手机上支付',
};

const IN_WALLET: Partial<Record<Environment['host'], PaymentWays>> = {
  wechat: {
    wechat: 'jsapi',
    alipay: null,
    instead: null,
    reason: '微信里不能用支付宝，请复制链接到浏览器打开',
  },
  wechat_mini: {
    wechat: null,
    alipay: null,
    instead: 'copy_link',
    reason: '小程序里不能支付，请复制链接到浏览器打开',
  },
  wecom: {
    wechat: null,
    alipay: null,
    instead: 'copy_link',
    reason: '企业微信里不能支付，请复制链接到浏览器打开',
  },
  alipay: {
    wechat: null,
    alipay: 'trade_pay',
    instead: null,
    reason: '支付宝里不能用微信支付，请复制链接到浏览器打开',
  },
  alipay_mini: {
    wechat: null,
    alipay: null,
    instead: 'copy_link',
    reason: '小程序里不能支付，请复制链接到浏览器打开',
  },
};

type Where = Pick<Environment, 'host' | 'platform'>;

/** A sister app with a cashier of its own. Told by its answer too: older ones carry no mark in the user agent. */
const hasAppCashier = ({ host }: Where, handlers: readonly string[]) =>
  (host === 'native' || host === 'browser') && handlers.indexOf('pay') >= 0;

/**
 * The ways to pay, by environment: the table of the product decisions, section 4, first fit from the top. `handlers`
 * are those that the native app declared.
 */
export function paymentWays(environment: Where, handlers: readonly string[]): PaymentWays {
  const inWallet = IN_WALLET[environment.host];
  if (inWallet) return inWallet;
  if (hasAppCashier(environment, handlers)) return IN_APP;
  return environment.platform === 'desktop' ? ON_DESKTOP : IN_BROWSER;
}

/** The `client` of an order: `app` where the app's own cashier pays, else the host's name. */
export const clientCode = (environment: Where, handlers: readonly string[]): string =>
  hasAppCashier(environment, handlers) ? 'app' : environment.host;
