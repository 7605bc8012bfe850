/** Asynchronous work of a run, which is finished without moving the clock. */
export interface PendingWork {
  /** Runs in the next turn, as a page's `setImmediate`. */
  soon(run: () => void): void;
  /** Real work outside of a page, which `finish` waits for. */
  track<T>(work: Promise<T>): Promise<T>;
  finish(): Promise<void>;
}

const turn = () => new Promise<void>((done) => setImmediate(done));

export function createPendingWork(): PendingWork {
  let queue: (() => void)[] = [];
  let busy = 0;
  return {
    soon: (run) => void queue.push(run),
    async track(work) {
      busy += 1;
      try {
        return await work;
      } finally {
        busy -= 1;
      }
    },
    async finish() {
      do {
        await turn();
        const due = queue;
        queue = [];
        for (const run of due) run();
      } while (busy > 0 || queue.length > 0);
    },
  };
}
