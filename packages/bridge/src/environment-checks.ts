import type { Environment, HostName } from './environment.ts';

/** The specification's six (section 6), and ours for Douyin, WeCom and both kinds of mini-programs; '' elsewhere. */
export type SocialCode =
  | 'wechat'
  | 'weibo'
  | 'qq'
  | 'baidu'
  | 'quark'
  | 'uc'
  | 'douyin'
  | 'wecom'
  | 'wechat_mini'
  | 'alipay_mini'
  | '';

export type PayEnvironment = 'alipay' | 'wechat' | 'other';

const socialCodes: Readonly<Record<HostName, SocialCode>> = {
  native: '',
  wechat: 'wechat',
  wechat_mini: 'wechat_mini',
  wecom: 'wecom',
  alipay: '',
  alipay_mini: 'alipay_mini',
  qq: 'qq',
  weibo: 'weibo',
  douyin: 'douyin',
  baidu: 'baidu',
  quark: 'quark',
  uc: 'uc',
  browser: '',
};

/** The first of the specification's two checks: which social app, '' for none. */
export const socialCode = (environment: Environment): SocialCode => socialCodes[environment.host];

/** The second: the wallet that can be invoked. Web views of mini-programs and WeCom offer none: `other`. */
export function payEnvironment(environment: Environment): PayEnvironment {
  return environment.host === 'wechat' || environment.host === 'alipay' ? environment.host : 'other';
}

/**
 * Whether a native app may answer here. Elsewhere no bridge is looked for: a browser never sees the protocols' hidden
 * frames, and another app's bridge of the same name is never called.
 */
export const mayBeNative = (environment: Environment): boolean => environment.webView;
