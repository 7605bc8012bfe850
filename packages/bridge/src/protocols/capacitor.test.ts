import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import { androidApp, iosApp, openPage, soon, useFakeTimers } from '../open-page.test-support.ts';
import { installApp, parsed, playApp } from '../play-app.test-support.ts';

useFakeTimers();

interface CapacitorGlobal {
  fromNative(result: unknown): void;
  nativePromise(plugin: string, method: string, options: object): Promise<unknown>;
}

interface AndroidBridge {
  onmessage(event: { data: string }): void;
  postMessage(text: string): void;
}

const apps = ['capacitor-android', 'capacitor-android-old', 'capacitor-ios'] as const;

describe.each(apps)('%s', (id) => {
  it('the container’s own script still receives its results', async () => {
    const { page, bridge } = await playApp(id);
    const device = (page.Capacitor as CapacitorGlobal).nativePromise('Device', 'getInfo', {});
    expect(await soon(Promise.all([device, bridge.getUserInfo()]))).toEqual([{ model: 'V2057A' }, parsed]);
  });

  it('wraps the container’s functions again after its script has replaced them', async () => {
    const { page, bridge } = await playApp(id);
    const theirs = vi.fn();
    Object.assign(page.Capacitor as object, { fromNative: theirs });
    if (page.androidBridge) Object.assign(page.androidBridge, { onmessage: theirs });
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(theirs).not.toHaveBeenCalled();
    (page.Capacitor as CapacitorGlobal).fromNative({ callbackId: '7' });
    expect(theirs).toHaveBeenCalledExactlyOnceWith({ callbackId: '7' });
  });

  it('registers the handlers with a replaced native side and ignores the old one', async () => {
    const { page, bridge, host } = await playApp(id);
    const onBack = vi.fn(() => true);
    bridge.register('onBack', onBack);
    const anew = installApp(page, id);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(await soon(anew.callPage('onBack'))).toBe(true);
    expect(await soon(host.callPage('onBack'))).toBe('pending');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('is absent at once if the app lacks the method', async () => {
    const { bridge } = await playApp(id);
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
  });

  it('is absent if the native side is gone', async () => {
    const { page, bridge } = await playApp(id);
    Object.assign(page, { androidBridge: undefined, webkit: undefined });
    bridge.unlogin();
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
  });
});

it('a result that is not a plugin’s object is malformed', async () => {
  const page = openPage(androidApp);
  const androidBridge: Partial<AndroidBridge> = {
    postMessage(text) {
      const { callbackId } = JSON.parse(text) as { callbackId: string };
      androidBridge.onmessage?.({ data: JSON.stringify({ callbackId, success: true, data: 'text' }) });
    },
  };
  Object.assign(page, { Capacitor: {}, androidBridge });
  const bridge = await connectBridge(page, { userAgent: androidApp });
  expect(await soon(bridge.getUserInfo())).toBe('malformed');
});

it('another app’s handler named `bridge` is ignored', async () => {
  const page = openPage(iosApp);
  const postMessage = vi.fn();
  Object.assign(page, { webkit: { messageHandlers: { bridge: { postMessage } } } });
  expect(await soon(connectBridge(page, { userAgent: iosApp }), 3000)).toBe('absent');
  expect(postMessage).not.toHaveBeenCalled();
});

it('onmessage and fromNative pass everything that is not ours to the container and never throw', async () => {
  const { page } = await playApp('capacitor-android');
  const theirs = vi.fn();
  Object.assign(page.Capacitor as object, { fromNative: theirs });
  Object.assign(page.androidBridge as object, { onmessage: theirs });
  await connectBridge(page, { userAgent: androidApp }).then((bridge) => bridge.unlogin());
  const { fromNative } = page.Capacitor as CapacitorGlobal;
  const { onmessage } = page.androidBridge as AndroidBridge;
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.record({ callbackId: fc.anything() })), (value) => {
      theirs.mockClear();
      fromNative(value);
      onmessage(value as { data: string });
      onmessage({ data: value as string });
      expect(theirs).toHaveBeenCalledTimes(3);
    }),
  );
});
