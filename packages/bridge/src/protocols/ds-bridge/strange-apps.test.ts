import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import { handOver, openPage, soon, useFakeTimers } from '../../open-page.test-support.ts';
import { userAgents, type AppPage } from './open-app.test-support.ts';

useFakeTimers();

it('an unanswered prompt returns null: refused at once, without an error', async () => {
  const page = openPage(userAgents.ios);
  const prompt = vi.fn(() => null);
  Object.assign(page, { _dswk: true, prompt });
  const bridge = await connectBridge(page, { userAgent: userAgents.ios });
  expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
  expect(() => bridge.unlogin()).not.toThrow();
  expect(prompt).toHaveBeenCalled();
});

describe('an app that replies unusually', () => {
  async function speaking(call: (method: string, argument: string) => unknown) {
    const page = openPage(userAgents.android) as AppPage;
    Object.assign(page, { _dsbridge: { call } });
    return { page, bridge: await connectBridge(page, { userAgent: userAgents.android }) };
  }

  it('is absent if every call throws', async () => {
    const { bridge } = await speaking(() => {
      throw new Error('java');
    });
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
  });

  it('is absent if the existing method throws', async () => {
    const { bridge } = await speaking((method) => {
      if (method === '_dsb.hasNativeMethod') return '{"code":0,"data":true}';
      throw new Error('java');
    });
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
  });

  it.each(['', '{}', '{"code":-1}'])(
    'is called if it does not report whether it has a method (%j), and may time out',
    async (reply) => {
      const call = vi.fn((_method: string, _argument: string) => reply);
      const { bridge } = await speaking(call);
      expect(await soon(bridge.getUserInfo(), 3000)).toBe('timeout');
      expect(call).toHaveBeenLastCalledWith('getUserInfo', '{"data":{},"_dscbstub":"dscb0"}');
    },
  );

  it('may answer at once without reporting the method', async () => {
    const { bridge } = await speaking((method) =>
      method === 'getUserInfo' ? JSON.stringify({ code: 0, data: handOver }) : '{"code":-1}',
    );
    expect(await soon(bridge.getUserInfo(), 0)).toMatchObject({ token: handOver.usertoken });
  });

  it('replies and calls back for an asynchronous method: the callback counts', async () => {
    const { page, bridge } = await speaking(() => '{"code":0,"data":true}');
    const asked = soon(bridge.getUserInfo());
    page.eval(`dscb0(${JSON.stringify(handOver)});delete window.dscb0`);
    expect(await asked).toMatchObject({ token: handOver.usertoken });
  });

  it('numbers its callbacks with the page’s counter, of any value', async () => {
    const call = vi.fn((_method: string, _argument: string) => '{"code":0,"data":true}');
    const { page, bridge } = await speaking(call);
    for (const [count, stub] of [
      [41, 'dscb41'],
      ['x', 'dscb0'],
    ]) {
      Object.assign(page, { dscb: count });
      bridge.unlogin();
      expect(call).toHaveBeenLastCalledWith('unlogin', `{"data":{},"_dscbstub":"${stub}"}`);
    }
  });
});
