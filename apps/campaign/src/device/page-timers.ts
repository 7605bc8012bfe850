import type { Clock } from './clock.ts';

/** The timers of one page life, by the numbers that a browser gives them. */
export function createPageTimers(clock: Clock, owner: object, onError: (error: unknown) => void) {
  let last = 0;
  const cancels = new Map<number, () => void>();

  const guarded = (run: unknown, given: unknown[]) => () => {
    try {
      (run as (...given: unknown[]) => void)(...given);
    } catch (error) {
      onError(error);
    }
  };
  const start = (id: number, ms: unknown, run: () => void) =>
    cancels.set(id, clock.after(Number(ms) || 0, run, owner));

  return {
    setTimeout(run: unknown, ms: unknown = 0, ...given: unknown[]): number {
      const id = ++last;
      const done = guarded(run, given);
      start(id, ms, () => {
        cancels.delete(id);
        done();
      });
      return id;
    },
    setInterval(run: unknown, ms: unknown = 0, ...given: unknown[]): number {
      const id = ++last;
      const done = guarded(run, given);
      const again = () => {
        start(id, ms || 1, again);
        done();
      };
      start(id, ms || 1, again);
      return id;
    },
    clear(id: unknown) {
      cancels.get(Number(id))?.();
      cancels.delete(Number(id));
    },
  };
}
