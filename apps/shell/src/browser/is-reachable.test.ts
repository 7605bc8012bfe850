import { describe, expect, it, vi } from 'vitest';
import { isReachable } from './is-reachable.ts';

function page(fetch: () => Promise<unknown>, onLine = true) {
  const timers: (() => void)[] = [];
  const window = {
    fetch: vi.fn(fetch),
    setTimeout: (run: () => void) => timers.push(run),
    navigator: { onLine },
    location: { href: 'https://vip.example/?a=1' },
  };
  return { window, passTime: () => timers.forEach((run) => run()), is: () => isReachable(window as never) };
}

describe('isReachable', () => {
  it.each([200, 404, 405, 503])('is reachable where its address answers with %i', async (status) => {
    const { window, is } = page(async () => ({ status }));
    expect(await is()).toBe(true);
    expect(window.fetch).toHaveBeenCalledWith('https://vip.example/?a=1', {
      method: 'HEAD',
      cache: 'no-store',
    });
  });

  it('is false if the request fails', async () => {
    expect(await page(() => Promise.reject(new TypeError('Failed to fetch'))).is()).toBe(false);
  });

  it('is false without an answer in time', async () => {
    const { is, passTime } = page(() => new Promise(() => undefined));
    const answer = is();
    passTime();
    expect(await answer).toBe(false);
  });

  it('is false offline, without a request', async () => {
    const { window, is } = page(async () => ({}), false);
    expect([await is(), window.fetch.mock.calls]).toEqual([false, []]);
  });
});
