// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { showHostTitle } from './host-title.ts';

it('sends only the last title to Alipay when its bridge is ready', () => {
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

it('loads one empty frame in WeChat, without a request, and removes it', () => {
  // Not in the document, where this window would try to load it.
  const apart = document.createElement('div');
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => apart.appendChild(node));
  showHostTitle(window, 'wechat', '支付结果');
  const frame = apart.querySelector('iframe');
  expect(frame?.hidden).toBe(true);
  expect(frame?.src).toBe('data:text/plain,');
  frame?.dispatchEvent(new Event('load'));
  expect(apart.querySelector('iframe')).toBeNull();
});
