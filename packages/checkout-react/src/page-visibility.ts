import type { CheckoutPorts } from '@vip/checkout';

/** The globals that say whether a page is visible. */
type SightWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Whether the buyer sees the page, and every sign that he is back on it. A page that was left and sleeps in the
 * back-forward cache is not seen: iOS before 14.5 tells of the way there and back by `pagehide` and `pageshow` alone,
 * without a `visibilitychange`. `resume` on the document is Alipay's word for "its own cashier has gone", and
 * Chromium's for a frozen page that wakes; `onResume` is the app's.
 */
export function createPageVisibility(
  page: SightWindow,
  onResume: (listener: () => void) => () => void,
): CheckoutPorts['visibility'] {
  const { document } = page;
  const listeners = new Set<() => void>();
  let isLeft = false;
  let stopResume = () => {};

  const isShown = () => document.visibilityState !== 'hidden';
  const tell = () => [...listeners].forEach((listener) => listener());
  const leave = () => {
    isLeft = true;
    tell();
  };
  const comeBack = () => {
    // The first load ends with a `pageshow` too.
    if (!isLeft) return;
    isLeft = false;
    tell();
  };
  const turn = () => {
    // Whoever can see the page is back, whatever the web view says of it afterwards.
    if (isShown()) isLeft = false;
    tell();
  };

  const start = () => {
    stopResume = onResume(tell);
    page.addEventListener('pagehide', leave);
    page.addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', turn);
    document.addEventListener('resume', tell);
  };
  const stop = () => {
    isLeft = false;
    stopResume();
    page.removeEventListener('pagehide', leave);
    page.removeEventListener('pageshow', comeBack);
    document.removeEventListener('visibilitychange', turn);
    document.removeEventListener('resume', tell);
  };

  return {
    isVisible: () => isShown() && !isLeft,
    onChange(listener) {
      if (listeners.size === 0) start();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}
