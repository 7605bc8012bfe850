import { describe, expect, it, vi } from 'vitest';
import { installApp } from '../../play-app.test-support.ts';
import { openApp, systems } from './open-app.test-support.ts';
import { soon, useFakeTimers } from '../../open-page.test-support.ts';

useFakeTimers();

describe.each(systems)('on %s', (system) => {
  it('keeps the app’s calls until the handlers of the first tick are registered', async () => {
    const { host, connect, errors } = openApp(system);
    const first = host.callPage('onBack', 1);
    const second = host.callPage('onResume', 2);
    const bridge = await connect();
    const received: unknown[] = [];
    bridge.register('onBack', (data) => received.push(data) === 1);
    bridge.register('onResume', (data) => received.push(data) === 2);
    expect(received).toEqual([]);
    expect(await soon(Promise.all([first, second]), 10)).toEqual([true, true]);
    expect(received).toEqual([1, 2]);
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

  it('announces them again to a replaced app at the next call', async () => {
    const { page, connect } = openApp(system);
    const bridge = await connect();
    bridge.register('onBack', () => true);
    await vi.advanceTimersByTimeAsync(10);
    const next = installApp(page, `dsbridge-${system}`, { handOver: { version: 'next' } });
    expect(await soon(bridge.getUserInfo())).toMatchObject({ version: 'next' });
    expect(await soon(next.callPage('onBack'), 10)).toBe(true);
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
    expect(await soon(host.callPage('double', 4), 50)).toBe(8);
    expect(await soon(host.callPage('page.count.add', 4), 50)).toBe(6);
    expect(await soon(host.callPage('echo', 'a'), 50)).toBe('a');
    expect(await soon(host.callPage('later.echo', 'b'), 50)).toBe('b');
  });

  it('does not answer for a missing method', async () => {
    const { page, host, connect, errors } = openApp(system);
    (await connect()).register('onBack', () => true);
    page._dsf._obs.page = { title: 'text' };
    for (const name of [
      'unknown',
      'constructor',
      'page.unknown',
      'page.title',
      'page.toString',
      '_obs',
      '__proto__',
    ])
      expect([name, await soon(host.callPage(name), 50)]).toEqual([name, 'pending']);
    expect(errors).toEqual([]);
  });

  it('reports to the app which handlers it has', async () => {
    const { host, connect } = openApp(system);
    (await connect()).register('onBack', () => true);
    expect(await soon(host.callPage('_hasJavascriptMethod', 'onBack'), 50)).toBe(true);
    expect(await soon(host.callPage('_hasJavascriptMethod', 'onResume'), 50)).toBe(false);
    expect(await soon(host.callPage('_hasJavascriptMethod', { a: 1 }), 50)).toBe(false);
  });
});
