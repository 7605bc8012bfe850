import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import { androidApp, handOver, openPage, soon } from '../open-page.test-support.ts';
import { installApp, parsed, playApp } from '../play-app.test-support.ts';

beforeEach(async () => {
  // Preloaded: waiting for the chunk would look like waiting for the app.
  await import('./flutter.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const readyEvent = 'flutterInAppWebViewPlatformReady';

interface FlutterGlobal {
  _platformReady?: boolean;
  callHandler(name: string, data: unknown): Promise<unknown>;
}

it('makes no call before the native side listens, since it would be lost', async () => {
  const page = openPage(androidApp);
  installApp(page, 'flutter-android', { injectAfterMs: 1000 });
  const global = page.flutter_inappwebview as FlutterGlobal;
  const early = global.callHandler('getUserInfo', {});
  const connecting = connectBridge(page, { userAgent: androidApp });
  expect(await soon(connecting, 990)).toBe('pending');
  await vi.advanceTimersByTimeAsync(100);
  expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
  expect(await soon(early, 10_000)).toBe('pending');
});

it('may set no flag at all', async () => {
  const page = openPage(androidApp);
  const callHandler = vi.fn(() => Promise.resolve(handOver));
  Object.assign(page, { flutter_inappwebview: { callHandler } });
  const connecting = connectBridge(page, { userAgent: androidApp });
  expect(await soon(connecting, 500)).toBe('pending');
  page.dispatchEvent(new page.Event(readyEvent));
  await vi.advanceTimersByTimeAsync(0);
  expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
});

it('is absent at once if an unregistered handler answers null', async () => {
  const { page, bridge } = await playApp('flutter-android');
  expect(await soon((page.flutter_inappwebview as FlutterGlobal).callHandler('pay', {}), 0)).toBeNull();
  bridge.unlogin();
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
});

it('is absent if the native side rejects, throws or is gone', async () => {
  const { page, bridge } = await playApp('flutter-android');
  const throwing = (): never => {
    throw new Error('no');
  };
  for (const global of [
    { callHandler: () => Promise.reject(new Error('no')) },
    { callHandler: throwing },
    null,
  ]) {
    Object.assign(page, { flutter_inappwebview: global });
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
  }
});
