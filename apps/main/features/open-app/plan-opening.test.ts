import { allowedAddress } from '@vip/checkout';
import type { Host } from '@vip/host';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appsOnPhones, openingPath, phoneApp, textsOf } from './apps-on-phones.ts';
import { planOpening } from './plan-opening.ts';
import { storesOf } from './stores.ts';

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

describe('the way into an app', () => {
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
      menuWords: expect.stringContaining('浏览器打开') as string,
    });
  });

  it.each(['wechat_mini', 'alipay', 'baidu'] as const)('from %s is a copied link', (host) => {
    expect(planOpening(where({ host }), lxb, false)).toMatchObject({ kind: 'blocked', menuWords: null });
  });

  it('from a desktop is the phone, also where WeChat runs on it', () => {
    expect(planOpening(where({ platform: 'desktop' }), lxb, false).kind).toBe('scan');
    expect(planOpening(where({ platform: 'desktop', host: 'wechat' }), lxb, false).kind).toBe('scan');
  });

  it('from inside is the way back', () => {
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

  it('are known by their code alone, whatever a link says', () => {
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

describe('what may be followed', () => {
  const allow = ['lxb:', 'weixin:', 'https://app.lxb.cn', 'market:'];

  it.each([
    'lxb://open',
    'weixin://dl/business/?t=abc',
    'https://app.lxb.cn/open/lxb',
    'market://details?id=cn.lxb.lxb',
  ])('%s is', (address) => {
    expect(allowedAddress(address, allow)).not.toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'lxb',
    'lxb.evil://open',
    'xlxb://open',
    'https://app.lxb.cn.evil.cn/open',
    'https://app.lxb.cn@evil.cn/open',
    'http://app.lxb.cn/open',
    'https://аpp.lxb.cn/open',
    'intent://open#Intent;scheme=lxb;end',
    'data:text/html,lxb://open',
  ])('%s is not', (address) => {
    expect(allowedAddress(address, allow)).toBeNull();
  });

  it('is of a listed scheme or origin, whatever comes', () => {
    const parts = fc.constantFrom(
      ...['lxb:', 'weixin:', 'https://app.lxb.cn', 'javascript:', '//', '/', '@', '.', ':', '\t', 'evil.cn'],
    );
    const built = fc.array(parts, { maxLength: 6 }).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), built), (text) => {
        const address = allowedAddress(text, allow);
        if (address === null) return;
        const { protocol, origin } = new URL(address);
        expect(protocol === 'https:' ? origin === 'https://app.lxb.cn' : allow.includes(protocol)).toBe(true);
      }),
    );
  });
});
