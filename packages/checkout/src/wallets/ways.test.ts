import type { HostName, Platform } from '@vip/bridge';
import { describe, expect, it } from 'vitest';
import { clientCode, paymentWays } from './ways.ts';

const hosts: HostName[] = [
  ...(['native', 'wechat', 'wechat_mini', 'wecom', 'alipay', 'qq'] as const),
  ...(['weibo', 'douyin', 'baidu', 'quark', 'uc', 'browser'] as const),
];
const platforms: Platform[] = ['ios', 'android', 'harmony', 'desktop'];

/** One line an environment; platforms that agree are told together. */
const table = (handlers: string[]) =>
  hosts
    .flatMap((host) => {
      const lines = new Map<string, Platform[]>();
      platforms.forEach((platform) => {
        const { wechat, alipay, instead, reason } = paymentWays({ host, platform }, handlers);
        const client = clientCode({ host, platform }, handlers);
        const line = [
          `wechat ${wechat ?? '-'}`,
          `alipay ${alipay ?? '-'}`,
          `instead ${instead ?? '-'}`,
          `client ${client}`,
          reason ?? '',
        ].join(' | ');
        lines.set(line, [...(lines.get(line) ?? []), platform]);
      });
      return [...lines].map(([line, on]) => `${host} on ${on.join(', ')}: ${line}`.trim());
    })
    .join('\n');

describe('the ways to pay', () => {
  it('without a handler of the app are what was reviewed', () => {
    expect(table([])).toMatchInlineSnapshot(`
      "native on ios, android, harmony: wechat h5 | alipay form | instead - | client native |
      native on desktop: wechat - | alipay - | instead scan | client native | 请用手机扫码，在手机上支付
      wechat on ios, android, harmony, desktop: wechat jsapi | alipay - | instead - | client wechat | 微信里不能用支付宝，请复制链接到浏览器打开
      wechat_mini on ios, android, harmony, desktop: wechat - | alipay - | instead copy_link | client wechat_mini | 小程序里不能支付，请复制链接到浏览器打开
      wecom on ios, android, harmony, desktop: wechat - | alipay - | instead copy_link | client wecom | 企业微信里不能支付，请复制链接到浏览器打开
      alipay on ios, android, harmony, desktop: wechat - | alipay trade_pay | instead - | client alipay | 支付宝里不能用微信支付，请复制链接到浏览器打开
      qq on ios, android, harmony: wechat h5 | alipay form | instead - | client qq |
      qq on desktop: wechat - | alipay - | instead scan | client qq | 请用手机扫码，在手机上支付
      weibo on ios, android, harmony: wechat h5 | alipay form | instead - | client weibo |
      weibo on desktop: wechat - | alipay - | instead scan | client weibo | 请用手机扫码，在手机上支付
      douyin on ios, android, harmony: wechat h5 | alipay form | instead - | client douyin |
      douyin on desktop: wechat - | alipay - | instead scan | client douyin | 请用手机扫码，在手机上支付
      baidu on ios, android, harmony: wechat h5 | alipay form | instead - | client baidu |
      baidu on desktop: wechat - | alipay - | instead scan | client baidu | 请用手机扫码，在手机上支付
      quark on ios, android, harmony: wechat h5 | alipay form | instead - | client quark |
      quark on desktop: wechat - | alipay - | instead scan | client quark | 请用手机扫码，在手机上支付
      uc on ios, android, harmony: wechat h5 | alipay form | instead - | client uc |
      uc on desktop: wechat - | alipay - | instead scan | client uc | 请用手机扫码，在手机上支付
      browser on ios, android, harmony: wechat h5 | alipay form | instead - | client browser |
      browser on desktop: wechat - | alipay - | instead scan | client browser | 请用手机扫码，在手机上支付"
    `);
  });

  it('with a pay handler are what was reviewed', () => {
    expect(table(['share', 'pay'])).toMatchInlineSnapshot(`
      "native on ios, android, harmony, desktop: wechat bridge | alipay bridge | instead - | client app |
      wechat on ios, android, harmony, desktop: wechat jsapi | alipay - | instead - | client wechat | 微信里不能用支付宝，请复制链接到浏览器打开
      wechat_mini on ios, android, harmony, desktop: wechat - | alipay - | instead copy_link | client wechat_mini | 小程序里不能支付，请复制链接到浏览器打开
      wecom on ios, android, harmony, desktop: wechat - | alipay - | instead copy_link | client wecom | 企业微信里不能支付，请复制链接到浏览器打开
      alipay on ios, android, harmony, desktop: wechat - | alipay trade_pay | instead - | client alipay | 支付宝里不能用微信支付，请复制链接到浏览器打开
      qq on ios, android, harmony: wechat h5 | alipay form | instead - | client qq |
      qq on desktop: wechat - | alipay - | instead scan | client qq | 请用手机扫码，在手机上支付
      weibo on ios, android, harmony: wechat h5 | alipay form | instead - | client weibo |
      weibo on desktop: wechat - | alipay - | instead scan | client weibo | 请用手机扫码，在手机上支付
      douyin on ios, android, harmony: wechat h5 | alipay form | instead - | client douyin |
      douyin on desktop: wechat - | alipay - | instead scan | client douyin | 请用手机扫码，在手机上支付
      baidu on ios, android, harmony: wechat h5 | alipay form | instead - | client baidu |
      baidu on desktop: wechat - | alipay - | instead scan | client baidu | 请用手机扫码，在手机上支付
      quark on ios, android, harmony: wechat h5 | alipay form | instead - | client quark |
      quark on desktop: wechat - | alipay - | instead scan | client quark | 请用手机扫码，在手机上支付
      uc on ios, android, harmony: wechat h5 | alipay form | instead - | client uc |
      uc on desktop: wechat - | alipay - | instead scan | client uc | 请用手机扫码，在手机上支付
      browser on ios, android, harmony, desktop: wechat bridge | alipay bridge | instead - | client app |"
    `);
  });

  it('do not depend on other handlers', () => {
    expect(table(['share'])).toBe(table([]));
  });

  it('always tell how to go on: something pays, or there is another way with its reason', () => {
    for (const handlers of [[], ['pay']]) {
      for (const host of hosts) {
        for (const platform of platforms) {
          const { wechat, alipay, instead, reason } = paymentWays({ host, platform }, handlers);
          expect(instead === null).toBe(wechat !== null || alipay !== null);
          if (!wechat || !alipay) expect(reason).toMatch(/[一-鿿]/);
        }
      }
    }
  });
});
