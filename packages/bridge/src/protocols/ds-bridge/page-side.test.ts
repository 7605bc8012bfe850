import { installDsBridgeHost } from '@vip/native-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, systems, within } from './open-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(systems)('on %s', (system) => {
  it('keeps the app’s calls until the handlers of the first tick are registered', async () => {
    const { host, connect, errors } = openApp(system);
    const early = host.callPage('onBack', 1);
    const late = host.callPage('onResume', 2);
    const bridge = await connect();
    const heard: unknown[] = [];
    bridge.register('onBack', (data) => heard.push(data) === 1);
    bridge.register('onResume', (data) => heard.push(data) === 2);
    expect(heard).toEqual([]);
    expect(await within(10, Promise.all([early, late]))).toEqual([true, true]);
    expect(heard).toEqual([1, 2]);
    expect(errors).toEqual([]);
  });

  it('announces its handlers once, after the script that registers them', async () => {
    const { page, connect } = openApp(system);
    const spy = page._dsbridge ? vi.spyOn(page._dsbridge, 'call') : vi.spyOn(page, 'prompt');
    const bridge = await connect();
    bridge.register('onBack', () => true);
    bridge.register('onResume', () => true);
    expect(spy).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    bridge.register('refreshUserInfo', () => true);
    await vi.advanceTimersByTimeAsync(10);
    expect(spy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching('_dsb.dsinit$'), '{"data":null}');
  });

  it('announces them again to an app that takes the first one’s place, at the next call', async () => {
    const { page, connect } = openApp(system);
    const bridge = await connect();
    bridge.register('onBack', () => true);
    await vi.advanceTimersByTimeAsync(10);
    const next = installDsBridgeHost(page, { platform: system, handOver: { version: 'next' } });
    expect(await within(100, bridge.getUserInfo())).toMatchObject({ version: 'next' });
    expect(await within(10, next.callPage('onBack'))).toBe(true);
  });

  it('calls functions that return, functions that answer later, and those in namespaces', async () => {
    const { page, host, connect } = openApp(system);
    (await connect()).register('onBack', () => true);
    await vi.advanceTimersByTimeAsync(10);
    type Later = (data: unknown, answer: (data: unknown, isLast?: boolean) => void) => void;
    const later: Later = (data, answer) => {
      answer('progress', false);
      setTimeout(() => answer(data), 20);
    };
    class Counter {
      step = 2;
      add(data: number): number {
        return data + this.step;
      }
    }
    page._dsf.double = (data: number) => data * 2;
    page._dsf._obs['page.count'] = new Counter();
    page._dsaf.echo = later;
    page._dsaf._obs.later = { echo: later };
    expect(await within(50, host.callPage('double', 4))).toBe(8);
    expect(await within(50, host.callPage('page.count.add', 4))).toBe(6);
    expect(await within(50, host.callPage('echo', 'a'))).toBe('a');
    expect(await within(50, host.callPage('later.echo', 'b'))).toBe('b');
  });

  it('gives no answer to a method that it does not have', async () => {
    const { page, host, connect, errors } = openApp(system);
    (await connect()).register('onBack', () => true);
    page._dsf._obs.page = { title: 'text' };
    for (const name of [
      'nobody',
      'constructor',
      'page.nobody',
      'page.title',
      'page.toString',
      '_obs',
      '__proto__',
    ])
      expect([name, await within(50, host.callPage(name))]).toEqual([name, 'pending']);
    expect(errors).toEqual([]);
  });

  it('tells the app which handlers it has', async () => {
    const { host, connect } = openApp(system);
    (await connect()).register('onBack', () => true);
    expect(await within(50, host.callPage('_hasJavascriptMethod', 'onBack'))).toBe(true);
    expect(await within(50, host.callPage('_hasJavascriptMethod', 'onResume'))).toBe(false);
    expect(await within(50, host.callPage('_hasJavascriptMethod', { a: 1 }))).toBe(false);
  });

  it('drops what is no call', async () => {
    const { page, host, connect } = openApp(system);
    const onBack = vi.fn();
    (await connect()).register('onBack', onBack);
    await vi.advanceTimersByTimeAsync(10);
    for (const text of [
      '',
      'null',
      '5',
      '{}',
      '"onBack"',
      '{"method":"onBack"}',
      '{"method":"onBack","callbackId":1,"data":"["}',
      '{"method":"onBack","callbackId":1,"data":"{}"}',
      '{"method":"onBack","callbackId":1,"data":[1]}',
      '{"method":["onBack"],"callbackId":1,"data":"[1]"}',
    ])
      expect(() => host.sendRaw(text)).not.toThrow();
    expect(onBack).not.toHaveBeenCalled();
    // A script that does not parse never reaches the page side.
    expect(() => host.sendRaw('{"method":')).toThrow('Unexpected token');
    expect(typeof page._handleMessageFromNative).toBe('function');
  });
});
