import { describe, expect, it, vi } from 'vitest';
import { handOver, outcome, soon, useFakeTimers, type Page } from '../open-page.test-support.ts';
import { parsed, playApp } from '../play-app.test-support.ts';

useFakeTimers();

/** The id of the call that `ask` sends. */
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
    // The same for the page itself, an opener, a frame without origin, and one that is gone when its message arrives.
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

  it('receives an event that bubbles from the document to the window once', async () => {
    const { page, bridge } = await playApp(id);
    const received = vi.fn();
    bridge.register('onResume', received);
    const text = JSON.stringify({ name: 'onResume', data: 1 });
    page.document.dispatchEvent(message(page, text, { bubbles: true }));
    expect(received).toHaveBeenCalledTimes(1);
    page.document.dispatchEvent(message(page, text, {}));
    expect(received).toHaveBeenCalledTimes(2);
  });

  it('drops messages that are no text', async () => {
    const { page, bridge } = await playApp(id);
    const received = vi.fn();
    bridge.register('onBack', received);
    for (const data of [null, undefined, 5, { name: 'onBack' }]) page.dispatchEvent(message(page, data, {}));
    expect(received).not.toHaveBeenCalled();
  });
});
