import { useEffect, useState } from 'react';
import { useHost } from '@vip/host';

const SECOND = 1000;
/** The server tells whole seconds, and answers take their time. */
const TOLERANCE = 3 * SECOND;

/**
 * Server time in ms, once a second while the page is visible and until `until` is past; null before `answer` is here.
 * It starts from the server's own date and goes on by the time that the page has run, so that a phone clock that is set
 * meanwhile changes nothing. A phone that slept may have stopped that time, which looks just like a clock that was set:
 * back on screen, the server is asked in both cases.
 */
export function useActivityClock(
  answer: object | null,
  until: number | null,
  ask: () => Promise<unknown>,
): number | null {
  const host = useHost();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (!answer || until === null) return;
    let offset = 0;
    let drift = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => clearInterval(timer);
    const tick = () => {
      const at = offset + performance.now();
      setNow(at);
      if (at >= until) stop();
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
      if (Math.abs(Date.now() - performance.now() - drift) > TOLERANCE) ask().then(anchor, () => undefined);
    };
    anchor();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [host, answer, until, ask]);
  return now;
}
