export type PendingWork = ReturnType<typeof createPendingWork>;

const turn = () => new Promise<void>((done) => setImmediate(done));

/** Asynchronous work of a run, which is finished without moving the clock. */
export function createPendingWork() {
  let queue: (() => void)[] = [];
  let busy = 0;
  return {
    /** Runs in the next turn, as a page's `setImmediate`. */
    soon: (run: () => void) => void queue.push(run),
    /** Real work outside of a page, which `finish` waits for. */
    async track<T>(work: Promise<T>): Promise<T> {
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
