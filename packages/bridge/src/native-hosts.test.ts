import {
  installJsBridgeAndroidHost,
  installWvjbIosHost,
  type HostOptions,
  type NativeHost,
  type TrafficEntry,
} from '@vip/native-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { androidApp, handOver, iosApp, openPage, type Page } from './open-page.test-support.ts';

interface Global {
  init(onMessage: (data: unknown, reply: (answer: unknown) => void) => void): void;
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
}

const globalOf = (page: Page): Global => page.WebViewJavascriptBridge as Global;

/** The page's script of the protocol's own instructions, not ours. */
function invite(page: Page, ready: (bridge: unknown) => void): void {
  Object.assign(page, { WVJBCallbacks: [ready] });
  const frame = page.document.createElement('iframe');
  frame.src = 'https://__bridge_loaded__';
  page.document.documentElement.appendChild(frame);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['iOS', installWvjbIosHost, iosApp],
  ['Android', installJsBridgeAndroidHost, androidApp],
])('the fake app of %s works when only its text is put into a page', async (_, install, userAgent) => {
  const page = openPage(userAgent);
  // Its own scope is empty here, so anything from outside its body would be missing.
  const rebuilt = new Function(`return (${install.toString()})`)() as (
    window: Page,
    options: Omit<HostOptions, 'handOver'> & { handOver: unknown },
  ) => NativeHost;
  rebuilt(page, { version: '1.0.4', handOver });
  invite(page, () => undefined);
  await vi.advanceTimersByTimeAsync(50);
  const answered = vi.fn();
  globalOf(page).init?.(() => undefined);
  globalOf(page).callHandler('getUserInfo', {}, answered);
  await vi.advanceTimersByTimeAsync(50);
  expect(answered).toHaveBeenCalledTimes(1);
});

describe('the fake iOS app', () => {
  it('comes only to a page that asks for it, and hands its bridge to WVJBCallbacks', async () => {
    const page = openPage(iosApp);
    installWvjbIosHost(page, { handOver });
    await vi.advanceTimersByTimeAsync(1000);
    expect(globalOf(page)).toBeUndefined();
    const ready = vi.fn();
    invite(page, ready);
    await vi.advanceTimersByTimeAsync(10);
    expect(ready).toHaveBeenCalledExactlyOnceWith(globalOf(page));
    expect(page.WVJBCallbacks).toBeUndefined();
  });

  it('is asked in the older way as well, and leaves other frames alone', async () => {
    const page = openPage(iosApp);
    installWvjbIosHost(page, { handOver });
    const frame = page.document.createElement('iframe');
    frame.setAttribute('src', 'about:blank');
    page.document.documentElement.appendChild(frame);
    expect(frame.src).toBe('about:blank');
    Object.assign(page, { WVJBCallbacks: [] });
    const older = page.document.createElement('iframe');
    older.setAttribute('src', 'wvjbscheme://__BRIDGE_LOADED__');
    page.document.documentElement.appendChild(older);
    await vi.advanceTimersByTimeAsync(10);
    expect(typeof globalOf(page).callHandler).toBe('function');
  });

  it('keeps what it says before the page side is there', async () => {
    const page = openPage(iosApp);
    const host = installWvjbIosHost(page, { handOver });
    const answer = host.callPage('onResume', 1);
    invite(page, (bridge) => (bridge as Global).registerHandler('onResume', (data, reply) => reply([data])));
    await vi.advanceTimersByTimeAsync(10);
    const again = host.callPage('onResume', 2);
    await vi.advanceTimersByTimeAsync(10);
    expect(await again).toEqual([2]);
    // The first went out before a handler was there: silence.
    expect(await Promise.race([answer, 'silence'])).toBe('silence');
  });

  it('is silent where it has no handler', async () => {
    const page = openPage(iosApp);
    installWvjbIosHost(page, { handOver });
    invite(page, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    const answered = vi.fn();
    globalOf(page).callHandler('pay', {}, answered);
    globalOf(page).callHandler('constructor', {}, answered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).not.toHaveBeenCalled();
  });

  it('has a page side that drops a second answer', async () => {
    const page = openPage(iosApp);
    const host = installWvjbIosHost(page, { handOver });
    host.answerTwice();
    invite(page, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(10);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('tells of its traffic, and takes any time to answer', async () => {
    const page = openPage(iosApp);
    const traffic: TrafficEntry[] = [];
    installWvjbIosHost(page, { handOver, delayMs: 700, onTraffic: (entry) => traffic.push(entry) });
    invite(page, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    globalOf(page).callHandler('getUserInfo', { a: 1 }, () => undefined);
    await vi.advanceTimersByTimeAsync(690);
    expect(traffic).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(traffic).toEqual([
      {
        at: expect.any(Number) as number,
        direction: 'page_to_native',
        kind: 'call',
        name: 'getUserInfo',
        data: { a: 1 },
        raw: expect.stringContaining('https://__wvjb_queue_message__') as string,
      },
      {
        at: expect.any(Number) as number,
        direction: 'native_to_page',
        kind: 'answer',
        name: 'getUserInfo',
        data: handOver,
        raw: expect.stringContaining('_handleMessageFromObjC(') as string,
      },
    ]);
  });
});

describe('the fake Android app', () => {
  async function open(options: Partial<HostOptions>): Promise<{ page: Page; host: NativeHost }> {
    const page = openPage(androidApp);
    const host = installJsBridgeAndroidHost(page, { version: '1.0.4', handOver, ...options });
    await vi.advanceTimersByTimeAsync(10);
    return { page, host };
  }

  it.each(['1.0.4', 'newest'] as const)('%s refuses a second init', async (version) => {
    const { page } = await open({ version });
    globalOf(page).init(() => undefined);
    expect(() => globalOf(page).init(() => undefined)).toThrow('init');
  });

  it('1.0.4 fires no callback before init, and all of them after', async () => {
    const { page } = await open({});
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).not.toHaveBeenCalled();
    globalOf(page).init(() => undefined);
    expect(answered).toHaveBeenCalledExactlyOnceWith(JSON.stringify(handOver));
  });

  it('1.0.4 loses messages that follow too fast, and none that are 20 ms apart', async () => {
    const { page } = await open({});
    globalOf(page).init(() => undefined);
    const answered = vi.fn();
    for (const gap of [6, 6, 6]) {
      globalOf(page).callHandler('getUserInfo', {}, answered);
      await vi.advanceTimersByTimeAsync(gap);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(answered.mock.calls.length).toBeLessThan(3);
    answered.mockClear();
    for (const gap of [20, 20, 20]) {
      globalOf(page).callHandler('getUserInfo', {}, answered);
      await vi.advanceTimersByTimeAsync(gap);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it('1.0.4 hears nothing from a page that does not say Android', async () => {
    const page = openPage(iosApp);
    installJsBridgeAndroidHost(page, { version: '1.0.4', handOver });
    await vi.advanceTimersByTimeAsync(10);
    globalOf(page).init(() => undefined);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).not.toHaveBeenCalled();
  });

  it('1.0.4 never works off WVJBCallbacks; the newest does', async () => {
    for (const version of ['1.0.4', 'newest'] as const) {
      const page = openPage(androidApp);
      const ready = vi.fn();
      const fired = vi.fn();
      Object.assign(page, { WVJBCallbacks: [ready] });
      page.document.addEventListener('WebViewJavascriptBridgeReady', fired);
      installJsBridgeAndroidHost(page, { version, handOver });
      await vi.advanceTimersByTimeAsync(10);
      expect(fired).toHaveBeenCalledTimes(1);
      expect(ready).toHaveBeenCalledTimes(version === 'newest' ? 1 : 0);
    }
  });

  it('comes when the page has loaded', async () => {
    const page = openPage(androidApp);
    Object.defineProperty(page.document, 'readyState', { value: 'interactive' });
    // The window's own load comes by the clock on the wall: the test's takes its place.
    const listening = vi.spyOn(page, 'addEventListener').mockImplementation(() => undefined);
    installJsBridgeAndroidHost(page, { version: '1.0.4', handOver });
    await vi.advanceTimersByTimeAsync(1000);
    expect(globalOf(page)).toBeUndefined();
    const [type, loaded] = listening.mock.calls[0] as unknown as [string, () => void];
    expect(type).toBe('load');
    loaded();
    await vi.advanceTimersByTimeAsync(10);
    expect(typeof globalOf(page).callHandler).toBe('function');
  });

  it('shows a bare object before the newest page side is there', async () => {
    const page = openPage(androidApp);
    installJsBridgeAndroidHost(page, { version: 'newest', handOver, injectAfterMs: 100 });
    expect(typeof globalOf(page)).toBe('object');
    expect(globalOf(page).callHandler).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(typeof globalOf(page).callHandler).toBe('function');
  });

  it('the newest refuses null, and throws without init after the app has heard it', async () => {
    const unlogin = vi.fn();
    const { page } = await open({ version: 'newest', handlers: { unlogin } });
    expect(() => globalOf(page).callHandler('unlogin', null, () => undefined)).toThrow(TypeError);
    expect(unlogin).not.toHaveBeenCalled();
    expect(() => globalOf(page).callHandler('unlogin', {}, () => undefined)).toThrow('not initialised');
    expect(unlogin).toHaveBeenCalledTimes(1);
  });

  it('the newest answers before the call returns when it knows the answer', async () => {
    const { page } = await open({ version: 'newest', answersAtOnce: true });
    globalOf(page).init(() => undefined);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    expect(answered).toHaveBeenCalledExactlyOnceWith(JSON.stringify(handOver));
  });

  it('drops text that is no message', async () => {
    const { page, host } = await open({});
    globalOf(page).init(() => undefined);
    expect(() => host.sendRaw('{"responseId":')).toThrow(SyntaxError);
    expect(() => host.sendRaw('{"responseId":"nobody","responseData":""}')).not.toThrow();
    expect(() => host.sendRaw(`{"handlerName":"it's"`)).not.toThrow();
  });
});
