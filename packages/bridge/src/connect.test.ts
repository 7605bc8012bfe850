import { nativeHosts, type HostOptions, type NativeHost, type TrafficEntry } from '@vip/native-hosts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectBridge, isAppThere } from './connect.ts';
import type { NativeBridge } from './contract.ts';
import { corpus } from './environment.corpus.test-support.ts';
import { detectEnvironment, mayHaveApp } from './environment.ts';
import {
  androidApp,
  handOver,
  iosApp,
  openPage,
  outcome,
  soon,
  useFakeTimers,
  type Page,
} from './open-page.test-support.ts';
import { installApp, parsed, userAgentOf } from './play-app.test-support.ts';
import { detections } from './protocols/detection.ts';

useFakeTimers();
afterEach(() => {
  expect(thrown.splice(0)).toEqual([]);
});

/** Errors that reached a page's window; none are expected. */
const thrown: unknown[] = [];

function open(userAgent: string): Page {
  const page = openPage(userAgent);
  page.addEventListener('error', (event) => thrown.push(event));
  // As in a composed page, whose policy has no 'unsafe-eval'.
  Object.assign(page, {
    eval: () => {
      throw new EvalError("'unsafe-eval' is not an allowed source of script");
    },
  });
  return page;
}

describe.each(nativeHosts)('$name', ({ id, protocol }) => {
  const userAgent = userAgentOf(id);

  async function connect(
    options: Partial<HostOptions> = {},
  ): Promise<{ bridge: NativeBridge; host: NativeHost; page: Page; traffic: TrafficEntry[] }> {
    const page = open(userAgent);
    const traffic: TrafficEntry[] = [];
    const host = installApp(page, id, { onTraffic: (entry) => traffic.push(entry), ...options });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(100);
    return { bridge: await connecting, host, page, traffic };
  }

  it('connects and hands over its user', async () => {
    const { bridge } = await connect();
    expect(bridge.protocol).toBe(protocol);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may answer with JSON text', async () => {
    const { bridge } = await connect({ answer: 'string' });
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may be injected at any time before the time-out', async () => {
    const page = open(userAgent);
    installApp(page, id, { injectAfterMs: 2900 });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(3000);
    expect((await connecting).protocol).toBe(protocol);
  });

  it.each([0, 500, 2000, 3500, 6000, 20_000, 120_000])(
    'is found soon after it is injected, %i ms later',
    async (injectAfterMs) => {
      const page = open(userAgent);
      installApp(page, id, { injectAfterMs });
      const connecting = connectBridge(page, { userAgent }, { timeoutMs: null });
      await vi.advanceTimersByTimeAsync(injectAfterMs);
      expect(await soon(connecting, Math.min(2000, 100 + injectAfterMs / 10))).toMatchObject({ protocol });
      const bridge = await connecting;
      expect(await soon(bridge.getUserInfo())).toEqual(parsed);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('is absent if injected later, and found by another attempt', async () => {
    const page = open(userAgent);
    installApp(page, id, { injectAfterMs: 1000 });
    expect(await soon(connectBridge(page, { userAgent }, { timeoutMs: 500 }), 500)).toBe('absent');
    await vi.advanceTimersByTimeAsync(1000);
    const bridge = await connectBridge(page, { userAgent });
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('leaves no frame behind', async () => {
    const { page } = await connect();
    const sources = [...page.document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
    expect(sources).not.toContain('https://__bridge_loaded__');
  });

  it('may be connected to again on the same page', async () => {
    const { page, bridge } = await connect();
    const again = await connectBridge(page, { userAgent });
    expect(await soon(Promise.all([bridge.getUserInfo(), again.getUserInfo()]))).toEqual([parsed, parsed]);
  });

  it('receives each of several simultaneous calls', async () => {
    const { bridge, traffic } = await connect();
    const answers = Promise.all([bridge.getUserInfo(), bridge.getUserInfo(), bridge.getUserInfo()]);
    bridge.unlogin();
    expect(await soon(answers, 500)).toEqual([parsed, parsed, parsed]);
    const names = traffic.filter((entry) => entry.kind === 'call').map(({ name }) => name);
    expect(names).toEqual(['getUserInfo', 'getUserInfo', 'getUserInfo', 'unlogin']);
  });

  it('loses no call at any pace', async () => {
    const { bridge } = await connect();
    const answers: Promise<unknown>[] = [];
    for (const gap of [0, 6, 6, 6, 1, 3, 7, 25, 5]) {
      await vi.advanceTimersByTimeAsync(gap);
      answers.push(outcome(bridge.getUserInfo()));
    }
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(answers)).toEqual(answers.map(() => parsed));
  });

  it('times out after 3000 ms without an answer', async () => {
    const { bridge } = await connect({ silent: true });
    const asked = outcome(bridge.getUserInfo());
    let isDone = false;
    void asked.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toBe('timeout');
  });

  it('may answer after the time-out, which is dropped', async () => {
    const { bridge } = await connect({ handlers: { getUserInfo: () => lateAnswer } });
    const lateAnswer = new Promise((resolve) => setTimeout(() => resolve(handOver), 4000));
    expect(await soon(bridge.getUserInfo(), 3000)).toBe('timeout');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('may answer twice: the first counts', async () => {
    const { bridge, host } = await connect();
    host.answerTwice();
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('is malformed if it answers garbage, and can be asked again', async () => {
    const { bridge, host } = await connect();
    for (const garbage of [5, 'undefined', '{"usertoken":', '[]', [1], { usertoken: 5 }]) {
      host.answerGarbage(garbage);
      expect(await soon(bridge.getUserInfo())).toBe('malformed');
    }
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('hands over no user, and the user after a login', async () => {
    const { bridge, host } = await connect({ handOver: { clientType: 2 } });
    expect(await soon(bridge.getUserInfo())).toMatchObject({ token: null, user: null });
    host.setHandOver(() => handOver);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
  });

  it('receives the logout', async () => {
    const unlogin = vi.fn();
    const { bridge } = await connect({ handlers: { unlogin } });
    bridge.unlogin();
    await vi.advanceTimersByTimeAsync(100);
    expect(unlogin).toHaveBeenCalledTimes(1);
  });

  it.each(['ok', 'cancel', 'fail'] as const)('pays with its own cashier: %s', async (result) => {
    const pay = vi.fn(() => Promise.resolve(result));
    const { bridge } = await connect({ pay });
    expect(await soon(bridge.pay({ prepay: 'wx123', sign: "it's" }))).toBe(result);
    expect(pay).toHaveBeenCalledExactlyOnceWith({ prepay: 'wx123', sign: "it's" });
  });

  it('waits for the paying user without a time-out', async () => {
    const { bridge } = await connect({
      pay: () => new Promise((resolve) => setTimeout(() => resolve('ok'), 600_000)),
    });
    expect(await soon(bridge.pay({}), 601_000)).toBe('ok');
  });

  it('has a malformed pay result if the cashier’s answer is unknown', async () => {
    const { bridge, host } = await connect({ pay: () => Promise.resolve('ok') });
    host.answerGarbage('paid');
    expect(await soon(bridge.pay({}))).toBe('malformed');
  });

  it('calls only the newest handler of two connections, once', async () => {
    const { bridge, host, page } = await connect();
    const again = await connectBridge(page, { userAgent });
    const first = vi.fn();
    const newest = vi.fn(() => true);
    bridge.register('onBack', first);
    again.register('onBack', newest);
    expect(String(await soon(host.callPage('onBack')))).toBe('true');
    expect(newest).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  it('calls the handlers of the page and learns whether they consumed the call', async () => {
    const { bridge, host } = await connect();
    const onBack = vi.fn((_data: unknown): unknown => true);
    const undo = bridge.register('onBack', onBack);
    // JsBridge transports only text.
    const typed = (used: boolean): unknown => (id.startsWith('jsbridge') ? String(used) : used);
    expect(await soon(host.callPage('onBack', { from: 'bar' }))).toBe(typed(true));
    expect(onBack).toHaveBeenCalledTimes(1);
    undo();
    undo();
    expect(await soon(host.callPage('onBack'))).toBe(typed(false));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('pushes a new hand-over that the page can read', async () => {
    const { bridge, host } = await connect();
    const pushed: unknown[] = [];
    bridge.register('refreshUserInfo', (data) => pushed.push(data));
    await soon(host.callPage('refreshUserInfo', handOver));
    const [data] = pushed;
    expect(typeof data === 'string' ? JSON.parse(data) : data).toEqual(handOver);
  });

  it('gets an answer even if the page’s handler throws', async () => {
    const { bridge, host } = await connect();
    bridge.register('onResume', () => {
      throw new Error('page');
    });
    expect(String(await soon(host.callPage('onResume', 'x')))).toBe('false');
  });
});

describe('JsBridge', () => {
  it('1.0.4 loses an answer with a quote in it: a time-out', async () => {
    const page = open(androidApp);
    installApp(page, 'jsbridge-1.0.4', { handOver: { ...handOver, version: "5'2" } });
    const connecting = connectBridge(page, { userAgent: androidApp });
    await vi.advanceTimersByTimeAsync(10);
    expect(await soon((await connecting).getUserInfo(), 3000)).toBe('timeout');
  });

  it('works if the page’s own script has initialised it', async () => {
    const page = open(androidApp);
    installApp(page, 'jsbridge-newest');
    page.document.addEventListener('WebViewJavascriptBridgeReady', (event) => {
      (event as Event & { bridge: { init(run: () => void): void } }).bridge.init(() => undefined);
    });
    const connecting = connectBridge(page, { userAgent: androidApp });
    await vi.advanceTimersByTimeAsync(10);
    expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
  });

  it('is absent if calling it throws', async () => {
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

describe('without a native app', () => {
  it.each([iosApp, androidApp])('rejects with absent after the time-out: %s', async (userAgent) => {
    const page = open(userAgent);
    const connecting = outcome(connectBridge(page, { userAgent }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await connecting).toBe('absent');
    expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
    expect(page.WVJBCallbacks).toEqual([]);
  });

  it('ignores a global that cannot be called or whose getter throws', async () => {
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

  const isOtherApp = ({ host, userAgent }: (typeof corpus)[number]): boolean =>
    !mayHaveApp({ host, userAgent });

  it.each(corpus.filter(isOtherApp))('touches nothing in another app: $id', async ({ userAgent, host }) => {
    const page = open(userAgent);
    // Such apps have bridges of the same name, and a prompt that no app takes opens on the screen.
    const call = vi.fn();
    Object.assign(page, {
      WebViewJavascriptBridge: { callHandler: call, registerHandler: call },
      _dsbridge: { call },
      _dswk: true,
      ReactNativeWebView: { postMessage: call },
      prompt: call,
    });
    expect(await outcome(connectBridge(page, { userAgent, host }))).toBe('absent');
    expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
    expect(page.WVJBCallbacks).toBeUndefined();
    await vi.advanceTimersByTimeAsync(5000);
    expect(call).not.toHaveBeenCalled();
  });

  const browsers = corpus.filter((one) => !one.isWebView && !isOtherApp(one));

  it.each(browsers)('touches nothing in a browser, whatever it waits for: $id', async ({ userAgent }) => {
    const page = open(userAgent);
    const before = Object.keys(page).length;
    const prompt = vi.fn();
    Object.defineProperty(page, 'prompt', { value: prompt });
    void outcome(connectBridge(page, { userAgent }, { timeoutMs: null }));
    const appended = vi.spyOn(page.Node.prototype, 'appendChild');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(appended.mock.calls.filter(([node]) => node instanceof page.HTMLIFrameElement)).toEqual([]);
    expect(page.WVJBCallbacks).toBeUndefined();
    expect(Object.keys(page)).toHaveLength(before);
    expect(prompt).not.toHaveBeenCalled();
  });

  it.each(browsers)('looks ever more rarely in a browser: $id', async ({ userAgent }) => {
    const page = open(userAgent);
    const look = vi.spyOn(detections[0]!, 'isThere');
    void outcome(connectBridge(page, { userAgent }, { timeoutMs: null }));
    await vi.advanceTimersByTimeAsync(600_000);
    look.mockClear();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(look).toHaveBeenCalledTimes(40);
    vi.restoreAllMocks();
  });
});

describe('an injected object is found whatever the user agent says', () => {
  const post = { postMessage: () => undefined };
  it.each([
    ['dsbridge', { _dsbridge: { call: () => '' } }],
    ['webkit', { webkit: { messageHandlers: { sisterBridge: post } } }],
    ['java', { sisterBridge: { getUserInfo: () => '' } }],
    ['capacitor', { Capacitor: {}, androidBridge: post }],
    ['flutter', { flutter_inappwebview: { callHandler: () => Promise.resolve(), _platformReady: true } }],
    ['react_native', { ReactNativeWebView: post }],
    ['wvjb', { WebViewJavascriptBridge: { callHandler: () => '', registerHandler: () => '' } }],
  ])('%s', async (protocol, globals) => {
    for (const { userAgent, host, isWebView } of corpus) {
      if (isWebView || !mayHaveApp({ host, userAgent })) continue;
      const page = open(userAgent);
      const connecting = connectBridge(page, { userAgent }, { timeoutMs: null });
      await vi.advanceTimersByTimeAsync(6000);
      Object.assign(page, globals);
      expect(isAppThere(page, detectEnvironment(userAgent))).toBe(true);
      expect(await soon(connecting, 700)).toMatchObject({ protocol });
    }
  });

  it.each([
    ['dsbridge-ios', 'dsbridge'],
    ['wvjb-lision', 'wvjb'],
  ] as const)('also what an app registers before its own script: %s', async (id, protocol) => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1';
    const page = open(userAgent);
    installApp(page, id);
    const appended = vi.spyOn(page.Node.prototype, 'appendChild');
    const connecting = connectBridge(page, { userAgent });
    expect(await soon(connecting)).toMatchObject({ protocol });
    expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
    expect(appended).not.toHaveBeenCalled();
  });

  it('also an older flutter_inappwebview, by its event', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
    const page = open(userAgent);
    const connecting = connectBridge(page, { userAgent }, { timeoutMs: null });
    Object.assign(page, { flutter_inappwebview: { callHandler: () => Promise.resolve() } });
    page.dispatchEvent(new page.Event('flutterInAppWebViewPlatformReady'));
    expect(await soon(connecting, 10)).toMatchObject({ protocol: 'flutter' });
  });
});

it('does not look while the page is hidden, and at once when it is visible', async () => {
  const page = open(androidApp);
  const connecting = connectBridge(page, { userAgent: androidApp }, { timeoutMs: null });
  let hidden = true;
  Object.defineProperty(page.document, 'hidden', { get: () => hidden });
  page.document.dispatchEvent(new page.Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  Object.assign(page, { ReactNativeWebView: { postMessage: () => undefined } });
  await vi.advanceTimersByTimeAsync(60_000);
  hidden = false;
  page.document.dispatchEvent(new page.Event('visibilitychange'));
  expect(await soon(connecting, 10)).toMatchObject({ protocol: 'react_native' });
});
