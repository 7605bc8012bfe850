import { describe, expect, it, vi } from 'vitest';
import { handOver, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { parsed } from '../../play-app.test-support.ts';
import { callApp, openApp, systems } from './open-app.test-support.ts';

/** Text that breaks careless quoting. */
const awkward = `it's "5\\2" \n\r\u2028\u2029 %22 </script> 😀`;

useFakeTimers();

describe.each(systems)('on %s', (system) => {
  it('an asynchronous call’s immediate reply is code -1 even if it succeeds', async () => {
    const { page, connect, scripts } = openApp(system);
    expect(callApp(page, 'getUserInfo', { data: {}, _dscbstub: 'dscb99' })).toMatchObject({ code: -1 });
    await vi.advanceTimersByTimeAsync(100);
    expect(scripts.join()).toContain('delete window.dscb99');
    const bridge = await connect();
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('a synchronous method is called without a stub, and its reply is the answer', async () => {
    const { connect, scripts } = openApp(system, { answersAtOnce: true });
    const bridge = await connect();
    expect(await soon(bridge.getUserInfo(), 0)).toEqual(parsed);
    expect(scripts).toEqual([]);
  });

  it('an unknown method replies like an asynchronous one, so the app is asked first and the call refused at once', async () => {
    const { page, connect, traffic } = openApp(system);
    expect(callApp(page, 'pay', { data: {}, _dscbstub: 'dscb99' })).toMatchObject({ code: -1 });
    traffic.length = 0;
    const bridge = await connect();
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
    bridge.setTitle('支付');
    expect(traffic).toEqual([]);
  });

  it('the app reports whether it has a method: true and false, or 1 and 0', () => {
    const { page } = openApp(system);
    const has = (name: string, type: string): unknown =>
      callApp(page, '_dsb.hasNativeMethod', { data: { name, type } });
    const [yes, no] = system === 'ios' ? [1, 0] : [true, false];
    expect(has('getUserInfo', 'all')).toEqual({ code: 0, data: yes });
    expect(has('getUserInfo', 'asyn')).toEqual({ code: 0, data: yes });
    expect(has('getUserInfo', 'syn')).toEqual({ code: 0, data: no });
    expect(has('pay', 'all')).toEqual({ code: 0, data: no });
    expect(has('constructor', 'all')).toEqual({ code: 0, data: no });
  });

  it('the last value is the answer, not progress', async () => {
    const pay = (): Promise<'ok'> => Promise.resolve('ok');
    const { connect } = openApp(system, { progress: ['cancel', { step: 2 }], pay });
    const bridge = await connect();
    expect(await soon(bridge.pay({}))).toBe('ok');
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('progress without an answer times out', async () => {
    const { page, connect } = openApp(system, { silent: true });
    const bridge = await connect();
    const asked = soon(bridge.getUserInfo(), 3000);
    (page.dscb0 as (data: unknown) => void)(handOver);
    expect(await asked).toBe('timeout');
  });

  it('calling a deleted callback again causes no error in the page', async () => {
    const { host, connect, errors, scripts } = openApp(system);
    host.answerTwice();
    const bridge = await connect();
    expect(await soon(bridge.getUserInfo(), 200)).toEqual(parsed);
    expect(scripts.join().split('delete window.dscb0')).toHaveLength(3);
    expect(errors).toEqual([]);
  });

  it('quotes, line separators, escapes and emoji arrive unchanged', async () => {
    const pay = vi.fn(() => Promise.resolve('ok' as const));
    const { host, connect } = openApp(system, { handOver: { ...handOver, version: awkward }, pay });
    const bridge = await connect();
    expect(await soon(bridge.getUserInfo())).toMatchObject({ version: awkward });
    expect(await soon(bridge.pay({ [awkward]: awkward }))).toBe('ok');
    expect(pay).toHaveBeenCalledExactlyOnceWith({ [awkward]: awkward });
    const received = vi.fn();
    bridge.register('refreshUserInfo', received);
    await soon(host.callPage('refreshUserInfo', { [awkward]: awkward }));
    expect(received).toHaveBeenCalledExactlyOnceWith({ [awkward]: awkward });
  });

  it('transfers a megabyte in both directions', async () => {
    const megabyte = '五"'.repeat(500_000);
    const pay = vi.fn(() => Promise.resolve('ok' as const));
    const { host, connect } = openApp(system, { handOver: { ...handOver, version: megabyte }, pay });
    const bridge = await connect();
    expect(await soon(bridge.getUserInfo())).toBe('malformed');
    expect(await soon(bridge.pay({ megabyte }))).toBe('ok');
    expect(pay).toHaveBeenCalledExactlyOnceWith({ megabyte });
    host.setHandOver(handOver);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('is absent once the app is gone from the page', async () => {
    const { page, connect } = openApp(system);
    const bridge = await connect();
    Object.assign(page, { _dsbridge: undefined, _dswk: undefined });
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
    expect(() => bridge.unlogin()).not.toThrow();
  });
});

it('iOS refuses a call with a stub to a synchronous method, which Android answers', () => {
  const unlogin = vi.fn(() => 'done');
  for (const system of systems) {
    const { page } = openApp(system, { answersAtOnce: true, handlers: { unlogin } });
    const reply = callApp(page, 'unlogin', { data: {}, _dscbstub: 'dscb0' });
    expect(reply).toEqual(system === 'ios' ? { code: -1, data: '' } : { code: 0, data: 'done' });
  }
  expect(unlogin).toHaveBeenCalledTimes(1);
});

it('iOS collects the answers of 50 ms in one script', async () => {
  const { connect, scripts } = openApp('ios');
  const bridge = await connect();
  await soon(bridge.getUserInfo());
  scripts.length = 0;
  const first = bridge.getUserInfo();
  await vi.advanceTimersByTimeAsync(2);
  const asked = Promise.all([first, bridge.getUserInfo(), bridge.getUserInfo()]);
  expect(await soon(asked)).toEqual([parsed, parsed, parsed]);
  expect(scripts.map((script) => script.match(/delete/g)?.length)).toEqual([1, 2]);
});

it('Android sends each answer as a separate script in the protocol’s format', async () => {
  const { connect, scripts } = openApp('android', { handOver: { version: 'a/b' } });
  const bridge = await connect();
  await soon(bridge.getUserInfo());
  expect(scripts).toEqual([String.raw`dscb0({"code":0,"data":{"version":"a\/b"}}.data);delete window.dscb0`]);
});
