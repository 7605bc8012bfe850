import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../test-support/memory-storage.test-support.ts';
import { createTracking, scrub } from './tracking.ts';

const ADDRESS = 'https://collect.example/v2/up?app=vip';
const HOUR_MS = 3_600_000;
const QUOTA = 64 * 1024;

type Reply = () => Response | Promise<Response>;

/**
 * A browser with a network: `replies` in order, the last one again and again. Beacons and fetches with `keepalive` share
 * 64 KiB while they are under way; a beacon stays under way, since nothing reads its answer.
 */
function openBrowser({
  replies = [accepted],
  onLine = true,
  drawn = [],
}: { replies?: Reply[]; onLine?: boolean; drawn?: { startTime: number }[] } = {}) {
  const listeners = new Map<string, () => void>();
  const on = (name: string, run: () => void) => listeners.set(name, run);
  let underWay = 0;
  const enter = (body: string) => {
    const size = new TextEncoder().encode(body).length;
    if (underWay + size > QUOTA) return 0;
    underWay += size;
    return size;
  };
  const sentAt: number[] = [];
  const fetch = vi.fn(async (_url: string, { body }: RequestInit) => {
    const reply = replies[Math.min(sentAt.length, replies.length - 1)] as Reply;
    sentAt.push(Date.now());
    const size = enter(String(body));
    if (!size) throw new TypeError('Failed to fetch');
    try {
      return await reply();
    } finally {
      underWay -= size;
    }
  });
  const sendBeacon = vi.fn((_url: string, body: string) => enter(body) > 0);
  const navigator = { onLine, sendBeacon };
  const window = {
    navigator,
    document: { hidden: false, addEventListener: on },
    addEventListener: on,
    location: { origin: 'https://vip.example' },
    setInterval,
    fetch,
    performance: { now: () => 1234.5, getEntriesByName: () => drawn },
  } as unknown as Window;
  return { window, navigator, fetch, sendBeacon, sentAt, leave: () => listeners.get('pagehide')?.() };
}

const accepted: Reply = () => new Response('{"accepted":1}');
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('{"code":"x","message":"x"}', { status: code, headers });
const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const tracking = (window: Window, storage = memoryStorage(), address: string | undefined = ADDRESS) =>
  createTracking({
    window,
    storage,
    address,
    route: () => '/result/:token',
    context: () => ({ brand: 'main' }),
  });

/** Names of the events in a body. */
const namesIn = (body: unknown): string[] =>
  (JSON.parse(String(body)) as { events: { props: { n?: string } }[] }).events.map(({ props }) =>
    String(props.n),
  );
const uploaded = ({ fetch }: ReturnType<typeof openBrowser>) =>
  fetch.mock.calls.map(([, { body }]) => namesIn(body));
const kept = (storage: ReturnType<typeof memoryStorage>) =>
  (JSON.parse(storage.get('events.queue') ?? '[]') as unknown[]).length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the time to the prices', () => {
  const timesOf = (storage: ReturnType<typeof memoryStorage>) =>
    (JSON.parse(storage.get('events.queue') ?? '[]') as { props: { ms?: number } }[]).map(
      ({ props }) => props.ms,
    );

  it.each([
    ['before react-dom', [{ startTime: 678.9 }], 679],
    ['with it', [], 1235],
  ])('is in the first event of a document that opens with them, drawn %s', (_, drawn, ms) => {
    const storage = memoryStorage();
    const { track } = tracking(openBrowser({ drawn }).window, storage);
    track('page_view');
    track('paywall_impression');
    track('paywall_impression');
    expect(timesOf(storage)).toEqual([undefined, ms, undefined]);
  });

  it('is not that of a page that was reached inside the document', () => {
    const storage = memoryStorage();
    const { track } = tracking(openBrowser().window, storage);
    for (const name of ['page_view', 'page_view', 'paywall_impression'] as const) track(name);
    expect(timesOf(storage)).toEqual([undefined, undefined, undefined]);
  });
});

it('counts a document as failed once', () => {
  const storage = memoryStorage();
  const { track } = tracking(openBrowser().window, storage);
  for (const name of ['page_view', 'error', 'release_quarantined', 'error', 'page_view'] as const)
    track(name);
  const queue = JSON.parse(storage.get('events.queue') ?? '[]') as { props: { again?: boolean } }[];
  expect(queue.map(({ props }) => props.again)).toEqual([undefined, undefined, true, true, undefined]);
});

describe('events', () => {
  it('are sent in a batch to the configured address, without an authorization', async () => {
    const { window, fetch } = openBrowser();
    tracking(window).track('page_view', { a: 1 });
    await vi.advanceTimersByTimeAsync(5000);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(ADDRESS);
    // Without headers it is text/plain, which needs no preflight.
    expect(init?.headers).toBeUndefined();
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(String(init?.body)).events[0]).toMatchObject({
      name: 'page_view',
      route: '/result/:token',
      props: { brand: 'main', a: 1 },
    });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('are sent to the own origin for a root-relative address', async () => {
    const { window, fetch } = openBrowser();
    tracking(window, memoryStorage(), '/api/events/v1/events').track('page_view');
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/events/v1/events');
  });

  it('wait where no address is configured', async () => {
    const { window, fetch, sendBeacon, leave } = openBrowser();
    createTracking({
      window,
      storage: memoryStorage(),
      address: undefined,
      route: () => '/',
      context: () => ({}),
    }).track('page_view');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    leave();
    expect(fetch).not.toHaveBeenCalled();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it.each<[string, Reply]>([
    ['204', () => new Response(null, { status: 204 })],
    ['200 with another body', () => new Response('{"code":0,"msg":"ok"}')],
    ['202 with no JSON', () => new Response('ok', { status: 202 })],
    ['200 with a page', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('are accepted by %s', async (_, reply) => {
    const browser = openBrowser({ replies: [reply] });
    const storage = memoryStorage();
    const { track } = tracking(browser.window, storage);
    for (const n of ['a', 'b', 'c', 'd', 'e']) {
      track('page_view', { n });
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(uploaded(browser)).toEqual([['a'], ['b'], ['c'], ['d'], ['e']]);
    expect(kept(storage)).toBe(0);
  });

  it('wait for the network however long it takes, also after a restart', async () => {
    const storage = memoryStorage();
    const offline = openBrowser({ onLine: false });
    tracking(offline.window, storage).track('page_view');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(offline.fetch).not.toHaveBeenCalled();
    offline.navigator.onLine = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(offline.fetch).toHaveBeenCalledOnce();

    const before = openBrowser({ onLine: false });
    tracking(before.window, storage).track('page_view');
    const online = openBrowser();
    tracking(online.window, storage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(online.fetch).toHaveBeenCalledOnce();
  });

  it('that are tracked during an upload are in the next one', async () => {
    const slow: Reply = () => new Promise((done) => setTimeout(() => done(new Response('{}')), 12_000));
    const browser = openBrowser({ replies: [slow] });
    const { track } = tracking(browser.window);
    track('page_view', { n: 'a' });
    await vi.advanceTimersByTimeAsync(6000);
    track('page_view', { n: 'b' });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(uploaded(browser)).toEqual([['a'], ['b']]);
  });

  it('are tracked although the stored queue is garbage', () => {
    const { window } = openBrowser();
    for (const garbage of ['{', '[1,null,{}]', 'null'])
      expect(() =>
        tracking(window, memoryStorage({ 'events.queue': garbage })).track('page_view'),
      ).not.toThrow();
  });

  it('fit into the 64 KiB of a keepalive request, however long they are', async () => {
    const browser = openBrowser();
    const storage = memoryStorage();
    const { track } = tracking(browser.window, storage);
    const long = Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, '会'.repeat(200)]));
    for (let n = 0; n < 60; n += 1) track('error', { ...long, n: String(n) });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(uploaded(browser).flat()).toEqual(Array.from({ length: 60 }, (_, n) => String(n)));
    expect(kept(storage)).toBe(0);
  });
});

describe('an upload that is refused', () => {
  it.each([400, 401, 403, 404, 405, 413, 415, 422])('with %d is not repeated', async (code) => {
    const browser = openBrowser({ replies: [status(code), accepted] });
    const { track } = tracking(browser.window);
    track('page_view', { n: 'a' });
    await vi.advanceTimersByTimeAsync(5000);
    track('page_view', { n: 'b' });
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(uploaded(browser)).toEqual([['a'], ['b']]);
  });

  it('three times ends all sending of this page, and the next visit tries again', async () => {
    const browser = openBrowser({ replies: [status(404)] });
    const storage = memoryStorage();
    const { track } = tracking(browser.window, storage);
    for (let n = 0; n < 20; n += 1) {
      track('page_view', { n: String(n) });
      await vi.advanceTimersByTimeAsync(HOUR_MS);
    }
    expect(uploaded(browser)).toEqual([['0'], ['1'], ['2']]);
    browser.leave();
    expect(browser.sendBeacon).not.toHaveBeenCalled();
    expect(kept(storage)).toBe(17);
    const next = openBrowser();
    tracking(next.window, storage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(uploaded(next)[0]).toHaveLength(17);
  });

  it('now and then does not end the sending', async () => {
    const replies = [0, 1, 2, 3, 4].flatMap(() => [status(422), status(422), accepted]);
    const browser = openBrowser({ replies });
    const { track } = tracking(browser.window);
    for (let n = 0; n < replies.length; n += 1) {
      track('page_view');
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(browser.fetch).toHaveBeenCalledTimes(replies.length);
  });
});

describe('an upload that fails', () => {
  it.each<[string, Reply]>([
    ['without an answer', unreachable],
    ['with 408', status(408)],
    ['with 429', status(429)],
    ['with 500', status(500)],
    ['with 503', status(503)],
  ])('%s is repeated at growing intervals, eight times at most', async (_, reply) => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const storage = memoryStorage();
    const browser = openBrowser({ replies: [reply] });
    tracking(browser.window, storage).track('page_view', { n: 'a' });
    await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
    const { sentAt } = browser;
    const waitsS = sentAt.slice(1).map((at, index) => (at - (sentAt[index] ?? 0)) / 1000);
    expect(waitsS).toEqual([10, 20, 40, 80, 160, 300, 300]);
    expect(kept(storage)).toBe(1);
    const next = openBrowser();
    tracking(next.window, storage);
    await vi.advanceTimersByTimeAsync(5000);
    expect(uploaded(next)).toEqual([['a']]);
  });

  it('is repeated at different times on different phones', async () => {
    const waitWith = async (random: number) => {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const { window, sentAt } = openBrowser({ replies: [status(503)] });
      tracking(window).track('page_view');
      await vi.advanceTimersByTimeAsync(20_000);
      return (sentAt[1] ?? 0) - (sentAt[0] ?? 0);
    };
    expect(await waitWith(0)).toBe(5000);
    expect(await waitWith(1)).toBe(10_000);
  });

  it.each([
    ['seconds', () => '900'],
    ['a date', () => new Date(Date.now() + 900_000).toUTCString()],
  ])('waits as long as the server asks for in %s', async (_, retryAfter) => {
    const reply: Reply = () =>
      new Response('', {
        status: 429,
        headers: { 'retry-after': retryAfter(), date: new Date().toUTCString() },
      });
    const { window, sentAt } = openBrowser({ replies: [reply, accepted] });
    tracking(window).track('page_view');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(Math.round(((sentAt[1] ?? 0) - (sentAt[0] ?? 0)) / 1000)).toBe(900);
  });

  it('is repeated anew after a success', async () => {
    const failing = Array.from({ length: 5 }, () => status(503));
    const browser = openBrowser({ replies: [...failing, accepted, ...failing, accepted] });
    const storage = memoryStorage();
    const { track } = tracking(browser.window, storage);
    for (const n of ['a', 'b']) {
      track('page_view', { n });
      await vi.advanceTimersByTimeAsync(HOUR_MS);
    }
    expect(browser.fetch).toHaveBeenCalledTimes(12);
    expect(kept(storage)).toBe(0);
  });

  it('by hanging ends after 30 s', async () => {
    const hanging: Reply = () => new Promise<Response>(() => undefined);
    const browser = openBrowser({ replies: [hanging, accepted] });
    tracking(browser.window).track('page_view', { n: 'a' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploaded(browser)).toEqual([['a'], ['a']]);
  });
});

describe('a page that is left', () => {
  it('sends its events with a beacon, once', () => {
    const { window, sendBeacon, leave } = openBrowser();
    tracking(window).track('page_view');
    leave();
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe(ADDRESS);
    expect(JSON.parse(String(body)).events).toHaveLength(1);
  });

  it('sends what fits, and keeps the rest for the next visit', async () => {
    const { window, sendBeacon, leave } = openBrowser();
    const storage = memoryStorage();
    const { track } = tracking(window, storage);
    const long = Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, '会'.repeat(200)]));
    for (let n = 0; n < 60; n += 1) track('error', { ...long, n: String(n) });
    leave();
    const sent = sendBeacon.mock.results.flatMap(({ value }, index) =>
      value ? namesIn(sendBeacon.mock.calls[index]?.[1]) : [],
    );
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.length).toBeLessThan(60);
    expect(kept(storage)).toBe(60 - sent.length);
    const next = openBrowser();
    tracking(next.window, storage);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...sent, ...uploaded(next).flat()]).toEqual(Array.from({ length: 60 }, (_, n) => String(n)));
  });

  it('keeps its events without a network: a beacon would be lost', () => {
    const storage = memoryStorage();
    const { window, sendBeacon, leave } = openBrowser({ onLine: false });
    tracking(window, storage).track('page_view');
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(kept(storage)).toBe(1);
  });

  it.each([
    ['refuses', 422],
    ['fails', 503],
    ['asks for a wait', 429],
  ])('keeps its events while the server %s: a beacon would be lost', async (_, code) => {
    const storage = memoryStorage();
    const { window, sendBeacon, leave } = openBrowser({ replies: [status(code), accepted] });
    const { track } = tracking(window, storage);
    track('page_view');
    await vi.advanceTimersByTimeAsync(5000);
    track('page_view');
    leave();
    expect(sendBeacon).not.toHaveBeenCalled();
    expect(kept(storage)).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(60_000);
    track('page_view');
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
  });

  it('sends a beacon where uploads get no answer: another origin may allow none to be read', async () => {
    const { window, sendBeacon, leave } = openBrowser({ replies: [unreachable] });
    tracking(window).track('page_view');
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    leave();
    expect(sendBeacon).toHaveBeenCalledOnce();
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
    'youquan.123456+123456.override.123456.s2100.c424',
  ])('keeps %s', (value) => expect(scrub({ value })).toEqual({ value }));
});
