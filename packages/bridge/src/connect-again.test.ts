import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectBridge, loadChannel } from './connect.ts';
import { iosApp, openPage, soon, useFakeTimers, type Page } from './open-page.test-support.ts';
import { installApp, playApp } from './play-app.test-support.ts';
import { detections } from './protocols/detection.ts';

useFakeTimers();
afterEach(() => void vi.restoreAllMocks());

/** Another script of the page requests the iOS app's bridge. */
function invite(page: Page): void {
  Object.assign(page, { WVJBCallbacks: [] });
  const frame = page.document.createElement('iframe');
  frame.src = 'https://__bridge_loaded__';
  page.document.documentElement.appendChild(frame);
  frame.remove();
}

const ids = [
  'wvjb-ios',
  'wvjb-harmony',
  'wvjb-4.1.5',
  'jsbridge-1.0.4',
  'jsbridge-newest',
  'jsbridge-smallbuer',
] as const;

describe.each(ids)('an app that injects its page side again: %s', (id) => {
  it('gets the handlers of the page again', async () => {
    const { page, bridge } = await playApp(id);
    const onBack = vi.fn(() => true);
    bridge.register('onBack', onBack);

    const before = page.WebViewJavascriptBridge;
    const host = installApp(page, id);
    invite(page);
    await vi.advanceTimersByTimeAsync(100);
    expect(page.WebViewJavascriptBridge).not.toBe(before);
    expect(await soon(bridge.getUserInfo())).toMatchObject({ token: 'Bearer abc.def' });
    expect(String(await soon(host.callPage('onBack')))).toBe('true');
    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

describe('a channel that does not load', () => {
  it('leaves the page without an app; the next attempt loads it again', async () => {
    const page = openPage(iosApp);
    installApp(page, 'wvjb-ios');
    const load = vi.spyOn(loadChannel, 'wvjb').mockRejectedValueOnce(new Error('Loading chunk 57 failed'));
    expect(await soon(connectBridge(page, { userAgent: iosApp }))).toBe('absent');

    const connecting = connectBridge(page, { userAgent: iosApp });
    await vi.advanceTimersByTimeAsync(100);
    expect(load).toHaveBeenCalledTimes(2);
    expect(await soon((await connecting).getUserInfo())).toMatchObject({ token: 'Bearer abc.def' });
  });
});

describe('several protocols at once', () => {
  it('uses the first of the list and loads no other', async () => {
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
