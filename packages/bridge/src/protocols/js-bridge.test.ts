import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { BridgeWindow } from '../contract.ts';
import { spaceOut } from './js-bridge.ts';
import { useFakeTimers } from '../open-page.test-support.ts';

useFakeTimers();

const window = {
  setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
} as unknown as BridgeWindow;

it('runs all in order, each at least 20 ms after the last', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { minLength: 1, maxLength: 30 }), (waits) => {
      const spaced = spaceOut(window, 20);
      const start = Date.now();
      const ran: { number: number; at: number }[] = [];
      const expected: { number: number; at: number }[] = [];
      let free = 0;
      waits.forEach((wait, number) => {
        vi.advanceTimersByTime(wait);
        const now = Date.now() - start;
        expected.push({ number, at: Math.max(now, free) });
        free = Math.max(now, free) + 20;
        spaced(() => ran.push({ number, at: Date.now() - start }));
      });
      vi.runAllTimers();
      expect(ran).toEqual(expected);
    }),
  );
});

it('continues after one that throws', () => {
  const spaced = spaceOut(window, 20);
  const run = vi.fn();
  expect(() =>
    spaced(() => {
      throw new Error('native');
    }),
  ).toThrow('native');
  spaced(run);
  vi.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
});
