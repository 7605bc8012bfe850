import { afterEach, expect, it, vi } from 'vitest';
import { createPageClock } from './page-clock.ts';

afterEach(() => vi.useRealTimers());

it('is the server’s, stands still while the page is taken over, and goes on after an error', () => {
  vi.useFakeTimers({ now: 1000 });
  const clock = createPageClock(() => 500);
  expect(clock.now()).toBe(1500);
  clock.hold(() => {
    vi.advanceTimersByTime(10);
    expect(clock.now()).toBe(1500);
  });
  expect(clock.now()).toBe(1510);
  const fails = () => {
    throw new Error('hydration');
  };
  expect(() => clock.hold(fails)).toThrow('hydration');
  vi.advanceTimersByTime(10);
  expect(clock.now()).toBe(1520);
  clock.follow(() => 700);
  expect(clock.now()).toBe(1720);
});
