import { describe, expect, test, vi } from 'vitest';
import { watchArrival } from './watch-arrival.ts';

const files = [{ url: '/r/a.js' }, { url: '/r/b.js' }];

/** `bytes`: comes in each wait, in turn; where it ends the file is whole, unless it `stays` open. */
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
  /** Something comes on each line, and the time of one wait goes by. */
  async function turn(): Promise<void> {
    turns.forEach((run) => run());
    await new Promise((resolve) => globalThis.setTimeout(resolve));
    waits.splice(0).forEach((run) => run());
    await new Promise((resolve) => globalThis.setTimeout(resolve));
  }
  return { window: { fetch, setTimeout } as unknown as Window, fetch, turn };
}

/** What is said in the end, and after how many waits. */
async function watched(file: { bytes: string[]; stays?: boolean }): Promise<string> {
  const { window, turn } = lineOf(file);
  let said: string | null = null;
  void watchArrival(window, files).then((arrival) => (said = arrival));
  await new Promise((resolve) => setTimeout(resolve));
  let turns = 0;
  while (said === null && turns < 9) {
    await turn();
    turns += 1;
  }
  return `${said} after ${turns}`;
}

describe('files that come', () => {
  test.each([
    ['at once', { bytes: [] }, 'complete after 1'],
    ['in parts, within the time', { bytes: ['a', 'b'] }, 'complete after 3'],
    ['in parts, for longer than that', { bytes: ['a', 'b', 'c', 'd', 'e'] }, 'slow after 3'],
    ['not at all', { bytes: [], stays: true }, 'never after 1'],
    ['at first, and then no more', { bytes: ['a'], stays: true }, 'never after 2'],
  ])('%s', async (_, file, said) => expect(await watched(file)).toBe(said));

  test('are asked for past the cache, and without a hash, behind which nothing is seen of them', async () => {
    const { window, fetch } = lineOf({ bytes: [] });
    void watchArrival(window, files);
    expect(fetch.mock.calls).toEqual(
      files.map(({ url }) => [url, { cache: 'reload', credentials: 'same-origin' }]),
    );
  });
});

describe('files that do not come', () => {
  const windowWith = (fetch: () => Promise<unknown>, setTimeout: unknown = vi.fn()) =>
    ({ fetch, setTimeout }) as unknown as Window;

  test.each([
    ['are refused', () => Promise.reject(new TypeError())],
    ['are missing', () => Promise.resolve(new Response('', { status: 404 }))],
    ['break off', () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError()) })],
  ])('where they %s', async (_, fetch) => expect(await watchArrival(windowWith(fetch), files)).toBe('never'));

  test('come whole in an engine that shows no bytes, or not in the time of one wait', async () => {
    const old = (text: () => Promise<string>) => () => Promise.resolve({ ok: true, text });
    expect(await watchArrival(windowWith(old(() => Promise.resolve('x'))), files)).toBe('complete');
    const soon = (run: () => void) => void Promise.resolve().then(run);
    const silent = old(() => new Promise(() => undefined));
    expect(await watchArrival(windowWith(silent, soon), files)).toBe('never');
  });
});
