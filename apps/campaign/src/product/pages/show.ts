import { useLayoutEffect } from 'react';
import { useSession } from '@vip/host';
import type { Acts, Show, Sight } from '../sight.ts';

declare global {
  interface Window {
    /** The campaign's screen. */
    __show: Show;
  }
}

/** The session as the page shows it, in the render itself. */
export function useShownSession(): Sight['session'] {
  const { status, token, account } = useSession();
  return { status, token, account: account?.id ?? null };
}

/** Puts what a page shows onto the campaign's screen after each commit. */
export function useShow(sight: Sight, acts: Acts): void {
  useLayoutEffect(() => {
    window.__show(sight, acts);
  });
  useLayoutEffect(() => () => window.__show(null, {}), []);
}
