import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { scrub } from './scrub.ts';
import { createTracking } from './tracking.ts';

function fakeWindow(some: { onLine?: boolean; fetch?: () => Promise<Response> } = {}) {
  const listeners = new Map<string, () => void>();
  const ticks: (() => void)[] = [];
  const on = (name: string, run: () => void) => listeners.set(name, run);
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  const fetch = vi.fn(some.fetch ?? (async () => new Response('{}')));
  const window = {
    navigator: { onLine: some.onLine ?? true, sendBeacon },
    document: { hidden: false, addEventListener: on },
    addEventListener: on,
    setInterval: (run: () => void) => ticks.push(run),
    fetch,
  } as unknown as Window;
  const tick = async () => {
    ticks.forEach((run) => run());
    await new Promise((done) => setTimeout(done));
  };
  return { window, sendBeacon, fetch, tick, leave: () => listeners.get('pagehide')?.() };
}

const tracking = (window: Window, storage = memoryStorage()) =>
  createTracking({
    window,
    storage,
    url: '/e',
    route: () => '/result/:token',
    context: () => ({ brand: 'main' }),
  });

describe('events', () => {
  it('are sent in a batch, with what every event carries and without an authorization', async () => {
    const { window, fetch, tick } = fakeWindow();
    tracking(window).track('page_view', { a: 1 });
    await tick();
    const [, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(JSON.parse(String(init.body)).events[0]).toMatchObject({
      name: 'page_view',
      route: '/result/:token',
      props: { brand: 'main', a: 1 },
    });
    expect(init.headers).toBeUndefined();
    await tick();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('wait for the network, over a restart too', async () => {
    const storage = memoryStorage();
    const offline = fakeWindow({ onLine: false });
    tracking(offline.window, storage).track('page_view');
    await offline.tick();
    expect(offline.fetch).not.toHaveBeenCalled();
    const online = fakeWindow();
    tracking(online.window, storage);
    await online.tick();
    expect(online.fetch).toHaveBeenCalledOnce();
  });

  it('stay in the queue when sending fails', async () => {
    const { window, fetch, tick } = fakeWindow({ fetch: () => Promise.reject(new TypeError()) });
    tracking(window).track('page_view');
    await tick();
    await tick();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('leave with a beacon', () => {
    const { window, sendBeacon, leave } = fakeWindow();
    tracking(window).track('page_view');
    leave();
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  it('survive a queue that is garbage', () => {
    const { window } = fakeWindow();
    for (const garbage of ['{', '[1,null,{}]', 'null'])
      expect(() =>
        tracking(window, memoryStorage({ 'events.queue': garbage })).track('page_view'),
      ).not.toThrow();
  });
});

describe('scrubbing', () => {
  it.each(['13800000001', 'Bearer abc', 'eyJhbGciOi', 'x'.repeat(40), '手机 13800000001 的'])(
    'leaves out %s',
    (value) => expect(scrub({ value })).toEqual({}),
  );
  it('keeps what is short and plain', () =>
    expect(scrub({ a: '年卡', b: 2, c: null })).toEqual({ a: '年卡', b: 2, c: null }));
});
