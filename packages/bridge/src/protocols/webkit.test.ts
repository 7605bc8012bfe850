import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import { handOver, iosApp, openPage, outcome, type Page } from '../open-page.test-support.ts';
import { parsed, playApp, soon } from '../play-app.test-support.ts';
import type { PageGlobal } from './page-receiver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function withHandlers(messageHandlers: Record<string, unknown>): Page {
  const page = openPage(iosApp);
  Object.assign(page, { webkit: { messageHandlers } });
  return page;
}

const receive = (page: Page, message: unknown): void =>
  (page.sisterBridgePage as PageGlobal).receive(message);

it('another app’s message handlers are not taken for ours', async () => {
  const postMessage = vi.fn();
  const page = withHandlers({ bridge: { postMessage }, nativeApp: { postMessage }, sisterBridge: {} });
  expect(await soon(connectBridge(page, { userAgent: iosApp }), 3000)).toBe('absent');
  expect(postMessage).not.toHaveBeenCalled();
});

it('a handler that never replies resolves with undefined at once, which is no answer', async () => {
  const { bridge } = await playApp('webkit-plain', { delayMs: 700 });
  const asked = outcome(bridge.getUserInfo());
  expect(await soon(asked, 600)).toBe('pending');
  expect(await soon(asked, 200)).toEqual(parsed);
});

it('before iOS 14 a handler gives nothing at all', async () => {
  let told: { id?: string; name?: string } = {};
  const page = withHandlers({ sisterBridge: { postMessage: (message: object) => void (told = message) } });
  const bridge = await connectBridge(page, { userAgent: iosApp });
  const asked = outcome(bridge.getUserInfo());
  expect(told).toEqual({ id: expect.any(String) as string, name: 'getUserInfo', data: {} });
  receive(page, { id: told.id, answer: handOver });
  expect(await soon(asked)).toEqual(parsed);
});

it('an app that rejects has refused: absent, at once', async () => {
  const { bridge } = await playApp('webkit-reply');
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
});

it('a handler that was taken away has refused', async () => {
  const { page, bridge } = await playApp('webkit-reply');
  Object.assign(page, { webkit: {} });
  bridge.unlogin();
  expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
});

it('an app that throws the page’s answer back is let be', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const page = withHandlers({
    sisterBridge: {
      postMessage: ({ call }: { call?: string }) =>
        call === 'throws'
          ? (() => {
              throw new Error(call);
            })()
          : Promise.reject(new Error('no')),
    },
  });
  const bridge = await connectBridge(page, { userAgent: iosApp });
  const heard = vi.fn();
  bridge.register('onResume', heard);
  receive(page, { call: 'rejects', name: 'onResume', data: 1 });
  receive(page, { call: 'throws', name: 'onResume', data: 2 });
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(heard.mock.calls).toEqual([[1], [2]]);
  expect(unhandled).not.toHaveBeenCalled();
});
