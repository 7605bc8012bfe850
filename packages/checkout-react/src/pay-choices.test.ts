// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Host } from '@vip/host';
import { payChoices } from './pay-choices.ts';
import { fakeHost } from './testing/index.ts';

const choicesIn = (host: Host['environment']['host'], platform: Host['environment']['platform'] = 'ios') => {
  const fake = fakeHost(() => undefined);
  return payChoices({ ...fake, environment: { ...fake.environment, host, platform } });
};

test.each([
  ['wechat_mini', '小程序'],
  ['alipay_mini', '小程序'],
  ['wecom', '企业微信'],
] as const)('%s has no payment method and offers the link for a browser', (host, place) => {
  expect(choicesIn(host)).toEqual({
    choices: [],
    noPaymentMethod: {
      kind: 'copy_link',
      reason: `${place}内暂不支持支付，请复制链接到浏览器打开`,
      link: window.location.href,
    },
    missingWallet: null,
  });
});

test('a desktop offers the link for the phone', () => {
  const noPaymentMethod = { kind: 'scan', link: window.location.href };
  expect(choicesIn('browser', 'desktop')).toEqual({ choices: [], noPaymentMethod, missingWallet: null });
});

test('an environment with one wallet names the other one as missing', () => {
  expect(choicesIn('wechat')).toEqual({
    choices: [{ type: 'wechat', name: '微信支付' }],
    noPaymentMethod: null,
    missingWallet: '使用支付宝？请在浏览器打开',
  });
});
