/** Lets every promise that can settle do so. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

export type FakeClock = ReturnType<typeof fakeClock>;

/** A clock that runs only when a test advances it. */
export function fakeClock(start = Date.parse('2026-11-21T10:00:00+08:00')) {
  let now = start;
  const timers = new Set<{ at: number; run: () => void }>();
  const next = (until: number) =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0] ?? null;
  return {
    clock: {
      now: () => now,
      after(ms: number, run: () => void) {
        const timer = { at: now + ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    /** Runs what is due within `ms`, in order, letting promises settle in between. */
    async advance(ms: number): Promise<void> {
      const until = now + ms;
      await settled();
      for (let timer = next(until); timer; timer = next(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
        await settled();
      }
      now = until;
    },
    /** How many timers are waiting. */
    waiting: () => timers.size,
  };
}
