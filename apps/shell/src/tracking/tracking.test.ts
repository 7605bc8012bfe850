import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createTracking, scrub } from './tracking.ts';

function fakeWindow(some: { onLine?: boolean; fetch?: () => Promise<Response> } = {}) {
  const listeners = new Map<string, () => void>();
  const ticks: (() => void)[] = [];
  const on = (name: string, run: () => void) => listeners.set(name, run);
  const sendBeacon = vi.fn((_url: string, _body: string) => true);
  const fetch = vi.fn(some.fetch ?? (async () => new Response('{"accepted":1}')));
  const window = {
    navigator: { onLine: some.onLine ?? true, sendBeacon },
    document: { hidden: false, addEventListener: on },
    addEventListener: on,
    location: { origin: 'https://vip.example' },
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
    backends: { events: '/api/events' },
    route: () => '/result/:token',
    context: () => ({ brand: 'main' }),
  });

describe('events', () => {
  it('are sent in a batch with their context and without an authorization', async () => {
    const { window, fetch, tick } = fakeWindow();
    tracking(window).track('page_view', { a: 1 });
    await tick();
    const [url, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe('https://vip.example/api/events/v1/events');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(String(init.body)).events[0]).toMatchObject({
      name: 'page_view',
      route: '/result/:token',
      props: { brand: 'main', a: 1 },
    });
    expect(init.headers).toBeUndefined();
    await tick();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('wait for the network, also after a restart', async () => {
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

  it('are sent with a beacon when the page is left', () => {
    const { window, sendBeacon, leave } = fakeWindow();
    tracking(window).track('page_view');
    leave();
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('https://vip.example/api/events/v1/events');
    expect(JSON.parse(String(body)).events).toHaveLength(1);
  });

  it('stay in the queue without a network: a beacon would be lost', () => {
    const storage = memoryStorage();
    const { window, sendBeacon, leave } = fakeWindow({ onLine: false });
    tracking(window, storage).track('page_view');
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(storage.get('events.queue')).toContain('page_view');
  });

  it('are tracked although the stored queue is garbage', () => {
    const { window } = fakeWindow();
    for (const garbage of ['{', '[1,null,{}]', 'null'])
      expect(() =>
        tracking(window, memoryStorage({ 'events.queue': garbage })).track('page_view'),
      ).not.toThrow();
  });
});

describe('scrubbing', () => {
  it.each([
    '13800000001',
    '手机 13800000001 的',
    '138 0000 0001',
    '138-0000-0001',
    '+86 138 0000 0001',
    '(138) 0000·0001',
    '1 3 8 0 0 0 0 0 0 0 1',
    13800000001,
    'Bearer abc',
    'eyJhbGciOi',
    'x'.repeat(40),
    '年'.repeat(201),
    '浙江省杭州市西湖区文三路90号',
    '杭州市西湖区翠苑街道',
    '上海市浦东新区 世纪大道 100 号',
    '内蒙古自治区锡林郭勒盟正蓝旗上都镇',
    '寄到文三路 90 号就行',
    '翠苑新村 3 单元 201 室',
    '5号楼',
  ])('leaves out %s', (value) => expect(scrub({ value })).toEqual({}));

  it.each([
    '年卡',
    '年度会员',
    '连续包月',
    '网络太慢了，请稍后重试',
    'POST main /web/vip/packages/{id}/orders',
    '4.6.2',
    '2026-11-21T12:00:00+08:00',
    '城市漫步指南',
    'app-jsbridge-newest',
    16800,
    1_800_000_000_000,
    0,
    -1.5,
    true,
    null,
  ])('keeps %s', (value) => expect(scrub({ value })).toEqual({ value }));
});
