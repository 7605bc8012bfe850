import { expect, test, vi } from 'vitest';
import { fetchAnew } from './fetch-anew.ts';

const windowWith = (fetch: (url: string) => Promise<unknown>) =>
  ({ fetch: vi.fn(fetch), setTimeout: vi.fn() }) as unknown as Window & { fetch: ReturnType<typeof vi.fn> };

const file = (url: string) => ({ url, integrity: `sha256-${url}` });

test('files are asked for past the cache, held to their hashes', async () => {
  const window = windowWith(async () => new Response('x'));
  expect(await fetchAnew(window, [file('/r/a.js'), file('/r/b.js')])).toBe(true);
  expect(window.fetch.mock.calls.map(([url]) => url)).toEqual(['/r/a.js', '/r/b.js']);
  expect(window.fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload', integrity: 'sha256-/r/a.js' });
});

test.each([
  ['cannot be had, or has another hash', () => Promise.reject(new TypeError())],
  ['is not there', async () => new Response('not found', { status: 404 })],
  ['breaks off', async () => ({ ok: true, text: () => Promise.reject(new TypeError()) })],
])('one that %s stops nothing, and is not whole', async (_, broken) => {
  const window = windowWith((url) => (url === '/r/b.js' ? broken() : Promise.resolve(new Response('x'))));
  expect(await fetchAnew(window, [file('/r/a.js'), file('/r/b.js')])).toBe(false);
});

test('files that never answer are not waited for for ever', async () => {
  const window = windowWith(() => new Promise(() => undefined));
  vi.mocked(window.setTimeout).mockImplementation(((run: () => void) => run()) as never);
  expect(await fetchAnew(window, [file('/r/a.js')])).toBe(false);
});
