import { expect, it } from 'vitest';
import { environments } from '@vip/native-hosts';
import { pretendBrowser } from './pretend-browser.ts';

const pretend = (id: string) => {
  const environment = environments.find((one) => one.id === id);
  if (!environment) throw new Error(`no environment ${id}`);
  const window = { navigator: { userAgent: 'real', userAgentData: {} } } as unknown as Window;
  pretendBrowser(window, environment);
  return { environment, window };
};

it('answers with the user agent of the environment and without client hints', () => {
  const { environment, window } = pretend('wechat-ios');
  expect(window.navigator.userAgent).toBe(environment.userAgent);
  expect(window.navigator.platform).toBe('iPhone');
  expect((window.navigator as { userAgentData?: unknown }).userAgentData).toBeUndefined();
  expect(window).not.toHaveProperty('__wxjs_environment');
});

it('reports no touch points on a desktop, and Android on an Android phone', () => {
  expect(pretend('desktop').window.navigator.maxTouchPoints).toBe(0);
  expect(pretend('android-app').window.navigator).toMatchObject({
    platform: 'Linux armv8l',
    maxTouchPoints: 5,
  });
});

it('marks the web view of a mini-program', () => {
  expect(pretend('wechat-mini').window).toHaveProperty('__wxjs_environment', 'miniprogram');
});

it.each([
  ['ua-uc-android-iphone', 'Linux armv8l', 5],
  ['ua-browser-harmony-pc', 'Win32', 0],
  ['ua-browser-safari-ipad', 'MacIntel', 5],
  ['ua-browser-safari-mac', 'MacIntel', 0],
])('reports platform and touch points of %s as the device does', (id, platform, maxTouchPoints) => {
  expect(pretend(id).window.navigator).toMatchObject({ platform, maxTouchPoints });
});
