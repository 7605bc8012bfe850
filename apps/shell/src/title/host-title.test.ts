// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showHostTitle } from './host-title.ts';

it('tells Alipay once its bridge is there, and only the last title', () => {
  const call = vi.fn();
  showHostTitle(window, 'alipay', '支付');
  showHostTitle(window, 'alipay', '支付结果');
  Object.assign(window, { AlipayJSBridge: { call } });
  document.dispatchEvent(new Event('AlipayJSBridgeReady'));
  document.dispatchEvent(new Event('AlipayJSBridgeReady'));
  expect(call.mock.calls).toEqual([['setTitle', { title: '支付结果' }]]);
  showHostTitle(window, 'alipay', '开通会员');
  expect(call).toHaveBeenLastCalledWith('setTitle', { title: '开通会员' });
});

it('gives WeChat one empty load, which asks for nothing and leaves nothing behind', () => {
  // Apart from the document, where this window would try to load it.
  const apart = document.createElement('div');
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => apart.appendChild(node));
  showHostTitle(window, 'wechat', '支付结果');
  const frame = apart.querySelector('iframe');
  expect(frame?.hidden).toBe(true);
  expect(frame?.src).toBe('data:text/plain,');
  frame?.dispatchEvent(new Event('load'));
  expect(apart.querySelector('iframe')).toBeNull();
});
