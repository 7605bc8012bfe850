import { describe, expect, test, vi } from 'vitest';
import { fetchAnew, watchArrival } from './fetch-past-cache.ts';

const windowWith = (fetch: (url: string) => Promise<unknown>) =>
  ({ fetch: vi.fn(fetch), setTimeout: vi.fn() }) as unknown as Window & { fetch: ReturnType<typeof vi.fn> };

const file = (url: string) => ({ url, integrity: `sha256-${url}` });

test('files are fetched past the cache with their hashes', async () => {
  const window = windowWith(async () => new Response('x'));
  expect(await fetchAnew(window, [file('/r/a.js'), file('/r/b.js')])).toBe(true);
  expect(window.fetch.mock.calls.map(([url]) => url)).toEqual(['/r/a.js', '/r/b.js']);
  expect(window.fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload', integrity: 'sha256-/r/a.js' });
});

test.each([
  ['cannot be fetched, or has a different hash', () => Promise.reject(new TypeError())],
  ['is missing', async () => new Response('not found', { status: 404 })],
  ['breaks off', async () => ({ ok: true, text: () => Promise.reject(new TypeError()) })],
])('one that %s stops nothing, and is not whole', async (_, broken) => {
  const window = windowWith((url) => (url === '/r/b.js' ? broken() : Promise.resolve(new Response('x'))));
  expect(await fetchAnew(window, [file('/r/a.js'), file('/r/b.js')])).toBe(false);
});

test('files that never arrive are waited for only a limited time', async () => {
  const window = windowWith(() => new Promise(() => undefined));
  vi.mocked(window.setTimeout).mockImplementation(((run: () => void) => run()) as never);
  expect(await fetchAnew(window, [file('/r/a.js')])).toBe(false);
});

const files = [{ url: '/r/a.js' }, { url: '/r/b.js' }];

/** `bytes` arrive one in each wait; after the last the file is complete, unless it `stays` open. */
function lineOf(file: { bytes: string[]; stays?: boolean }) {
  const waits: (() => void)[] = [];
  const turns: (() => void)[] = [];
  const fetch = vi.fn((_url: string, _init?: RequestInit) => {
    const left = [...file.bytes];
    const body = new ReadableStream<Uint8Array>({
      start(control) {
        turns.push(() => {
          const next = left.shift();
          if (next) control.enqueue(new TextEncoder().encode(next));
          else if (!file.stays) control.close();
        });
      },
    });
    return Promise.resolve(new Response(body));
  });
  const setTimeout = vi.fn((run: () => void) => waits.push(run));
  /** Each file receives its next bytes, and one wait passes. */
  async function turn(): Promise<void> {
    turns.forEach((run) => run());
    await new Promise((resolve) => globalThis.setTimeout(resolve));
    waits.splice(0).forEach((run) => run());
    await new Promise((resolve) => globalThis.setTimeout(resolve));
  }
  return { window: { fetch, setTimeout } as unknown as Window, fetch, turn };
}

/** The result, and after how many waits. */
async function watched(file: { bytes: string[]; stays?: boolean }): Promise<string> {
  const { window, turn } = lineOf(file);
  let result: string | null = null;
  void watchArrival(window, files).then((arrival) => (result = arrival));
  await new Promise((resolve) => setTimeout(resolve));
  let turns = 0;
  while (result === null && turns < 9) {
    await turn();
    turns += 1;
  }
  return `${result} after ${turns}`;
}

describe('files that arrive', () => {
  test.each([
    ['at once', { bytes: [] }, 'complete after 1'],
    ['in parts, within the time', { bytes: ['a', 'b'] }, 'complete after 3'],
    ['in parts, for longer', { bytes: ['a', 'b', 'c', 'd', 'e'] }, 'slow after 3'],
    ['not at all', { bytes: [], stays: true }, 'never after 1'],
    ['partly, then no more', { bytes: ['a'], stays: true }, 'never after 2'],
  ])('%s', async (_, file, result) => expect(await watched(file)).toBe(result));

  test('are fetched past the cache without a hash, which would hide the bytes until the end', async () => {
    const { window, fetch } = lineOf({ bytes: [] });
    void watchArrival(window, files);
    expect(fetch.mock.calls).toEqual(
      files.map(({ url }) => [url, { cache: 'reload', credentials: 'same-origin' }]),
    );
  });
});

describe('files that do not arrive', () => {
  const windowWith = (fetch: () => Promise<unknown>, setTimeout: unknown = vi.fn()) =>
    ({ fetch, setTimeout }) as unknown as Window;

  test.each([
    ['are refused', () => Promise.reject(new TypeError())],
    ['are missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['break off', () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError()) })],
  ])('where they %s', async (_, fetch) => expect(await watchArrival(windowWith(fetch), files)).toBe('never'));

  test('have one wait in an engine without streams', async () => {
    const old = (text: () => Promise<string>) => () => Promise.resolve({ ok: true, text });
    expect(await watchArrival(windowWith(old(() => Promise.resolve('x'))), files)).toBe('complete');
    const soon = (run: () => void) => void Promise.resolve().then(run);
    const silent = old(() => new Promise(() => undefined));
    expect(await watchArrival(windowWith(silent, soon), files)).toBe('never');
  });
});
