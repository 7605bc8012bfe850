import { act } from 'react';
import { HostProvider } from '@vip/host';
import { fakeHost } from '@vip/checkout-react/testing';
import { render, shown } from '@vip/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useActivityClock } from './use-activity-clock.ts';

const SERVER = Date.parse('2026-11-21T10:00:00+08:00');
const UNTIL = SERVER + 60_000;
const answer = {};

/** What a host with this offset of the phone's clock knows; `ask` mends it, as an answer's date does. */
function open(until = UNTIL) {
  let offset = SERVER - Date.now();
  const ask = vi.fn(async () => void (offset = SERVER + performance.now() - start - Date.now()));
  const start = performance.now();
  const host = {
    ...fakeHost(
      () => null,
      () => undefined,
    ),
    now: () => Date.now() + offset,
  };
  const Clock = () => <>{useActivityClock(answer, until, ask)}</>;
  render(
    <HostProvider value={host}>
      <Clock />
    </HostProvider>,
  );
  return { ask };
}
const after = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const at = () => Number(shown()) - SERVER;
const see = (isHidden: boolean) =>
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
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('is the time of the server, once a second', async () => {
  open();
  expect(at()).toBe(0);
  await after(3000);
  expect(at()).toBe(3000);
});

test('a clock that is set while the page is open changes nothing', async () => {
  open();
  vi.setSystemTime(SERVER + 90 * 86_400_000);
  await after(2000);
  expect(at()).toBe(2000);
});

test('stands still while nobody looks, and is right again at once', async () => {
  open();
  await see(true);
  await after(20_000);
  expect(at()).toBe(0);
  await see(false);
  expect(at()).toBe(20_000);
});

test('back on screen with a clock that moved by itself, the server is asked', async () => {
  const { ask } = open();
  await see(true);
  vi.setSystemTime(SERVER + 90 * 86_400_000);
  await see(false);
  expect(ask).toHaveBeenCalledTimes(1);
  await after(1000);
  expect(at()).toBe(1000);
});

test('stops when the time is up', async () => {
  open(SERVER + 2000);
  await after(10_000);
  expect(at()).toBe(2000);
  expect(vi.getTimerCount()).toBe(0);
});
