import { expect, test } from 'vitest';
import { PERSONAL_KEYS } from '@vip/host';
import { legalText } from './built-text.ts';

/** Names in the web privacy policies, by key or prefix of `PERSONAL_KEYS`. */
const POLICY_NAMES: Readonly<Record<string, string>> = {
  'auth.': '登录状态和用户信息',
  'auth.token': '登录状态和用户信息',
  'auth.info': '登录状态和用户信息',
  'auth.person': '登录状态和用户信息',
  'checkout.': '没付完和刚付完的订单',
  'purchase.result': '没付完和刚付完的订单',
  'secret.': '查看订单的凭证',
  'prepared.': '收货信息',
  'wechat.answer': '微信给出的一次性代码',
  'tuiwen.guide': '你在页面里选的答案',
  'release.device': '随机编号',
};

// Their list claims to be complete: 我们在你的浏览器里只存下面的内容.
test.each(['/privacyagree', '/lxyprivacyagree'])('%s names all personal data that pages store', (path) => {
  const text = legalText(path) ?? '';
  const [, list = ''] = /浏览器本地存储<\/h2>([\s\S]*?)<h2/.exec(text) ?? [];
  for (const key of [...PERSONAL_KEYS.local, ...PERSONAL_KEYS.session]) {
    expect(POLICY_NAMES, key).toHaveProperty([key]);
    expect(list, key).toContain(POLICY_NAMES[key]);
  }
  // `auth.phone`, with a shorter life than the rest of `auth.`.
  expect(list).toContain('登录时填写的手机号');
});
