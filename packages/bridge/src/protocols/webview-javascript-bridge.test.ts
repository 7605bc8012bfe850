import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import {
  androidApp,
  harmonyApp,
  iosApp,
  openPage,
  outcome,
  soon,
  useFakeTimers,
  type Page,
} from '../open-page.test-support.ts';
import { installApp, parsed } from '../play-app.test-support.ts';

useFakeTimers();

const NEW = 'https://__bridge_loaded__';
const OLD = 'wvjbscheme://__BRIDGE_LOADED__';

/** The addresses of frames that a page opens. */
function watchFrames(page: Page): string[] {
  const addresses: string[] = [];
  const root = page.document.documentElement;
  const append = root.appendChild.bind(root);
  root.appendChild = <T extends Node>(node: T): T => {
    addresses.push((node as unknown as Element).getAttribute('src') ?? '');
    return append(node);
  };
  return addresses;
}

/** A page whose load is held back by a slow file; the returned function ends the load. */
function loadingPage(userAgent: string): { page: Page; finishLoad(): void } {
  const page = openPage(userAgent);
  let readyState = 'interactive';
  Object.defineProperty(page.document, 'readyState', { get: () => readyState, configurable: true });
  const loaded = new page.Event('load');
  // happy-dom ends the load by itself, in real time: before this one, or after it, which would inject the app again.
  page.addEventListener('load', (event) => {
    if (event !== loaded) event.stopImmediatePropagation();
  });
  return {
    page,
    finishLoad() {
      readyState = 'complete';
      page.dispatchEvent(loaded);
    },
  };
}

describe('the invitation by frames', () => {
  it.each([
    ['iOS', iosApp, [NEW, OLD]],
    ['HarmonyOS', harmonyApp, [NEW]],
    ['Android', androidApp, []],
  ] as const)('%s', async (_, userAgent, expected) => {
    const page = openPage(userAgent);
    const frames = watchFrames(page);
    const connecting = outcome(connectBridge(page, { userAgent }));
    expect(frames).toEqual(expected);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await connecting).toBe('absent');
    expect(page.document.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('uses the old address only after the load, which version 4 in a WKWebView would stop', async () => {
    const { page, finishLoad } = loadingPage(iosApp);
    installApp(page, 'wvjb-5.2.0');
    const connecting = connectBridge(page, { userAgent: iosApp });
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.WebViewJavascriptBridge).toBeUndefined();
    finishLoad();
    await vi.advanceTimersByTimeAsync(100);
    expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
  });

  it('opens none after the bridge was found or given up', async () => {
    for (const isThere of [true, false]) {
      const { page, finishLoad } = loadingPage(iosApp);
      if (isThere) installApp(page, 'wvjb-ios');
      const connecting = outcome(connectBridge(page, { userAgent: iosApp }));
      await vi.advanceTimersByTimeAsync(3000);
      await connecting;
      const frames = watchFrames(page);
      finishLoad();
      expect(frames).toEqual([]);
    }
  });
});

describe('an app whose native side comes after the page', () => {
  const apps = [
    ['wvjb-ios', iosApp],
    ['wvjb-5.2.0', iosApp],
    ['wvjb-lision', iosApp],
    ['wvjb-harmony', harmonyApp],
  ] as const;

  it.each(apps.flatMap((app) => [500, 2000, 3500, 6000, 20_000].map((ms) => [...app, ms] as const)))(
    'is invited again: %s, %s, after %i ms',
    async (id, userAgent, existsAfterMs) => {
      const page = openPage(userAgent);
      installApp(page, id, { existsAfterMs });
      const connecting = connectBridge(page, { userAgent }, { timeoutMs: null });
      expect(await soon(connecting, 2.5 * existsAfterMs + 200)).toMatchObject({ protocol: 'wvjb' });
      expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
    },
  );

  it('is invited ever more rarely, not while the page is hidden, and at once when it is visible', async () => {
    const page = openPage(iosApp);
    const frames = watchFrames(page);
    /** Invitations, of two frames each. */
    const invitationsIn = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return frames.splice(0).length / 2;
    };
    void connectBridge(page, { userAgent: iosApp }, { timeoutMs: null });
    expect(await invitationsIn(30_000)).toBe(6);
    expect(await invitationsIn(80_000)).toBe(5);
    let hidden = true;
    Object.defineProperty(page.document, 'hidden', { get: () => hidden });
    page.document.dispatchEvent(new page.Event('visibilitychange'));
    expect(await invitationsIn(600_000)).toBe(0);
    hidden = false;
    page.document.dispatchEvent(new page.Event('visibilitychange'));
    expect(await invitationsIn(0)).toBe(1);
  });
});

describe('an app that is injected at the end of the load', () => {
  it.each([
    ['wvjb-4.1.5', iosApp],
    ['jsbridge-1.0.4', androidApp],
    ['jsbridge-newest', androidApp],
    ['jsbridge-smallbuer', androidApp],
  ] as const)('is found when the load is held back: %s', async (id, userAgent) => {
    const { page, finishLoad } = loadingPage(userAgent);
    installApp(page, id);
    const connecting = connectBridge(page, { userAgent });
    await vi.advanceTimersByTimeAsync(2500);
    finishLoad();
    await vi.advanceTimersByTimeAsync(100);
    expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
  });
});

describe('Lision’s port', () => {
  it('is asked by its message handler, without a frame, and finds the list that its script needs', async () => {
    const page = openPage(iosApp);
    const errors: unknown[] = [];
    page.addEventListener('error', (event) => errors.push(event));
    const frames = watchFrames(page);
    installApp(page, 'wvjb-lision', { injectAfterMs: 200 });
    const connecting = connectBridge(page, { userAgent: iosApp });
    await vi.advanceTimersByTimeAsync(100);
    expect(page.WKWVJBCallbacks).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await soon((await connecting).getUserInfo())).toEqual(parsed);
    expect(frames).toEqual([]);
    expect(errors).toEqual([]);
    expect(page.WKWVJBCallbacks).toBeUndefined();
  });

  it('is not expected where there is no such handler', async () => {
    const page = openPage(iosApp);
    const connecting = outcome(connectBridge(page, { userAgent: iosApp }, { timeoutMs: 10 }));
    await vi.advanceTimersByTimeAsync(10);
    expect(await connecting).toBe('absent');
    expect('WKWVJBCallbacks' in page).toBe(false);
  });
});
