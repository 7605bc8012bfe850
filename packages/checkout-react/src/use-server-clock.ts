import { useEffect, useState } from 'react';
import { useHost } from '@vip/host';

const SECOND = 1000;
/** The server's date has whole seconds, and answers take time. */
const TOLERANCE = 3 * SECOND;

export interface ServerClockOptions {
  /** The clock stops after this time, ms since 1970. null: not known yet, so it does not start. */
  until?: number | null;
  /** Calls the server, whose answer sets the clock again. Must be one value between renders. */
  ask?(): Promise<unknown>;
}

/**
 * Server time in ms since 1970, once a second while the page is visible; null before there is a `source`, the answer
 * whose date sets the clock. It runs by `performance.now()`, so that setting the phone's clock changes nothing. A phone
 * that slept may have stopped that time, which looks like a clock that was set: `ask` is called in both cases.
 */
export function useServerClock(
  source: object | null,
  { until, ask }: ServerClockOptions = {},
): number | null {
  const host = useHost();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!source || until === null) return undefined;
    let offset = 0;
    let drift = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const tick = () => {
      const at = offset + performance.now();
      setNow(at);
      if (until !== undefined && at >= until) stop();
    };
    const start = () => {
      stop();
      timer = setInterval(tick, SECOND);
      tick();
    };
    const anchor = () => {
      offset = host.now() - performance.now();
      drift = Date.now() - performance.now();
      if (!document.hidden) start();
    };
    const onVisible = () => {
      if (document.hidden) return stop();
      start();
      if (ask && Math.abs(Date.now() - performance.now() - drift) > TOLERANCE)
        ask().then(anchor, () => undefined);
    };
    anchor();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [host, source, until, ask]);
  return source ? now : null;
}
