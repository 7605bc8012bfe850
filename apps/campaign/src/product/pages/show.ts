import { useLayoutEffect } from 'react';
import { useSession } from '@vip/host';
import type { Acts, Show, View } from '../view.ts';

declare global {
  interface Window {
    /** Receives the view of a page. */
    __show: Show;
  }
}

/** The session as the page shows it, in the render itself. */
export function useShownSession(): View['session'] {
  const { status, token, account } = useSession();
  return { status, token, account: account?.id ?? null };
}

/** Reports the page's view to the campaign after each commit. */
export function useShow(view: View, acts: Acts): void {
  useLayoutEffect(() => {
    window.__show(view, acts);
  });
  useLayoutEffect(() => () => window.__show(null, {}), []);
}

/** A page that neither sells nor shows a result. */
export function Other() {
  const session = useShownSession();
  useShow({ session, kind: 'other', shop: null, result: null }, {});
  return null;
}
