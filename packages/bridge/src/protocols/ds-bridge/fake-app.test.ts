import { expect, it, vi } from 'vitest';
import { handOver, openPage, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { installApp } from '../../play-app.test-support.ts';
import { callApp, openApp, systems, userAgents } from './open-app.test-support.ts';

useFakeTimers();

it.each(systems)('the app on %s sends progress and the answer, then deletes the callback', async (system) => {
  const { page } = openApp(system, { progress: [1] });
  const answered = vi.fn();
  Object.assign(page, { dscb7: answered });
  callApp(page, 'getUserInfo', { data: null, _dscbstub: 'dscb7' });
  await vi.advanceTimersByTimeAsync(100);
  expect(answered.mock.calls).toEqual([[1], [handOver]]);
  expect(page.dscb7).toBeUndefined();
});

it('the Android app accepts only method calls with two arguments', () => {
  const { page } = openApp('android');
  const { call } = page._dsbridge!;
  expect(() => call('getUserInfo', '{}')).toThrow('non-injected');
  expect(() => (page._dsbridge!.call as (method: string) => string)('getUserInfo')).toThrow(
    'Method not found',
  );
});

it('the iOS app handles only its own prompts and leaves others to the browser', () => {
  const page = openPage(userAgents.ios);
  const prompt = vi.fn(() => 'typed');
  Object.assign(page, { prompt });
  installApp(page, 'dsbridge-ios');
  expect(page.prompt('姓名', '')).toBe('typed');
  expect(prompt).toHaveBeenCalledExactlyOnceWith('姓名', '');
  expect(JSON.parse(String(page.prompt('_dsbridge=unknown', '{"data":null}')))).toEqual({
    code: -1,
    data: '',
  });
  expect(prompt).toHaveBeenCalledTimes(1);
});

it('an error in the evaluated script reaches the page only on Android', async () => {
  for (const system of systems) {
    const { page, host, errors } = openApp(system);
    void host.callPage('onBack');
    callApp(page, '_dsb.dsinit', { data: null });
    await vi.advanceTimersByTimeAsync(10);
    expect(errors).toHaveLength(system === 'android' ? 1 : 0);
  }
});

it('the app waits for the last answer of a page’s function, and endlessly for an unknown one', async () => {
  const { page, host } = openApp('android');
  const answer = host.callPage('onBack', 1);
  const handled = vi.fn();
  Object.assign(page, { _handleMessageFromNative: handled });
  callApp(page, '_dsb.dsinit', { data: null });
  expect(await soon(answer, 1000)).toBe('pending');
  expect(handled).toHaveBeenCalledExactlyOnceWith({ method: 'onBack', callbackId: 1, data: '[1]' });
  callApp(page, '_dsb.returnValue', { data: { id: 1, complete: false, data: 'progress' } });
  callApp(page, '_dsb.returnValue', { data: { id: 2, complete: true, data: 'of no call' } });
  callApp(page, '_dsb.returnValue', { data: { id: 1, complete: true, data: 'last' } });
  expect(await soon(answer, 0)).toBe('last');
});
