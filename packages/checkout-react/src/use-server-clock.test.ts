// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { HostProvider } from '@vip/host';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHost } from './testing/index.ts';
import { useServerClock, type ServerClockOptions } from './use-server-clock.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const SERVER = Date.parse('2026-11-21T10:00:00+08:00');
const answer = {};
let unmount = () => {};

/** A clock on a phone whose own time is wrong; `ask` corrects the offset, as the date of an answer does. */
function open(source: object | null, options: Omit<ServerClockOptions, 'ask'> & { hasAsk?: boolean } = {}) {
  let offset = SERVER - Date.now();
  const start = performance.now();
  const ask = vi.fn(async () => void (offset = SERVER + performance.now() - start - Date.now()));
  const host = { ...fakeHost(() => null), now: () => Date.now() + offset };
  const { hasAsk, ...given } = options;
  let now: number | null = null;
  const Clock = () => {
    now = useServerClock(source, { ...given, ...(hasAsk && { ask }) });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  act(() => root.render(createElement(HostProvider, { value: host }, createElement(Clock))));
  unmount = () => act(() => root.unmount());
  return { ask, at: () => now !== null && now - SERVER };
}
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const hide = (isHidden: boolean) =>
  act(async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers({
    now: SERVER + 3_600_000,
    toFake: ['Date', 'performance', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('shows the time of the server, once a second', async () => {
  const { at } = open(answer);
  expect(at()).toBe(0);
  await after(3000);
  expect(at()).toBe(3000);
});

test('has no time before the server has answered', () => {
  expect(open(null).at()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('setting the phone’s clock while the page is open changes nothing', async () => {
  const { at } = open(answer);
  vi.setSystemTime(SERVER + 90 * 86_400_000);
  await after(2000);
  expect(at()).toBe(2000);
});

test('pauses while the page is hidden, and is right at once when it is visible again', async () => {
  const { at } = open(answer);
  await hide(true);
  await after(20_000);
  expect(at()).toBe(0);
  await hide(false);
  expect(at()).toBe(20_000);
});

test('asks the server when the page is visible again and the phone’s clock has moved', async () => {
  const { ask, at } = open(answer, { hasAsk: true });
  await hide(true);
  vi.setSystemTime(SERVER + 90 * 86_400_000);
  await hide(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await after(1000);
  expect(at()).toBe(1000);
});

test('stops at its end', async () => {
  const { at } = open(answer, { until: SERVER + 2000 });
  await after(10_000);
  expect(at()).toBe(2000);
  expect(vi.getTimerCount()).toBe(0);
});
