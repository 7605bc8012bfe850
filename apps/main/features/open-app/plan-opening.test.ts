import type { Host } from '@vip/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appsOnPhones, openingPath, phoneApp, textsOf } from './apps-on-phones.ts';
import { planOpening, storesOf } from './plan-opening.ts';

type Environment = Host['environment'];
const where = (facts: Partial<Environment>): Environment => ({
  host: 'browser',
  platform: 'android',
  webView: false,
  userAgent: '',
  ...facts,
});
const all = Object.values(appsOnPhones);
const { lxb } = appsOnPhones;

describe('the plan to open an app', () => {
  it('from a phone browser is its scheme', () => {
    expect(planOpening(where({}), lxb, false)).toEqual({
      kind: 'try',
      arrival: 'lxb://open',
      tap: 'lxb://open',
    });
    expect(planOpening(where({ host: 'uc', platform: 'ios' }), lxb, false)).toMatchObject({
      tap: 'lxb://open',
    });
  });

  it('from Safari is its scheme on arrival, and its universal link after a tap', () => {
    expect(planOpening(where({ platform: 'ios' }), lxb, false)).toEqual({
      kind: 'try',
      arrival: 'lxb://open',
      tap: 'https://app.lxb.cn/open/lxb',
    });
  });

  it.each(['wechat', 'wecom', 'qq', 'weibo', 'douyin'] as const)('from %s is its menu', (host) => {
    expect(planOpening(where({ host }), lxb, false)).toMatchObject({
      kind: 'blocked',
      menuText: expect.stringContaining('浏览器打开') as string,
    });
  });

  it.each(['wechat_mini', 'alipay', 'baidu'] as const)('from %s is a copied link', (host) => {
    expect(planOpening(where({ host }), lxb, false)).toMatchObject({ kind: 'blocked', menuText: null });
  });

  it('from a desktop is the phone, also where WeChat runs on it', () => {
    expect(planOpening(where({ platform: 'desktop' }), lxb, false).kind).toBe('scan');
    expect(planOpening(where({ platform: 'desktop', host: 'wechat' }), lxb, false).kind).toBe('scan');
  });

  it('inside the app is to go back', () => {
    expect(planOpening(where({ host: 'native', webView: true }), lxb, true)).toEqual({ kind: 'inside' });
  });
});

describe('the apps on phones', () => {
  it('each have a scheme, a link, a number and a package of their own', () => {
    for (const fact of ['scheme', 'universalLink', 'downloadPage', 'appStoreId', 'androidPackage'] as const)
      expect(new Set(all.map((app) => app[fact])).size).toBe(all.length);
  });

  it.each(['ios', 'android', 'harmony', 'desktop'] as const)('can be got on %s', (platform) => {
    for (const app of all) expect(storesOf(app, platform).length).toBeGreaterThan(0);
  });

  it('are found by known codes only, for any link', () => {
    for (const app of all) expect(phoneApp(app.code)).toBe(app);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString')), (code) => {
        const found = phoneApp(code);
        expect(found === null || all.includes(found)).toBe(true);
      }),
    );
    expect(phoneApp('constructor')).toBeNull();
  });

  it('have a page that opens them and texts to agree to', () => {
    expect(openingPath('mrky')).toBe('/openapp?app=mrky');
    expect(textsOf(appsOnPhones.mrky)).toBe('mrky');
    expect(textsOf(appsOnPhones.tuiwen)).toBe('lxb');
  });
});
