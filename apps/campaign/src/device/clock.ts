/** Virtual time: it moves only by `advance` and `jump`. All timers of a run use one clock. */
export interface Clock {
  /** ms since 1970, as the server has it. */
  now(): number;
  /** Runs after `ms`; returns the cancellation. `owner` groups timers, so that a page's can be paused or dropped. */
  after(ms: number, run: () => void, owner?: object): () => void;
  /** Moves on to the moment, running what falls due on the way; `settle` is awaited after each. */
  advance(ms: number): Promise<void>;
  /** Moves on at once: what fell due meanwhile runs at the end, each timer once. */
  jump(ms: number): Promise<void>;
  pause(owner: object): void;
  resume(owner: object): void;
  drop(owner: object): void;
}

interface Timer {
  at: number;
  run: () => void;
  owner: object | undefined;
}

export function createClock(start: number, settle: () => Promise<void>): Clock {
  let now = start;
  let timers: Timer[] = [];
  const paused = new Map<object, Timer[]>();

  const put = (timer: Timer) => {
    let at = timers.length;
    while (at > 0 && timers[at - 1]!.at > timer.at) at -= 1;
    timers.splice(at, 0, timer);
  };

  const advance = async (ms: number) => {
    const end = now + ms;
    await settle();
    for (let next = timers[0]; next && next.at <= end; next = timers[0]) {
      timers.shift();
      now = Math.max(now, next.at);
      next.run();
      await settle();
    }
    now = Math.max(now, end);
  };

  return {
    now: () => now,
    after(ms, run, owner) {
      const timer: Timer = { at: now + Math.max(0, ms), run, owner };
      const held = owner && paused.get(owner);
      if (held) held.push(timer);
      else put(timer);
      return () => {
        for (const list of [timers, owner && paused.get(owner)]) {
          const at = list?.indexOf(timer) ?? -1;
          if (at >= 0) list?.splice(at, 1);
        }
      };
    },
    advance,
    async jump(ms) {
      const late = timers.filter(({ at }) => at <= now + ms);
      now += ms;
      for (const timer of late) timer.at = now;
      await advance(0);
    },
    pause(owner) {
      if (paused.has(owner)) return;
      paused.set(
        owner,
        timers.filter((timer) => timer.owner === owner),
      );
      timers = timers.filter((timer) => timer.owner !== owner);
    },
    resume(owner) {
      const held = paused.get(owner) ?? [];
      paused.delete(owner);
      for (const timer of held) {
        timer.at = Math.max(now, timer.at);
        put(timer);
      }
    },
    drop(owner) {
      paused.delete(owner);
      timers = timers.filter((timer) => timer.owner !== owner);
    },
  };
}
