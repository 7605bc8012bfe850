import { expect, test, vi } from 'vitest';
import { fetchAnew } from './fetch-anew.ts';

const windowWith = (fetch: (url: string) => Promise<unknown>) =>
  ({ fetch: vi.fn(fetch), setTimeout: vi.fn() }) as unknown as Window & { fetch: ReturnType<typeof vi.fn> };

test('files are asked for past the cache', async () => {
  const window = windowWith(async () => new Response());
  await fetchAnew(window, ['/r/a.js', '/r/b.js']);
  expect(window.fetch.mock.calls.map(([url]) => url)).toEqual(['/r/a.js', '/r/b.js']);
  expect(window.fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
});

test('files that cannot be had stop nothing', async () => {
  await expect(
    fetchAnew(
      windowWith(() => Promise.reject(new TypeError())),
      ['/r/a.js'],
    ),
  ).resolves.toBeUndefined();
});

test('files that never answer are not waited for for ever', async () => {
  const window = windowWith(() => new Promise(() => undefined));
  vi.mocked(window.setTimeout).mockImplementation(((run: () => void) => run()) as never);
  await expect(fetchAnew(window, ['/r/a.js'])).resolves.toBeUndefined();
});
