import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import { androidApp, handOver, openPage } from '../open-page.test-support.ts';
import { installApp, parsed, playApp, soon } from '../play-app.test-support.ts';

beforeEach(async () => {
  // Loaded before: a connection that waits for nothing but the adapter would look like one that waits for the app.
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

it('a call made before the native side listens is lost, so none is made', async () => {
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

it('is heard by its event, which comes before its mark', async () => {
  const page = openPage(androidApp);
  installApp(page, 'flutter-android');
  const marks: unknown[] = [];
  page.addEventListener(readyEvent, () =>
    marks.push((page.flutter_inappwebview as FlutterGlobal)._platformReady),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(marks).toEqual([undefined]);
  expect((page.flutter_inappwebview as FlutterGlobal)._platformReady).toBe(true);
});

it('may set no mark at all', async () => {
  const page = openPage(androidApp);
  const callHandler = vi.fn(() => Promise.resolve(handOver));
  Object.assign(page, { flutter_inappwebview: { callHandler } });
  const connecting = connectBridge(page, { userAgent: androidApp });
  expect(await soon(connecting, 500)).toBe('pending');
  page.dispatchEvent(new page.Event(readyEvent));
  await vi.advanceTimersByTimeAsync(0);
  expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
});

it('a handler that nobody registered answers null at once: absent', async () => {
  const { page, bridge } = await playApp('flutter-android');
  expect(await soon((page.flutter_inappwebview as FlutterGlobal).callHandler('pay', {}), 0)).toBeNull();
  bridge.unlogin();
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
});

it('a native side that rejects, throws or is gone has refused', async () => {
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
