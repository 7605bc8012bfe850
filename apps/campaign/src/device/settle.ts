/** Lets everything that is under way come to rest, without moving the clock. */
export interface Settling {
  /** Runs in the next turn: what a page calls `setImmediate`. */
  soon(run: () => void): void;
  /** Real work outside of a page: nothing is at rest before it is done. */
  during<T>(work: Promise<T>): Promise<T>;
  settle(): Promise<void>;
}

const turn = () => new Promise<void>((done) => setImmediate(done));

export function createSettling(): Settling {
  let queue: (() => void)[] = [];
  let busy = 0;
  return {
    soon: (run) => void queue.push(run),
    async during(work) {
      busy += 1;
      try {
        return await work;
      } finally {
        busy -= 1;
      }
    },
    async settle() {
      do {
        await turn();
        const due = queue;
        queue = [];
        for (const run of due) run();
      } while (busy > 0 || queue.length > 0);
    },
  };
}
