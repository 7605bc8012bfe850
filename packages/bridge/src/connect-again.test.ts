import { installJsBridgeAndroidHost, installWvjbIosHost, type HostOptions } from '@vip/native-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge, loadChannel } from './connect.ts';
import type { NativeBridge } from './contract.ts';
import { androidApp, handOver, iosApp, openPage, outcome, type Page } from './open-page.test-support.ts';
import { detections } from './protocols/detection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function connected(page: Page, userAgent: string): Promise<NativeBridge> {
  const connecting = connectBridge(page, { userAgent });
  await vi.advanceTimersByTimeAsync(100);
  return connecting;
}

/** Another script of the page asks for the iOS app's bridge. */
function invite(page: Page): void {
  Object.assign(page, { WVJBCallbacks: [] });
  const frame = page.document.createElement('iframe');
  frame.src = 'https://__bridge_loaded__';
  page.document.documentElement.appendChild(frame);
  frame.remove();
}

describe.each([
  { app: 'iOS', userAgent: iosApp, install: installWvjbIosHost, variant: {} },
  {
    app: 'Android 1.0.4',
    userAgent: androidApp,
    install: installJsBridgeAndroidHost,
    variant: { version: '1.0.4' },
  },
  {
    app: 'Android',
    userAgent: androidApp,
    install: installJsBridgeAndroidHost,
    variant: { version: 'newest' },
  },
] as const)('an app that injects its page side once more: $app', ({ userAgent, install, variant }) => {
  it('is given the handlers of the page again', async () => {
    const page = openPage(userAgent);
    const options: HostOptions = { handOver, ...variant };
    install(page, options);
    const bridge = await connected(page, userAgent);
    const onBack = vi.fn(() => true);
    bridge.register('onBack', onBack);

    const before = page.WebViewJavascriptBridge;
    const host = install(page, options);
    invite(page);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.WebViewJavascriptBridge).not.toBe(before);
    const asked = outcome(bridge.getUserInfo());
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toMatchObject({ token: 'Bearer abc.def' });
    const heard = host.callPage('onBack');
    await vi.advanceTimersByTimeAsync(100);
    expect(String(await heard)).toBe('true');
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('a channel that does not load', () => {
  it('leaves the page without an app, and is loaded anew by the next try', async () => {
    const page = openPage(iosApp);
    installWvjbIosHost(page, { handOver });
    const load = vi.spyOn(loadChannel, 'wvjb').mockRejectedValueOnce(new Error('Loading chunk 57 failed'));
    const first = outcome(connectBridge(page, { userAgent: iosApp }));
    await vi.advanceTimersByTimeAsync(100);
    expect(await first).toBe('absent');

    const bridge = await connected(page, iosApp);
    expect(load).toHaveBeenCalledTimes(2);
    const asked = outcome(bridge.getUserInfo());
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toMatchObject({ token: 'Bearer abc.def' });
  });
});

describe('where several protocols are there at once', () => {
  it('the first of the list is used, and no other is loaded', async () => {
    const loads = detections.map((detection) => {
      vi.spyOn(detection, 'isThere').mockReturnValue(true);
      return vi
        .spyOn(loadChannel, detection.name)
        .mockResolvedValue({ open: () => ({ call: () => undefined, listen: () => undefined }) });
    });
    for (const [at, { name }] of detections.entries()) {
      const bridge = await connectBridge(openPage(iosApp), { userAgent: iosApp });
      expect(bridge.protocol).toBe(name);
      expect(loads.map(({ mock }) => mock.calls.length)).toEqual(
        detections.map((_, index) => (index <= at ? 1 : 0)),
      );
      vi.mocked(detections[at]!.isThere).mockReturnValue(false);
    }
  });
});
