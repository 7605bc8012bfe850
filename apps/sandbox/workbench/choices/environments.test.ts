import { environments, nativeHosts } from '@vip/native-hosts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findEnvironments, groupEnvironments, memberFor, systemOf } from './environments.ts';

const families = groupEnvironments(environments);

it('shows every daily environment exactly once and leaves the others to the picker', () => {
  const shown = families.flatMap(({ members }) => [members.ios?.id, members.android?.id]).filter(Boolean);
  const ids = environments.map(({ id }) => id);
  expect(shown.sort()).toEqual(ids.filter((id) => !id.startsWith('app-') && !id.startsWith('ua-')).sort());
});

it('shows the five main families as rows', () => {
  expect(families.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual([
    '手机浏览器',
    '微信',
    '支付宝',
    '原生，有支付处理器',
    '原生，无支付处理器',
  ]);
});

it('keeps the chosen system where a family has it, and takes the only member otherwise', () => {
  const byName = (name: string) => {
    const family = families.find((one) => one.name === name);
    if (!family) throw new Error(`no family ${name}`);
    return family;
  };
  expect(memberFor(byName('微信'), 'android')?.id).toBe('wechat-android');
  expect(memberFor(byName('手机浏览器'), 'ios')?.id).toBe('browser');
  expect(systemOf(families, 'android-app-old')).toBe('android');
  expect(systemOf(families, 'browser')).toBeUndefined();
});

it('shows an environment without a group under its own name', () => {
  const [alone] = groupEnvironments([
    {
      id: 'dingtalk',
      name: '钉钉',
      family: '钉钉',
      platform: 'ios',
      userAgent: '',
      kind: 'none',
      hint: 'H5',
    },
  ]);
  expect(alone).toMatchObject({ name: '钉钉', isMain: false });
});

const idsOf = (typed: string) =>
  findEnvironments(environments, typed).flatMap(({ members }) => members.map(({ id }) => id));

it('lists all environments, bridge protocols first, for an empty search', () => {
  expect(idsOf('').sort()).toEqual(environments.map(({ id }) => id).sort());
  const [protocols] = findEnvironments(environments, ' ');
  expect(protocols?.members.map(({ id }) => id)).toEqual(nativeHosts.map(({ id }) => `app-${id}`));
});

it('searches by name, system, family and any part of the user agent', () => {
  expect(idsOf('支付宝小程序 ios')).toContain('ua-alipay-mini-ios-10.2.33');
  expect(idsOf('鸿蒙 微信')).toEqual(['ua-wechat-harmony-8.0.9', 'ua-wechat-harmony-8.0.10']);
  expect(idsOf('TBS/025440')).toEqual(['ua-wechat-android-6.2']);
  expect(idsOf('没有匹配的环境')).toEqual([]);
});

it('lists each result once, and only those that contain every word', () => {
  const word = fc.constantFrom('ios', '微信', 'mozilla', 'MQQBrowser', '安卓', '8');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 3 }), (words) => {
      const found = idsOf(words.join(' '));
      expect(new Set(found).size).toBe(found.length);
      for (const one of words) expect(idsOf(one)).toEqual(expect.arrayContaining(found));
    }),
  );
});
