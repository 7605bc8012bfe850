import { expect, it, vi } from 'vitest';
import { connectBridge } from '../connect.ts';
import {
  handOver,
  iosApp,
  openPage,
  outcome,
  soon,
  useFakeTimers,
  type Page,
} from '../open-page.test-support.ts';
import { parsed, playApp } from '../play-app.test-support.ts';
import type { PageGlobal } from './page-receiver.ts';

useFakeTimers();

function withHandlers(messageHandlers: Record<string, unknown>): Page {
  const page = openPage(iosApp);
  Object.assign(page, { webkit: { messageHandlers } });
  return page;
}

const receive = (page: Page, message: unknown): void =>
  (page.sisterBridgePage as PageGlobal).receive(message);

it('ignores another app’s message handlers', async () => {
  const postMessage = vi.fn();
  const page = withHandlers({ bridge: { postMessage }, nativeApp: { postMessage }, sisterBridge: {} });
  expect(await soon(connectBridge(page, { userAgent: iosApp }), 3000)).toBe('absent');
  expect(postMessage).not.toHaveBeenCalled();
});

it('a handler without reply resolves with undefined at once, which is not an answer', async () => {
  const { bridge } = await playApp('webkit-plain', { delayMs: 700 });
  const asked = outcome(bridge.getUserInfo());
  expect(await soon(asked, 600)).toBe('pending');
  expect(await soon(asked, 200)).toEqual(parsed);
});

it('before iOS 14 a handler returns nothing', async () => {
  let sent: { id?: string; name?: string } = {};
  const page = withHandlers({ sisterBridge: { postMessage: (message: object) => void (sent = message) } });
  const bridge = await connectBridge(page, { userAgent: iosApp });
  const asked = outcome(bridge.getUserInfo());
  expect(sent).toEqual({ id: expect.any(String) as string, name: 'getUserInfo', data: {} });
  receive(page, { id: sent.id, answer: handOver });
  expect(await soon(asked)).toEqual(parsed);
});

it('is absent at once if the app rejects', async () => {
  const { bridge } = await playApp('webkit-reply');
  expect(await soon(bridge.pay({}), 0)).toBe('absent');
});

it('is absent if the handler was removed', async () => {
  const { page, bridge } = await playApp('webkit-reply');
  Object.assign(page, { webkit: {} });
  bridge.unlogin();
  expect(await soon(bridge.getUserInfo(), 0)).toBe('absent');
});

it('ignores an app that rejects the page’s answer', async () => {
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
  const received = vi.fn();
  bridge.register('onResume', received);
  receive(page, { call: 'rejects', name: 'onResume', data: 1 });
  receive(page, { call: 'throws', name: 'onResume', data: 2 });
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(received.mock.calls).toEqual([[1], [2]]);
  expect(unhandled).not.toHaveBeenCalled();
});
