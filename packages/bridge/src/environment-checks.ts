import type { Environment, HostName } from './environment.ts';

/** The specification's six (section 6), and ours for Douyin, WeCom and both kinds of mini-programs; '' elsewhere. */
export type SocialCode = Exclude<HostName, 'native' | 'alipay' | 'browser'> | '';

export type PayEnvironment = 'alipay' | 'wechat' | 'other';

/** The first of the specification's two checks: which social app, '' for none. */
export const socialCode = ({ host }: Environment): SocialCode =>
  host === 'native' || host === 'alipay' || host === 'browser' ? '' : host;

/** The second: the wallet that can be invoked. Web views of mini-programs and WeCom offer none: `other`. */
export const payEnvironment = ({ host }: Environment): PayEnvironment =>
  host === 'wechat' || host === 'alipay' ? host : 'other';
