import { expect, it } from 'vitest';
import { pathTyped } from './address-bar.ts';

const origin = 'http://localhost:4173';

it.each([
  ['/wechatpay?um=1', '/wechatpay?um=1'],
  [' wechatpay ', '/wechatpay'],
  ['localhost:4173/userpay', '/userpay'],
  ['http://localhost:4173/a#b', '/a#b'],
  ['', '/'],
])('takes %j to %s', (typed, path) => {
  expect(pathTyped(typed, origin)).toBe(path);
});

it.each(['https://example.com/a', '//example.com', 'javascript:alert(1)', 'http://'])(
  'refuses %s',
  (typed) => {
    expect(pathTyped(typed, origin)).toBeNull();
  },
);
