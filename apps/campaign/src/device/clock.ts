export type Clock = ReturnType<typeof createClock>;

interface Timer {
  at: number;
  run: () => void;
  owner: object | undefined;
}

/** Virtual time: it moves only by `advance` and `jump`. All timers of a run use one clock. */
export function createClock(start: number, finishWork: () => Promise<void>) {
  let now = start;
  let timers: Timer[] = [];
  const paused = new Map<object, Timer[]>();
  const dropped = new WeakSet<object>();

  const put = (timer: Timer) => {
    let at = timers.length;
    while (at > 0 && timers[at - 1]!.at > timer.at) at -= 1;
    timers.splice(at, 0, timer);
  };

  const advance = async (ms: number) => {
    const end = now + ms;
    await finishWork();
    for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
      timers.shift();
      now = Math.max(now, next.at);
      next.run();
      await finishWork();
    }
    now = Math.max(now, end);
  };

  return {
    /** ms since 1970, as the server has it. */
    now: () => now,
    /** Runs after `ms`; returns the cancellation. `owner` groups timers, so that a page's can be paused or dropped. */
    after(ms: number, run: () => void, owner?: object) {
      if (owner && dropped.has(owner)) return () => {};
      const timer: Timer = { at: now + Math.max(0, ms), run, owner };
      const waiting = owner && paused.get(owner);
      if (waiting) waiting.push(timer);
      else put(timer);
      return () => {
        for (const list of [timers, owner && paused.get(owner)]) {
          const at = list?.indexOf(timer) ?? -1;
          if (at >= 0) list?.splice(at, 1);
        }
      };
    },
    /** Advances time and runs due timers; `finishWork` is awaited after each. */
    advance,
    /** The phone sleeps: due timers of pages run once at the end; all others run in time. */
    async jump(ms: number) {
      const end = now + ms;
      const nextOutside = () => timers.find(({ at, owner }) => !owner && at <= end);
      for (let next = nextOutside(); next; next = nextOutside()) {
        timers.splice(timers.indexOf(next), 1);
        now = Math.max(now, next.at);
        next.run();
        await finishWork();
      }
      now = end;
      for (const timer of timers) timer.at = Math.max(now, timer.at);
      await advance(0);
    },
    pause(owner: object) {
      if (paused.has(owner)) return;
      paused.set(
        owner,
        timers.filter((timer) => timer.owner === owner),
      );
      timers = timers.filter((timer) => timer.owner !== owner);
    },
    resume(owner: object) {
      const waiting = paused.get(owner) ?? [];
      paused.delete(owner);
      for (const timer of waiting) {
        timer.at = Math.max(now, timer.at);
        put(timer);
      }
    },
    /** Drops its timers, including future ones: an answer may still be pending for a closed page. */
    drop(owner: object) {
      dropped.add(owner);
      paused.delete(owner);
      timers = timers.filter((timer) => timer.owner !== owner);
    },
  };
}
