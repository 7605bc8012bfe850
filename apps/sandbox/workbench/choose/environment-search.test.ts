import fc from 'fast-check';
import { expect, it } from 'vitest';
import { environments, nativeHosts } from '@vip/native-hosts';
import { findEnvironments } from './environment-search.ts';

const idsOf = (typed: string) =>
  findEnvironments(environments, typed).flatMap(({ members }) => members.map(({ id }) => id));

it('shows everything, the bridge protocols first, while nothing was typed', () => {
  expect(idsOf('').sort()).toEqual(environments.map(({ id }) => id).sort());
  const [protocols] = findEnvironments(environments, ' ');
  expect(protocols?.members.map(({ id }) => id)).toEqual(nativeHosts.map(({ id }) => `app-${id}`));
});

it('finds by name, system, family and by any part of the user agent', () => {
  expect(idsOf('支付宝小程序 ios')).toContain('ua-alipay-mini-ios-10.2.33');
  expect(idsOf('鸿蒙 微信')).toEqual(['ua-wechat-harmony-8.0.9', 'ua-wechat-harmony-8.0.10']);
  expect(idsOf('TBS/025440')).toEqual(['ua-wechat-android-6.2']);
  expect(idsOf('没有这样的环境')).toEqual([]);
});

it('never shows one twice, and only what has every word', () => {
  const word = fc.constantFrom('ios', '微信', 'mozilla', 'MQQBrowser', '安卓', '8');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), (words) => {
      const found = idsOf(words.join(' '));
      expect(new Set(found).size).toBe(found.length);
      for (const one of words) expect(idsOf(one)).toEqual(expect.arrayContaining(found));
    }),
  );
});
