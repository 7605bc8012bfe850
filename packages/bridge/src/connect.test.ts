import {
  installJsBridgeAndroidHost,
  nativeHosts,
  type HostOptions,
  type NativeHost,
  type TrafficEntry,
} from '@vip/native-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge } from './connect.ts';
import type { NativeBridge } from './contract.ts';
import { corpus } from './environment.corpus.test-support.ts';
import { androidApp, handOver, iosApp, openPage, outcome, type Page } from './open-page.test-support.ts';

const apps = nativeHosts.map(({ name, protocol, platform, install, variant }) => ({
  app: name,
  protocol,
  userAgent: platform === 'ios' ? iosApp : androidApp,
  install: (page: Page, options: HostOptions): NativeHost => install(page, { ...variant, ...options }),
}));

const user = { id: '7', nickname: '江晚舟', avatar: '' };
const parsed = { token: 'Bearer abc.def', user, clientType: 2, version: '5.2.0', handlers: ['pay'] };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  expect(thrown).toEqual([]);
  thrown.length = 0;
  vi.useRealTimers();
});

/** Errors that reached a page's window: there must be none. */
const thrown: unknown[] = [];

function open(userAgent: string): Page {
  const page = openPage(userAgent);
  page.addEventListener('error', (event) => thrown.push(event));
  return page;
}

describe.each(apps)('$app', ({ protocol, userAgent, install }) => {
  async function connect(
    options: Partial<HostOptions> = {},
  ): Promise<{ bridge: NativeBridge; host: NativeHost; page: Page; traffic: TrafficEntry[] }> {
    const page = open(userAgent);
    const traffic: TrafficEntry[] = [];
    const host = install(page, { handOver, onTraffic: (entry) => traffic.push(entry), ...options });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(100);
    return { bridge: await connecting, host, page, traffic };
  }

  async function after<T>(promise: Promise<T>, ms = 100): Promise<unknown> {
    const settled = outcome(promise);
    await vi.advanceTimersByTimeAsync(ms);
    return settled;
  }

  it('is connected to and says who the user is', async () => {
    const { bridge } = await connect();
    expect(bridge.protocol).toBe(protocol);
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may answer with JSON text', async () => {
    const { bridge } = await connect({ answer: 'string' });
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may come late, up to the time-out', async () => {
    const page = open(userAgent);
    install(page, { handOver, injectAfterMs: 2900 });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(2950);
    expect((await connecting).protocol).toBe(protocol);
  });

  it('is absent when it comes later than that, and found by another try', async () => {
    const page = open(userAgent);
    install(page, { handOver, injectAfterMs: 1000 });
    expect(await after(connectBridge(page, { userAgent }, { timeoutMs: 500 }), 500)).toBe('absent');
    await vi.advanceTimersByTimeAsync(1000);
    const bridge = await connectBridge(page, { userAgent });
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('leaves no frame of its own behind', async () => {
    const { page } = await connect();
    const sources = [...page.document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
    expect(sources).not.toContain('https://__bridge_loaded__');
  });

  it('may be connected to again on the same page', async () => {
    const { page, bridge } = await connect();
    const again = await connectBridge(page, { userAgent });
    expect(await after(Promise.all([bridge.getUserInfo(), again.getUserInfo()]))).toEqual([parsed, parsed]);
  });

  it('hears each of several calls made at once', async () => {
    const { bridge, traffic } = await connect();
    const answers = Promise.all([bridge.getUserInfo(), bridge.getUserInfo(), bridge.getUserInfo()]);
    bridge.unlogin();
    expect(await after(answers, 500)).toEqual([parsed, parsed, parsed]);
    const names = traffic.filter((entry) => entry.kind === 'call').map(({ name }) => name);
    expect(names).toEqual(['getUserInfo', 'getUserInfo', 'getUserInfo', 'unlogin']);
  });

  it('loses none of the calls that a page makes at any pace', async () => {
    const { bridge } = await connect();
    const answers: Promise<unknown>[] = [];
    for (const gap of [0, 6, 6, 6, 1, 3, 7, 25, 5]) {
      await vi.advanceTimersByTimeAsync(gap);
      answers.push(outcome(bridge.getUserInfo()));
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(answers)).toEqual(answers.map(() => parsed));
  });

  it('times out after 3000 ms of silence', async () => {
    const { bridge } = await connect({ silent: true });
    const asked = outcome(bridge.getUserInfo());
    let isSettled = false;
    void asked.then(() => (isSettled = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe('timeout');
  });

  it('may answer after the time-out, which is dropped', async () => {
    const { bridge } = await connect({ handlers: { getUserInfo: () => late } });
    const late = new Promise((resolve) => setTimeout(() => resolve(handOver), 4000));
    expect(await after(bridge.getUserInfo(), 3000)).toBe('timeout');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may answer twice: the first counts', async () => {
    const { bridge, host } = await connect();
    host.answerTwice();
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('is malformed when it answers garbage, and asked again all the same', async () => {
    const { bridge, host } = await connect();
    for (const garbage of [5, 'undefined', '{"usertoken":', '[]', [1], { usertoken: 5 }]) {
      host.answerGarbage(garbage);
      expect(await after(bridge.getUserInfo())).toBe('malformed');
    }
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('says that nobody is logged in, and later who is', async () => {
    const { bridge, host } = await connect({ handOver: { clientType: 2 } });
    expect(await after(bridge.getUserInfo())).toMatchObject({ token: null, user: null });
    host.setHandOver(() => handOver);
    expect(await after(bridge.getUserInfo())).toEqual(parsed);
  });

  it('is told that the user is logged out', async () => {
    const unlogin = vi.fn();
    const { bridge } = await connect({ handlers: { unlogin } });
    bridge.unlogin();
    await vi.advanceTimersByTimeAsync(100);
    expect(unlogin).toHaveBeenCalledTimes(1);
  });

  it.each(['ok', 'cancel', 'fail'] as const)('pays with its own cashier: %s', async (word) => {
    const pay = vi.fn(() => Promise.resolve(word));
    const { bridge } = await connect({ pay });
    expect(await after(bridge.pay({ prepay: 'wx123', sign: "it's" }))).toBe(word);
    expect(pay).toHaveBeenCalledExactlyOnceWith({ prepay: 'wx123', sign: "it's" });
  });

  it('waits for the person who pays, for as long as it takes', async () => {
    const { bridge } = await connect({
      pay: () => new Promise((resolve) => setTimeout(() => resolve('ok'), 600_000)),
    });
    expect(await after(bridge.pay({}), 601_000)).toBe('ok');
  });

  it('has a cashier whose strange answer is malformed', async () => {
    const { bridge, host } = await connect({ pay: () => Promise.resolve('ok') });
    host.answerGarbage('paid');
    expect(await after(bridge.pay({}))).toBe('malformed');
  });

  it('calls the handlers of the page and hears whether they used it', async () => {
    const { bridge, host } = await connect();
    const onBack = vi.fn((_data: unknown): unknown => true);
    const undo = bridge.register('onBack', onBack);
    // JsBridge knows only text.
    const used = protocol === 'jsbridge' ? 'true' : true;
    expect(await after(host.callPage('onBack', { from: 'bar' }))).toBe(used);
    expect(onBack).toHaveBeenCalledTimes(1);
    undo();
    undo();
    expect(String(await after(host.callPage('onBack')))).toBe('false');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('asks the newest handler of a name first, and stops at the one that used it', async () => {
    const { bridge, host } = await connect();
    const asked: string[] = [];
    const handler = (name: string, isUsed: boolean) => (): boolean => {
      asked.push(name);
      return isUsed;
    };
    bridge.register('onBack', handler('page', true));
    const undo = bridge.register('onBack', handler('sheet', true));
    await after(host.callPage('onBack'));
    undo();
    bridge.register('onBack', handler('dialog', false));
    await after(host.callPage('onBack'));
    expect(asked).toEqual(['sheet', 'dialog', 'page']);
  });

  it('pushes a new hand-over in a shape that the page can read', async () => {
    const { bridge, host } = await connect();
    const pushed: unknown[] = [];
    bridge.register('refreshUserInfo', (data) => pushed.push(data));
    await after(host.callPage('refreshUserInfo', handOver));
    const [data] = pushed;
    expect(typeof data === 'string' ? JSON.parse(data) : data).toEqual(handOver);
  });

  it('hears an answer even when the page’s handler throws', async () => {
    const { bridge, host } = await connect();
    bridge.register('onResume', () => {
      throw new Error('page');
    });
    expect(String(await after(host.callPage('onResume', 'x')))).toBe('false');
  });
});

describe('JsBridge', () => {
  it('1.0.4 loses an answer with a quote in it: a time-out', async () => {
    const page = open(androidApp);
    installJsBridgeAndroidHost(page, { version: '1.0.4', handOver: { ...handOver, version: "5'2" } });
    const connecting = connectBridge(page, { userAgent: androidApp });
    await vi.advanceTimersByTimeAsync(10);
    const asked = outcome((await connecting).getUserInfo());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await asked).toBe('timeout');
  });

  it('works when the page’s own script has initialised it', async () => {
    const page = open(androidApp);
    installJsBridgeAndroidHost(page, { version: 'newest', handOver });
    page.document.addEventListener('WebViewJavascriptBridgeReady', (event) => {
      (event as Event & { bridge: { init(run: () => void): void } }).bridge.init(() => undefined);
    });
    const connecting = connectBridge(page, { userAgent: androidApp });
    await vi.advanceTimersByTimeAsync(10);
    const asked = outcome((await connecting).getUserInfo());
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toEqual(parsed);
  });

  it('that throws when called is as good as absent', async () => {
    const page = open(androidApp);
    const refuse = (): never => {
      throw new Error('java');
    };
    Object.assign(page, {
      WebViewJavascriptBridge: { init: refuse, callHandler: refuse, registerHandler: () => undefined },
    });
    const bridge = await connectBridge(page, { userAgent: androidApp });
    const asked = Promise.all([outcome(bridge.getUserInfo()), outcome(bridge.pay({}))]);
    bridge.unlogin();
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toEqual(['absent', 'absent']);
  });
});

describe('where there is no native app', () => {
  it.each([iosApp, androidApp])('it is absent after the time-out: %s', async (userAgent) => {
    const page = open(userAgent);
    const connecting = outcome(connectBridge(page, { userAgent }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await connecting).toBe('absent');
    expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
    expect(page.WVJBCallbacks).toEqual([]);
  });

  it('a global that cannot be called, or throws at being looked at, is not taken for one', async () => {
    for (const descriptor of [
      { value: {} },
      { value: 5 },
      { value: { callHandler: () => undefined } },
      {
        get: (): never => {
          throw new Error('no');
        },
      },
    ]) {
      const page = open(androidApp);
      Object.defineProperty(page, 'WebViewJavascriptBridge', descriptor);
      const connecting = outcome(connectBridge(page, { userAgent: androidApp }, { timeoutMs: 10 }));
      await vi.advanceTimersByTimeAsync(10);
      expect(await connecting).toBe('absent');
    }
  });

  it.each(corpus.filter(({ isWebView }) => !isWebView))(
    'nothing is touched: $name',
    async ({ userAgent }) => {
      const page = open(userAgent);
      // Such apps have bridges of the same name, which are no sister app's.
      const callHandler = vi.fn();
      Object.assign(page, { WebViewJavascriptBridge: { callHandler, registerHandler: vi.fn() } });
      expect(await outcome(connectBridge(page, { userAgent }))).toBe('absent');
      expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
      expect(page.WVJBCallbacks).toBeUndefined();
      expect(callHandler).not.toHaveBeenCalled();
    },
  );
});
