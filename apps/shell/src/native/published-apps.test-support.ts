import type { BridgeWindow } from '@vip/bridge';

/** The timers of many pages, on one timeline. */
export function createTimeline() {
  const due = new Map<number, Map<number, () => void>>();
  const times = new Map<number, number>();
  let now = 0;
  let last = 0;
  const clearTimeout = (id = 0): void => {
    due.get(times.get(id) ?? -1)?.delete(id);
    times.delete(id);
  };
  return {
    setTimeout(run: () => void, ms = 0): number {
      last += 1;
      // Rounded, so that pages share moments.
      const at = Math.round(now + ms);
      times.set(last, at);
      due.set(at, (due.get(at) ?? new Map<number, () => void>()).set(last, run));
      return last;
    },
    clearTimeout,
    /** Runs what is due within `ms`, and after each moment what was waiting for promises. */
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      // The first loading of a chunk.
      await settled();
      for (let at = Math.min(...due.keys()); at <= end; at = Math.min(...due.keys())) {
        now = at;
        const runs = due.get(at) ?? new Map<number, () => void>();
        for (const [id, run] of runs) {
          runs.delete(id);
          times.delete(id);
          run();
        }
        await settled();
        if (runs.size === 0) due.delete(at);
      }
      now = end;
    },
  };
}

/** Imports of modules that are loaded already take a few turns. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

type Page = BridgeWindow & typeof globalThis;

export interface LightPage {
  window: Page;
  /** Addresses of frames that no native side has taken for itself: failed requests. */
  requests: string[];
  /** How many prompts opened on the screen. */
  prompts(): number;
}

/**
 * What bridges use of a window and its document. A window of happy-dom takes a thousand times as long, and shares its
 * prototypes, in which fake apps intercept frames, with all others.
 */
export function openLightPage(
  userAgent: string,
  timers: Pick<ReturnType<typeof createTimeline>, 'setTimeout' | 'clearTimeout'>,
): LightPage {
  const requests: string[] = [];
  let prompts = 0;
  class LightNode {
    isConnected = false;
    appendChild<T extends LightNode>(child: T): T {
      child.isConnected = true;
      return child;
    }
    remove(): void {
      this.isConnected = false;
    }
  }
  class Frame extends LightNode {
    readonly style = {};
    hidden = false;
    set src(address: string) {
      requests.push(address);
    }
  }
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    readyState: 'complete',
    documentElement: new LightNode(),
    createElement: () => new Frame(),
  });
  const window = Object.assign(new EventTarget(), {
    document,
    navigator: { userAgent },
    setTimeout: timers.setTimeout,
    clearTimeout: timers.clearTimeout,
    Event,
    MessageEvent,
    Node: LightNode,
    HTMLIFrameElement: Frame,
    prompt() {
      prompts += 1;
      return null;
    },
    // As under the policy of a composed page.
    eval() {
      throw new EvalError("'unsafe-eval' is not an allowed source of script");
    },
  });
  Object.assign(window, { window });
  return { window: window as unknown as Page, requests, prompts: () => prompts };
}
