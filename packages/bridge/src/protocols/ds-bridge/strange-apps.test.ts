import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../../connect.ts';
import { handOver, openPage } from '../../open-page.test-support.ts';
import { userAgents, within, type AppPage } from './open-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a prompt that nobody answers gives null: refused at once, and no error', async () => {
  const page = openPage(userAgents.ios);
  const prompt = vi.fn(() => null);
  Object.assign(page, { _dswk: true, prompt });
  const bridge = await connectBridge(page, { userAgent: userAgents.ios });
  expect(await within(0, bridge.getUserInfo())).toBe('absent');
  expect(await within(0, bridge.pay({}))).toBe('absent');
  expect(() => bridge.unlogin()).not.toThrow();
  expect(prompt).toHaveBeenCalled();
});

describe('an app whose words are these', () => {
  async function speaking(call: (method: string, argument: string) => unknown) {
    const page = openPage(userAgents.android) as AppPage;
    Object.assign(page, { _dsbridge: { call } });
    return { page, bridge: await connectBridge(page, { userAgent: userAgents.android }) };
  }

  it('throws at everything: refused', async () => {
    const { bridge } = await speaking(() => {
      throw new Error('java');
    });
    expect(await within(0, bridge.getUserInfo())).toBe('absent');
  });

  it('has the method, and throws when it is called: refused', async () => {
    const { bridge } = await speaking((method) => {
      if (method === '_dsb.hasNativeMethod') return '{"code":0,"data":true}';
      throw new Error('java');
    });
    expect(await within(0, bridge.pay({}))).toBe('absent');
  });

  it.each(['', '{}', '{"code":-1}'])(
    'does not say whether it has a method (%j): it is called, and silence is a time-out',
    async (word) => {
      const call = vi.fn((_method: string, _argument: string) => word);
      const { bridge } = await speaking(call);
      expect(await within(3000, bridge.getUserInfo())).toBe('timeout');
      expect(call).toHaveBeenLastCalledWith('getUserInfo', '{"data":{},"_dscbstub":"dscb0"}');
    },
  );

  it('does not say, and answers at once: that is the answer', async () => {
    const { bridge } = await speaking((method) =>
      method === 'getUserInfo' ? JSON.stringify({ code: 0, data: handOver }) : '{"code":-1}',
    );
    expect(await within(0, bridge.getUserInfo())).toMatchObject({ token: handOver.usertoken });
  });

  it('answers within the call of an asynchronous method, and calls back as well: the call-back counts', async () => {
    const { page, bridge } = await speaking(() => '{"code":0,"data":true}');
    const asked = within(100, bridge.getUserInfo());
    page.eval(`dscb0(${JSON.stringify(handOver)});delete window.dscb0`);
    expect(await asked).toMatchObject({ token: handOver.usertoken });
  });

  it('counts its callbacks in the page’s counter, whatever stands there', async () => {
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
