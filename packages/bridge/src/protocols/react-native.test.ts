import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver, outcome, type Page } from '../open-page.test-support.ts';
import { parsed, playApp, soon } from '../play-app.test-support.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The id of the question that is on its way. */
async function askedId(page: Page, ask: () => void): Promise<string> {
  const posted = vi.spyOn(page.ReactNativeWebView as { postMessage(text: string): void }, 'postMessage');
  ask();
  await vi.advanceTimersByTimeAsync(0);
  return (JSON.parse(posted.mock.calls[0]![0]) as { id: string }).id;
}

const message = (page: Page, data: unknown, init: object): Event =>
  new page.MessageEvent('message', { data, ...init });

describe.each(['react-native-ios', 'react-native-android'] as const)('%s', (id) => {
  it('a cross-origin frame cannot hand over a user', async () => {
    const { page, bridge } = await playApp(id, { silent: true });
    let asked: Promise<unknown> = Promise.resolve();
    const question = await askedId(page, () => (asked = outcome(bridge.getUserInfo())));
    const text = JSON.stringify({ id: question, answer: handOver });
    // Nor may the page itself, an opener, a frame of no origin, or one that is gone when its message comes.
    for (const init of [
      { source: page, origin: 'https://evil.example' },
      { source: page, origin: 'https://vip.example' },
      { source: page, origin: 'null' },
      { source: page, origin: '' },
      { source: null, origin: 'https://evil.example' },
      { source: null, origin: 'null' },
    ]) {
      page.dispatchEvent(message(page, text, init));
      page.document.dispatchEvent(message(page, text, init));
    }
    expect(await soon(asked)).toBe('pending');
    page.dispatchEvent(message(page, text, {}));
    expect(await soon(asked)).toEqual(parsed);
  });

  it('a cross-origin frame cannot push one either', async () => {
    const { page, bridge } = await playApp(id);
    const pushed = vi.fn();
    bridge.register('refreshUserInfo', pushed);
    const text = JSON.stringify({ call: 'app_1', name: 'refreshUserInfo', data: handOver });
    page.dispatchEvent(message(page, text, { source: page, origin: 'https://evil.example' }));
    expect(pushed).not.toHaveBeenCalled();
  });

  it('an event that bubbles from the document to the window is heard once', async () => {
    const { page, bridge } = await playApp(id);
    const heard = vi.fn();
    bridge.register('onResume', heard);
    const text = JSON.stringify({ name: 'onResume', data: 1 });
    page.document.dispatchEvent(message(page, text, { bubbles: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    page.document.dispatchEvent(message(page, text, {}));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('two connections of a page hear a message once', async () => {
    const { page, bridge, host } = await playApp(id);
    const { connectBridge } = await import('../connect.ts');
    const again = await connectBridge(page, { userAgent: page.navigator.userAgent });
    const first = vi.fn();
    const newest = vi.fn(() => true);
    bridge.register('onBack', first);
    again.register('onBack', newest);
    expect(await soon(host.callPage('onBack'))).toBe(true);
    expect(newest).toHaveBeenCalledTimes(1);
    expect(first).not.toHaveBeenCalled();
  });

  it('what is no message of ours is dropped', async () => {
    const { page, bridge, host } = await playApp(id);
    const heard = vi.fn();
    bridge.register('onBack', heard);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        host.sendRaw(text);
        expect(heard).not.toHaveBeenCalled();
      }),
    );
    for (const data of [null, undefined, 5, { name: 'onBack' }]) page.dispatchEvent(message(page, data, {}));
    expect(heard).not.toHaveBeenCalled();
  });
});

it('iOS tells the window, Android the document', async () => {
  for (const [id, target] of [
    ['react-native-ios', 'window'],
    ['react-native-android', 'document'],
  ] as const) {
    const { page, host } = await playApp(id);
    const heard = vi.fn();
    page.addEventListener('message', () => heard('window'));
    page.document.addEventListener('message', () => heard('document'));
    host.sendRaw('{}');
    expect(heard.mock.calls).toEqual([[target]]);
  }
});
