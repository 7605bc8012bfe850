import { Window } from 'happy-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { BridgeError, type BridgeWindow } from './contract.ts';

export const iosApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/5.2.0 (lxb)';
export const androidApp =
  'Mozilla/5.0 (Linux; Android 10; V2057A Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/76.0.3809.89 Mobile Safari/537.36 SisterApp/3.4.1 (lxb)';
export const harmonyApp =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile SisterApp/5.2.0 (lxb)';

export const handOver = {
  usertoken: 'Bearer abc.def',
  userinfo: { id: 7, nickname: '江晚舟', avatar: '' },
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};

/** Fake timers in each test of the file. */
export function useFakeTimers(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
}

export type Page = BridgeWindow & typeof globalThis;

/** A new empty page in the given app, with the test's timers. */
export function openPage(userAgent: string): Page {
  const window = new Window({
    url: 'https://vip.example/',
    settings: { navigator: { userAgent }, disableIframePageLoading: true },
  });
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
  // happy-dom's own loading uses real time.
  Object.defineProperty(window.document, 'readyState', { value: 'complete', configurable: true });
  return window as unknown as Page;
}

/** What a promise resolved with, or the code of the BridgeError it rejected with. */
export const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value,
    (error: unknown) => (error instanceof BridgeError ? error.code : `not a BridgeError: ${String(error)}`),
  );

/** As `outcome`, after `ms` of the test's time; `pending` if it is neither resolved nor rejected by then. */
export async function soon(promise: Promise<unknown>, ms = 100): Promise<unknown> {
  let result: unknown = 'pending';
  void outcome(promise).then((value) => (result = value));
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}
