import { describe, expect, it, vi } from 'vitest';
import { handOver, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { parsed } from '../../play-app.test-support.ts';
import { callApp, openApp, systems } from './open-app.test-support.ts';

/** Text that breaks careless quoting. */
const awkward = `it's "5\\2" \n\r\u2028\u2029 %22 </script> 😀`;

useFakeTimers();

describe.each(systems)('on %s', (system) => {
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

  it('is absent once the app is gone from the page', async () => {
    const { page, connect } = openApp(system);
    const bridge = await connect();
    Object.assign(page, { _dsbridge: undefined, _dswk: undefined });
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
    expect(() => bridge.unlogin()).not.toThrow();
  });
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
