import { nativeHosts, type HostOptions, type NativeHost, type NativeHostEntry } from '@vip/native-hosts';
import type { BridgeWindow } from '@vip/bridge';
import { Window } from 'happy-dom';
import { loadChannel } from '@vip/bridge/connect';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createNativeCheck, type NativeCheck } from './check.ts';

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/5.2.0 (lxb)',
  android:
    'Mozilla/5.0 (Linux; Android 13; PHF110; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 SisterApp/5.2.0 (lxb)',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile SisterApp/5.2.0 (lxb)',
} as const;

export const USER = {
  usertoken: 'Bearer secret.token.value',
  userinfo: { id: 71845, nickname: '江晚舟', avatar: '' },
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay', 'setTitle'],
};
export const NO_USER = { usertoken: '', userinfo: null, clientType: 2, version: '5.2.0' };

/** Every protocol once or more, also where it differs by system or version. */
export const APPS: readonly NativeHostEntry[] = nativeHosts;

/** Fake timers in each test of the file. `now`: ms since 1970. */
export function playTime(now?: number): void {
  // The first import of a channel takes real time.
  beforeAll(() => Promise.all(Object.values(loadChannel).map((load) => load())).then(() => undefined));
  beforeEach(() => void vi.useFakeTimers(now === undefined ? {} : { now }));
  afterEach(() => void vi.useRealTimers());
}

export interface OpenedApp {
  app: NativeHost;
  check: NativeCheck;
  page: BridgeWindow & typeof globalThis;
  /** The payments that reached the app's cashier. */
  payments: unknown[];
}

/** A page in an app; null for a web view without a bridge. With the test's fake timers. */
export function openApp(
  entry: NativeHostEntry | null,
  options: Partial<HostOptions> & { userAgent?: string } = {},
): OpenedApp {
  const { userAgent = AGENTS[entry?.platform ?? 'android'], ...rest } = options;
  const window = new Window({
    url: 'https://vip.example/__native-check?token=secret',
    settings: { navigator: { userAgent }, disableIframePageLoading: true },
  });
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
  // happy-dom's own loading uses real time.
  Object.defineProperty(window.document, 'readyState', { value: 'complete', configurable: true });
  const page = window as unknown as OpenedApp['page'];
  const payments: unknown[] = [];
  let handOver: unknown = rest.handOver ?? USER;
  const app =
    entry?.install(page, {
      ...entry.variant,
      pay: (params) => {
        payments.push(params);
        return Promise.resolve('fail');
      },
      ...rest,
      handOver: () => handOver,
      handlers: {
        setTitle: () => 'done',
        unlogin: () => {
          handOver = NO_USER;
          return 'done';
        },
        ...rest.handlers,
      },
    }) ?? null;
  return {
    app: app as NativeHost,
    check: createNativeCheck(page, { userAgent }),
    page,
    payments,
  };
}

/** Runs to the end of a check, at most `ms` of the test's time. */
export async function finished(running: Promise<void>, ms = 30_000): Promise<void> {
  let isOver = false;
  void running.then(() => (isOver = true));
  for (let passed = 0; !isOver && passed < ms; passed += 50) await vi.advanceTimersByTimeAsync(50);
  if (!isOver) throw new Error(`not finished after ${ms} ms`);
}
