import { Window } from 'happy-dom';
import { BridgeError, type BridgeWindow } from './contract.ts';

export const iosApp =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20D67 SisterApp/5.2.0 (lxb)';
export const androidApp =
  'Mozilla/5.0 (Linux; Android 10; V2057A Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/76.0.3809.89 Mobile Safari/537.36 SisterApp/3.4.1 (lxb)';

export const handOver = {
  usertoken: 'Bearer abc.def',
  userinfo: { id: 7, nickname: '江晚舟', avatar: '' },
  clientType: 2,
  version: '5.2.0',
  handlers: ['pay'],
};

export type Page = BridgeWindow & typeof globalThis;

/** An empty page of its own in the given app, whose timers are the test's. */
export function openPage(userAgent: string): Page {
  const window = new Window({
    url: 'https://vip.example/',
    settings: { navigator: { userAgent }, disableIframePageLoading: true },
  });
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => setTimeout(run, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  });
  // Its own loading goes by the clock on the wall.
  Object.defineProperty(window.document, 'readyState', { value: 'complete', configurable: true });
  return window as unknown as Page;
}

/** What a promise came to, as text: a BridgeError's code, or what it resolved with. */
export const outcome = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => value,
    (error: unknown) => (error instanceof BridgeError ? error.code : `not a BridgeError: ${String(error)}`),
  );
