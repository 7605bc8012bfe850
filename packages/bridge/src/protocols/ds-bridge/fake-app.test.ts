import { installDsBridgeHost, type HostOptions, type NativeHost } from '@vip/native-hosts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOver, openPage } from '../../open-page.test-support.ts';
import { callApp, openApp, systems, userAgents, within, type AppPage } from './open-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(systems)('the fake app of %s works when only its text is put into a page', async (system) => {
  const page = openPage(userAgents[system]) as AppPage;
  // Its own scope is empty here, so anything from outside its body would be missing.
  const rebuilt = new Function(`'use strict'; return (${installDsBridgeHost.toString()})`)() as (
    window: AppPage,
    options: HostOptions,
  ) => NativeHost;
  rebuilt(page, { platform: system, handOver, progress: [1] });
  const answered = vi.fn();
  Object.assign(page, { dscb7: answered });
  callApp(page, 'getUserInfo', { data: null, _dscbstub: 'dscb7' });
  await vi.advanceTimersByTimeAsync(100);
  expect(answered.mock.calls).toEqual([[1], [handOver]]);
  expect(page.dscb7).toBeUndefined();
});

it('the object of the Android app is called as its method, with two texts', () => {
  const { page } = openApp('android');
  const { call } = page._dsbridge!;
  expect(() => call('getUserInfo', '{}')).toThrow('non-injected');
  expect(() => (page._dsbridge!.call as (method: string) => string)('getUserInfo')).toThrow(
    'Method not found',
  );
});

it('the iOS app takes only its own prompts, and leaves the others to the browser', () => {
  const page = openPage(userAgents.ios);
  const prompt = vi.fn(() => 'typed');
  Object.assign(page, { prompt });
  installDsBridgeHost(page, { platform: 'ios', handOver });
  expect(page.prompt('姓名', '')).toBe('typed');
  expect(prompt).toHaveBeenCalledExactlyOnceWith('姓名', '');
  expect(JSON.parse(String(page.prompt('_dsbridge=nobody', '{"data":null}')))).toEqual({
    code: -1,
    data: '',
  });
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('an error in the evaluated script reaches the page on Android alone', async () => {
  for (const system of systems) {
    const { page, host, errors } = openApp(system);
    void host.callPage('onBack');
    callApp(page, '_dsb.dsinit', { data: null });
    await vi.advanceTimersByTimeAsync(10);
    expect(errors).toHaveLength(system === 'android' ? 1 : 0);
  }
});

it('the app waits for the last answer of a page’s function, and for that of an unknown one for ever', async () => {
  const { page, host } = openApp('android');
  const answer = host.callPage('onBack', 1);
  const handled = vi.fn();
  Object.assign(page, { _handleMessageFromNative: handled });
  callApp(page, '_dsb.dsinit', { data: null });
  expect(await within(1000, answer)).toBe('pending');
  expect(handled).toHaveBeenCalledExactlyOnceWith({ method: 'onBack', callbackId: 1, data: '[1]' });
  callApp(page, '_dsb.returnValue', { data: { id: 1, complete: false, data: 'progress' } });
  callApp(page, '_dsb.returnValue', { data: { id: 2, complete: true, data: 'nobody’s' } });
  callApp(page, '_dsb.returnValue', { data: { id: 1, complete: true, data: 'last' } });
  expect(await within(0, answer)).toBe('last');
});
