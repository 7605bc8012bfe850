import type { HostOptions, NativeHost, TrafficEntry } from '@vip/native-hosts';
import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import type { NativeBridge } from '../contract.ts';
import {
  androidApp,
  handOver,
  iosApp,
  openPage,
  soon,
  useFakeTimers,
  type Page,
} from '../open-page.test-support.ts';
import { installApp, parsed } from '../play-app.test-support.ts';

useFakeTimers();

type Id = 'jsbridge-1.0.4' | 'jsbridge-newest' | 'jsbridge-at-once' | 'jsbridge-smallbuer' | 'wvjb-4.1.5';

interface PageSide {
  callHandler(name: string, data: unknown, answered?: (answer: unknown) => void): void;
  registerHandler(name: string, handler: (data: unknown, reply: (answer: unknown) => void) => void): void;
  _handleMessageFromNative(text: string): void;
}
const pageSideOf = (page: Page) => page.WebViewJavascriptBridge as unknown as PageSide;

interface Opened {
  page: Page;
  host: NativeHost;
  bridge: NativeBridge;
  /** What reached the app. */
  calls: { name: string; data: unknown }[];
}

/** A connected page under the composed policy, or under one with 'unsafe-eval'. */
async function opened(id: Id, options: Partial<HostOptions> = {}, hasEval = false): Promise<Opened> {
  const userAgent = id === 'wvjb-4.1.5' ? iosApp : androidApp;
  const page = openPage(userAgent);
  if (!hasEval)
    Object.assign(page, {
      eval: () => {
        throw new EvalError('blocked');
      },
    });
  const calls: Opened['calls'] = [];
  const onTraffic = ({ direction, kind, name, data }: TrafficEntry): void => {
    if (direction === 'page_to_native' && kind === 'call') calls.push({ name, data });
  };
  const host = installApp(page, id, { onTraffic, ...options });
  const connecting = connectBridge(page, { userAgent });
  await vi.advanceTimersByTimeAsync(100);
  return { page, host, bridge: await connecting, calls };
}

const later = ['jsbridge-newest', 'jsbridge-at-once', 'jsbridge-smallbuer'] as const;

describe.each(later)('an app whose page side uses eval: %s', (id) => {
  it('is not reached through its page side under our policy', async () => {
    const { page, calls } = await opened(id);
    pageSideOf(page).callHandler('unlogin', {}, () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    expect(calls).toEqual([]);
  });

  it.each([false, true])(
    'is asked, paid with and answered, once each (eval allowed: %s)',
    async (hasEval) => {
      const pay = vi.fn(() => Promise.resolve('ok' as const));
      const { bridge, host, calls } = await opened(id, { pay }, hasEval);
      expect(await soon(bridge.getUserInfo())).toEqual(parsed);
      const order = { trade: 'T1' };
      expect(await soon(bridge.pay(order))).toBe('ok');
      bridge.unlogin();
      await vi.advanceTimersByTimeAsync(100);
      // Nothing but the order's own data, in the app and in the page's object.
      expect(calls).toEqual([
        { name: 'getUserInfo', data: {} },
        { name: 'pay', data: { trade: 'T1' } },
        { name: 'unlogin', data: {} },
      ]);
      expect(order).toEqual({ trade: 'T1' });

      bridge.register('onBack', () => true);
      expect(await soon(host.callPage('onBack'))).toBe('true');
      bridge.register('onBack', () => false)();
      bridge.register('onResume', () => undefined);
      expect(await soon(host.callPage('onResume'))).toBe('false');
    },
  );

  it('answers other scripts of the page through its page side, where eval is allowed', async () => {
    const { page, host, bridge } = await opened(id, {}, true);
    const answered = vi.fn();
    pageSideOf(page).callHandler('getUserInfo', {}, answered);
    pageSideOf(page).registerHandler('others', (_, reply) => reply('used'));
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(answered).toHaveBeenCalledExactlyOnceWith(JSON.stringify(handOver));
    expect(String(await soon(host.callPage('others')))).toMatch(/^"?used"?$/);
  });

  it('is absent if its method throws', async () => {
    const refuse = (): never => {
      throw new Error('java');
    };
    const { bridge } = await opened(id, { handlers: { getUserInfo: refuse } });
    expect(await soon(bridge.getUserInfo())).toBe('absent');
  });

  it('may replace the functions of its page side, on the same object', async () => {
    const { page, host, bridge } = await opened(id);
    bridge.register('onBack', () => true);
    pageSideOf(page)._handleMessageFromNative = () => undefined;
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(await soon(host.callPage('onBack'))).toBe('true');
  });
});

it('a handler that the app lacks is silent, and the order is not written to', async () => {
  const { bridge } = await opened('jsbridge-newest', {}, true);
  const order = { trade: 'T1' };
  expect(await soon(bridge.pay(order), 60_000)).toBe('pending');
  expect(order).toEqual({ trade: 'T1' });
});

describe.each(later)('what the app sends before the page is connected: %s', (id) => {
  it('is answered as one word, where eval is allowed', async () => {
    const page = openPage(androidApp);
    const host = installApp(page, id);
    const used = host.callPage('onBack', 'x');
    const connecting = connectBridge(page, { userAgent: androidApp }).then((bridge) => {
      bridge.register('onBack', () => true);
    });
    await vi.advanceTimersByTimeAsync(100);
    await connecting;
    expect(await soon(used)).toBe('true');
  });
});

describe('`%XX` in an answer, which loadUrl decodes', () => {
  const nickname = '50%41';
  const options = { handOver: { ...handOver, userinfo: { id: 7, nickname } } };
  it.each([
    ['jsbridge-1.0.4', '50A'],
    ['jsbridge-newest', '50A'],
    // Java returns it.
    ['jsbridge-at-once', nickname],
    // It escapes `%`.
    ['jsbridge-smallbuer', nickname],
  ] as const)('%s hands over %s', async (id, expected) => {
    const { bridge } = await opened(id, options);
    expect(await soon(bridge.getUserInfo())).toMatchObject({ user: { nickname: expected } });
  });

  it('is lost where it ends the script: a time-out', async () => {
    const { bridge } = await opened('jsbridge-newest', {
      handOver: { ...handOver, version: '%22' },
    });
    expect(await soon(bridge.getUserInfo(), 3000)).toBe('timeout');
  });
});

it('WebViewJavascriptBridge 4 gets answers as values, JsBridge 1.0.4 as text', async () => {
  for (const [id, used] of [
    ['wvjb-4.1.5', true],
    ['jsbridge-1.0.4', 'true'],
  ] as const) {
    const { host, bridge } = await opened(id);
    bridge.register('onBack', () => true);
    expect([id, await soon(host.callPage('onBack'))]).toEqual([id, used]);
  }
});
