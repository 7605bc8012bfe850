import { useEffect, useState } from 'react';
import { useHost } from '@vip/host';

const TICK_MS = 1000;

/**
 * Server time, ms since 1970, once a second. Started from the server's own date and carried on by the time that this
 * page has run, so that a phone clock that is set meanwhile changes nothing; every new `source` (an answer of the
 * server) sets it anew. 0 until there is one.
 */
export function useServerClock(source: object | null): number {
  const host = useHost();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!source) return undefined;
    const start = host.now() - performance.now();
    const tick = () => setNow(start + performance.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [host, source]);
  return source ? now : 0;
}
