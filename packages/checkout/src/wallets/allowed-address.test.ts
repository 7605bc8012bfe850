import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { allowedAddress } from './allowed-address.ts';

// Thousands of examples.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const allow = [
  'https://wx.tenpay.com',
  'http://localhost:4173',
  'alipays:',
  'javascript:',
  'blob:',
  'https:',
];

describe('an address that may be followed', () => {
  it.each([
    ['https://wx.tenpay.com/a?b=c#d', 'https://wx.tenpay.com/a?b=c#d'],
    ['HTTPS://WX.TENPAY.COM:443/a', 'https://wx.tenpay.com/a'],
    ['http://localhost:4173/cashier', 'http://localhost:4173/cashier'],
    ['alipays://platformapi/startapp?appId=20000067', 'alipays://platformapi/startapp?appId=20000067'],
  ])('may be %s', (text, normal) => {
    expect(allowedAddress(text, allow)).toBe(normal);
  });

  it.each([
    '',
    '/cashier',
    '//wx.tenpay.com/a',
    'http://wx.tenpay.com/a',
    'https://wx.tenpay.com:8443/a',
    'https://wx.tenpay.com@evil.cn/a',
    'https://evil.cn/https://wx.tenpay.com',
    'https://wx.tenpay.com.evil.cn',
    'https://anything.cn',
    'weixin://wap/pay',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'blob:https://wx.tenpay.com/1',
    'data:text/html,1',
  ])('is not %j', (text) => {
    expect(allowedAddress(text, allow)).toBeNull();
  });

  it('is of a listed origin or scheme, for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((s) => `https://wx.tenpay.com${s}`),
        ),
        (text) => {
          const address = allowedAddress(text, allow);
          if (address === null) return;
          const { origin, protocol } = new URL(address);
          expect(protocol === 'alipays:' || allow.slice(0, 2).includes(origin)).toBe(true);
        },
      ),
    );
  });
});
