import { useEffect } from 'react';
import { useHost } from '@vip/host';
import type { Freshness } from './contract.ts';

/** Prices older than this are loaded again, ms. */
export const FRESH_MS = 10 * 60_000;

/** Keeps the data of a page fresh: loads it again when the page is visible again, and after ten minutes. */
export function useRefresh({ askedAt, refresh }: Pick<Freshness, 'askedAt' | 'refresh'>): void {
  const host = useHost();
  useEffect(() => host.onResume(refresh), [host, refresh]);
  useEffect(() => {
    if (askedAt === 0) return undefined;
    const timer = setTimeout(refresh, FRESH_MS);
    return () => clearTimeout(timer);
  }, [askedAt, refresh]);
}
