import type { PayType } from '@vip/api';
import type { Host } from '@vip/host';

type Environment = Host['environment'];

const NAMES: Readonly<Record<Environment['host'], string>> = {
  native: '应用内的页面',
  wechat: '微信',
  wechat_mini: '微信小程序',
  wecom: '企业微信',
  alipay: '支付宝',
  alipay_mini: '支付宝小程序',
  qq: 'QQ',
  weibo: '微博',
  douyin: '抖音',
  baidu: '百度',
  quark: '夸克浏览器',
  uc: 'UC 浏览器',
  browser: '手机浏览器',
};

/** What people call where they are. */
export const browserName = ({ host, platform }: Environment): string =>
  host === 'browser' && platform === 'desktop' ? '电脑浏览器' : NAMES[host];

/** What happens after the tap on pay. */
export function wayHint(type: PayType, { host }: Environment): string {
  if (host === 'wechat' || host === 'alipay') return '就在这里付，不用离开';
  return type === 'wechat' ? '付款时打开微信' : '付款时打开支付宝';
}
