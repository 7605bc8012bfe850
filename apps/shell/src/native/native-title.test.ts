// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createAuth } from '../auth/auth.ts';
import { createNativeSession } from './native-session.ts';

const { connectBridge, bridge } = vi.hoisted(() => {
  const made = { setTitle: vi.fn(), register: vi.fn(), getUserInfo: vi.fn(), unlogin: vi.fn() };
  return { bridge: made, connectBridge: vi.fn(() => Promise.resolve(made)) };
});
vi.mock('@vip/bridge', async (original) => ({ ...(await original<object>()), connectBridge }));

/** A page in a sister app that answered with these handlers. */
async function answered(handlers: string[]) {
  bridge.setTitle.mockClear();
  const user = { id: '7', nickname: '小满', avatar: '' };
  bridge.getUserInfo.mockResolvedValue({ token: 't', user, clientType: 1, version: '5', handlers });
  const native = createNativeSession({
    window,
    environment: { host: 'native', platform: 'ios', webView: true, userAgent: '' },
    auth: createAuth({ local: memoryStorage(), session: memoryStorage() }),
    onBack: () => false,
  });
  native.setTitle('支付');
  expect(bridge.setTitle).not.toHaveBeenCalled();
  native.ask();
  await expect.poll(() => native.handlers()).toEqual(handlers);
  return native;
}

it('sends the current title when the app answers, and each new one after that', async () => {
  const native = await answered(['getUserInfo', 'setTitle']);
  expect(bridge.setTitle.mock.calls).toEqual([['支付']]);
  native.setTitle('支付');
  native.setTitle('支付结果');
  expect(bridge.setTitle.mock.calls).toEqual([['支付'], ['支付结果']]);
});

it('sends nothing to an app that did not declare setTitle', async () => {
  const native = await answered(['getUserInfo', 'pay']);
  native.setTitle('支付结果');
  expect(bridge.setTitle).not.toHaveBeenCalled();
});
