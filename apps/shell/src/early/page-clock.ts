/** The server's time for pages. */
export interface PageClock {
  /** ms since 1970. */
  now(): number;
  /** From now on with the offset of the shell's client. */
  follow(offset: () => number): void;
  /** Runs `run`, for which the time stands still: a text that counts is the same in two renders. */
  hold(run: () => void): void;
}

/** `offset`: ms by which the server is ahead of this device. */
export function createPageClock(offset: () => number): PageClock {
  let source = offset;
  let held: number | null = null;
  const now = () => held ?? Date.now() + source();
  return {
    now,
    follow(next) {
      source = next;
    },
    hold(run) {
      held = now();
      try {
        run();
      } finally {
        held = null;
      }
    },
  };
}
