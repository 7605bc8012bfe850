import { expect, it } from 'vitest';
import { environments } from '@vip/native-hosts';
import { groupEnvironments, kindOf, memberFor } from './environment-families.ts';

const families = groupEnvironments(environments);

it('shows every environment of every day exactly once, and leaves the long lists to the picker', () => {
  const shown = families.flatMap(({ members }) => [members.ios?.id, members.android?.id]).filter(Boolean);
  const ids = environments.map(({ id }) => id);
  expect(shown.sort()).toEqual(ids.filter((id) => !id.startsWith('app-') && !id.startsWith('ua-')).sort());
});

it('has all five main ways in rows', () => {
  expect(families.filter(({ isMain }) => isMain).map(({ name }) => name)).toEqual([
    '手机浏览器',
    '微信',
    '支付宝',
    '原生，有支付处理器',
    '原生，无支付处理器',
  ]);
});

it('keeps the system where the app is on both, and takes what there is elsewhere', () => {
  const byName = (name: string) => {
    const family = families.find((one) => one.name === name);
    if (!family) throw new Error(`no family ${name}`);
    return family;
  };
  expect(memberFor(byName('微信'), 'android')?.id).toBe('wechat-android');
  expect(memberFor(byName('手机浏览器'), 'ios')?.id).toBe('browser');
  expect(kindOf(families, 'android-app-old')).toBe('android');
  expect(kindOf(families, 'browser')).toBeUndefined();
});

it('shows an environment that nobody grouped under its own name', () => {
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
