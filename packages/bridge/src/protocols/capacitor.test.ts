import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import { androidApp, iosApp, openPage } from '../open-page.test-support.ts';
import { installApp, parsed, playApp, soon } from '../play-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
  it('the container’s own script goes on to get what is its own', async () => {
    const { page, bridge } = await playApp(id);
    const device = (page.Capacitor as CapacitorGlobal).nativePromise('Device', 'getInfo', {});
    expect(await soon(Promise.all([device, bridge.getUserInfo()]))).toEqual([{ model: 'V2057A' }, parsed]);
  });

  it('a container’s script that takes its functions back is chained to again', async () => {
    const { page, bridge } = await playApp(id);
    const theirs = vi.fn();
    Object.assign(page.Capacitor as object, { fromNative: theirs });
    if (page.androidBridge) Object.assign(page.androidBridge, { onmessage: theirs });
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(theirs).not.toHaveBeenCalled();
    (page.Capacitor as CapacitorGlobal).fromNative({ callbackId: '7' });
    expect(theirs).toHaveBeenCalledExactlyOnceWith({ callbackId: '7' });
  });

  it('two connections of a page hear an event once', async () => {
    const { page, bridge, host } = await playApp(id);
    const again = await connectBridge(page, { userAgent: page.navigator.userAgent });
    const first = vi.fn();
    const newest = vi.fn(() => true);
    bridge.register('onBack', first);
    again.register('onBack', newest);
    expect(await soon(host.callPage('onBack'))).toBe(true);
    expect(newest).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  it('a native side that comes anew is told of the handlers, and the old one is not heard any more', async () => {
    const { page, bridge, host } = await playApp(id);
    const onBack = vi.fn(() => true);
    bridge.register('onBack', onBack);
    const anew = installApp(page, id);
    expect(await soon(bridge.getUserInfo())).toEqual(parsed);
    expect(await soon(anew.callPage('onBack'))).toBe(true);
    expect(await soon(host.callPage('onBack'))).toBe('pending');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('an app without the method refuses: absent, at once', async () => {
    const { bridge } = await playApp(id);
    expect(await soon(bridge.pay({}), 0)).toBe('absent');
  });

  it('a native side that is gone has refused', async () => {
    const { page, bridge } = await playApp(id);
    Object.assign(page, { androidBridge: undefined, webkit: undefined });
    bridge.unlogin();
    expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
  });
});

it('a result that is no plugin’s object is malformed', async () => {
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

it('iOS drops a call without a type', async () => {
  const { page } = await playApp('capacitor-ios');
  const { messageHandlers } = page.webkit as unknown as {
    messageHandlers: { bridge: { postMessage(call: object): void } };
  };
  const heard = vi.spyOn(page.Capacitor as CapacitorGlobal, 'fromNative');
  const call = { callbackId: '7', pluginId: 'Device', methodName: 'getInfo', options: {} };
  messageHandlers.bridge.postMessage(call);
  expect(heard).not.toHaveBeenCalled();
  messageHandlers.bridge.postMessage({ ...call, type: 'message' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('another app’s handler of the name `bridge` is not taken for one', async () => {
  const page = openPage(iosApp);
  const postMessage = vi.fn();
  Object.assign(page, { webkit: { messageHandlers: { bridge: { postMessage } } } });
  expect(await soon(connectBridge(page, { userAgent: iosApp }), 3000)).toBe('absent');
  expect(postMessage).not.toHaveBeenCalled();
});

it('whatever comes by onmessage or fromNative goes to the container unless it is ours, and nothing throws', async () => {
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
