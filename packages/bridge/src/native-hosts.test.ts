import {
  nativeHosts,
  type HostOptions,
  type NativeHost,
  type NativeHostId,
  type TrafficEntry,
} from '@vip/native-hosts';
import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from './connect.ts';
import {
  androidApp,
  handOver,
  iosApp,
  openPage,
  soon,
  useFakeTimers,
  type Page,
} from './open-page.test-support.ts';
import { installApp, parsed, playApp, userAgentOf } from './play-app.test-support.ts';

interface Global {
  init(onMessage: (data: unknown, reply: (answer: unknown) => void) => void): void;
  callHandler(name: string, data: unknown, answered: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
}

const globalOf = (page: Page): Global => page.WebViewJavascriptBridge as Global;

/** The script from the protocol's own documentation, not ours. */
function invite(page: Page, ready: (bridge: unknown) => void): void {
  Object.assign(page, { WVJBCallbacks: [ready] });
  const frame = page.document.createElement('iframe');
  frame.src = 'https://__bridge_loaded__';
  page.document.documentElement.appendChild(frame);
}

useFakeTimers();

/** The traffic of one call in each direction. */
async function talk(id: NativeHostId, version: string): Promise<TrafficEntry[]> {
  const traffic: TrafficEntry[] = [];
  const { bridge, host } = await playApp(id, {
    handOver: { ...handOver, version },
    onTraffic: (entry) => traffic.push(entry),
  });
  bridge.register('onBack', () => true);
  await soon(bridge.getUserInfo());
  await soon(host.callPage('onBack', { depth: 1 }));
  return traffic;
}

describe.each(nativeHosts)('$id', (host) => {
  const userAgent = userAgentOf(host.id);

  it('works when only its text is put into a page', async () => {
    // Outside its body nothing is in scope here.
    const rebuilt = new Function(`return (${host.text})`)() as typeof host.install;
    const page = openPage(userAgent);
    const app = rebuilt(page, { handOver, ...host.variant });
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(100);
    const bridge = await connecting;
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    bridge.register('onBack', () => true);
    expect(String(await soon(app.callPage('onBack')))).toBe('true');
  });

  it('reports its traffic in both directions, with the raw messages', async () => {
    const traffic = await talk(host.id, '5.2.0');
    expect(traffic.map(({ direction, kind, name }) => `${direction} ${kind} ${name}`)).toEqual([
      'page_to_native call getUserInfo',
      'native_to_page answer getUserInfo',
      'native_to_page call onBack',
      'page_to_native answer onBack',
    ]);
    for (const { raw } of traffic) expect(raw).toEqual(expect.stringMatching(/./));
  });
});

describe('the fake iOS app', () => {
  it('injects its page side only on request, and passes the bridge to WVJBCallbacks', async () => {
    const page = openPage(iosApp);
    installApp(page, 'wvjb-ios');
    await vi.advanceTimersByTimeAsync(1000);
    expect(globalOf(page)).toBeUndefined();
    const ready = vi.fn();
    invite(page, ready);
    await vi.advanceTimersByTimeAsync(10);
    expect(ready).toHaveBeenCalledExactlyOnceWith(globalOf(page));
    expect(page.WVJBCallbacks).toBeUndefined();
  });

  it('accepts the older scheme as well, and ignores other frames', async () => {
    const page = openPage(iosApp);
    installApp(page, 'wvjb-ios');
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

  it('queues calls until the page side is there', async () => {
    const page = openPage(iosApp);
    const host = installApp(page, 'wvjb-ios');
    const answer = host.callPage('onResume', 1);
    invite(page, (bridge) => (bridge as Global).registerHandler('onResume', (data, reply) => reply([data])));
    await vi.advanceTimersByTimeAsync(10);
    const again = host.callPage('onResume', 2);
    await vi.advanceTimersByTimeAsync(10);
    expect(await again).toEqual([2]);
    // The first was delivered before the handler was registered: no answer.
    expect(await Promise.race([answer, 'silence'])).toBe('silence');
  });

  it('does not answer without a handler', async () => {
    const page = openPage(iosApp);
    installApp(page, 'wvjb-ios');
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
    const host = installApp(page, 'wvjb-ios');
    host.answerTwice();
    invite(page, () => undefined);
    await vi.advanceTimersByTimeAsync(10);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(10);
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it('reports its traffic, and answers after any delay', async () => {
    const page = openPage(iosApp);
    const traffic: TrafficEntry[] = [];
    installApp(page, 'wvjb-ios', { delayMs: 700, onTraffic: (entry) => traffic.push(entry) });
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
    const host = installApp(page, 'jsbridge-1.0.4', options);
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

  it('1.0.4 receives nothing if the user agent lacks Android', async () => {
    const page = openPage(iosApp);
    installApp(page, 'jsbridge-1.0.4');
    await vi.advanceTimersByTimeAsync(10);
    globalOf(page).init(() => undefined);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).not.toHaveBeenCalled();
  });

  it('1.0.4 never runs WVJBCallbacks; the newest does', async () => {
    for (const version of ['1.0.4', 'newest'] as const) {
      const page = openPage(androidApp);
      const ready = vi.fn();
      const fired = vi.fn();
      Object.assign(page, { WVJBCallbacks: [ready] });
      page.document.addEventListener('WebViewJavascriptBridgeReady', fired);
      installApp(page, `jsbridge-${version}`);
      await vi.advanceTimersByTimeAsync(10);
      expect(fired).toHaveBeenCalledTimes(1);
      expect(ready).toHaveBeenCalledTimes(version === 'newest' ? 1 : 0);
    }
  });

  it('injects its page side when the page has loaded', async () => {
    const page = openPage(androidApp);
    Object.defineProperty(page.document, 'readyState', { value: 'interactive' });
    // happy-dom fires load in real time: the test calls the listener instead.
    const listening = vi.spyOn(page, 'addEventListener').mockImplementation(() => undefined);
    installApp(page, 'jsbridge-1.0.4');
    await vi.advanceTimersByTimeAsync(1000);
    expect(globalOf(page)).toBeUndefined();
    const [type, loaded] = listening.mock.calls[0] as unknown as [string, () => void];
    expect(type).toBe('load');
    loaded();
    await vi.advanceTimersByTimeAsync(10);
    expect(typeof globalOf(page).callHandler).toBe('function');
  });

  it('has a bare object before the newest page side is injected', async () => {
    const page = openPage(androidApp);
    installApp(page, 'jsbridge-newest', { injectAfterMs: 100 });
    expect(typeof globalOf(page)).toBe('object');
    expect(globalOf(page).callHandler).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    expect(typeof globalOf(page).callHandler).toBe('function');
  });

  it('the newest rejects null, and without init throws after the app has received the call', async () => {
    const unlogin = vi.fn();
    const { page } = await open({ version: 'newest', handlers: { unlogin } });
    expect(() => globalOf(page).callHandler('unlogin', null, () => undefined)).toThrow(TypeError);
    expect(unlogin).not.toHaveBeenCalled();
    expect(() => globalOf(page).callHandler('unlogin', {}, () => undefined)).toThrow('not initialised');
    expect(unlogin).toHaveBeenCalledTimes(1);
  });

  it('the newest answers before the call returns if the answer is ready', async () => {
    const { page } = await open({ version: 'newest', answersAtOnce: true });
    globalOf(page).init(() => undefined);
    const answered = vi.fn();
    globalOf(page).callHandler('getUserInfo', {}, answered);
    expect(answered).toHaveBeenCalledExactlyOnceWith(JSON.stringify(handOver));
  });

  it('drops text that is not a message', async () => {
    const { page, host } = await open({});
    globalOf(page).init(() => undefined);
    expect(() => host.sendRaw('{"responseId":')).toThrow(SyntaxError);
    expect(() => host.sendRaw('{"responseId":"unknown","responseData":""}')).not.toThrow();
    expect(() => host.sendRaw(`{"handlerName":"it's"`)).not.toThrow();
  });
});

/** Text that breaks a carelessly quoted script. */
const difficult = `it's "so" \\ \u2028\u2029 \n 😀`;

/** The argument of the page function that the script of an answer calls. */
function argumentOf(
  name: '_handleMessageFromObjC' | '_handleMessageFromNative',
  entry: TrafficEntry | undefined,
) {
  const received = vi.fn<(text: string) => void>();
  const run = new Function('WebViewJavascriptBridge', (entry?.raw ?? '').replace(/^javascript:/, ''));
  (run as (bridge: unknown) => void)({ [name]: received });
  return JSON.parse(received.mock.calls[0]?.[0] ?? '') as { responseData: unknown };
}

const answerOf = async (id: NativeHostId) => {
  const traffic = await talk(id, difficult);
  return traffic.find(({ direction, kind }) => direction === 'native_to_page' && kind === 'answer');
};

it('the script of WebViewJavascriptBridge delivers text that is hard to quote', async () => {
  const { responseData } = argumentOf('_handleMessageFromObjC', await answerOf('wvjb-ios'));
  expect(responseData).toMatchObject({ version: difficult });
});

it('the script of the newest JsBridge delivers it too; that of 1.0.4 breaks at a single quote', async () => {
  const { responseData } = argumentOf('_handleMessageFromNative', await answerOf('jsbridge-newest'));
  expect(JSON.parse(responseData as string)).toMatchObject({ version: difficult });
  const old = await answerOf('jsbridge-1.0.4');
  expect(() => argumentOf('_handleMessageFromNative', old)).toThrow(SyntaxError);
});
