import type { CheckoutPorts } from '@vip/checkout';

/** The globals for the visibility of a page. */
type SightWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Whether the page is visible, and every sign of a return to it. A page in the back-forward cache is not visible: iOS
 * before 14.5 reports it by `pagehide` and `pageshow` only, without a `visibilitychange`. `resume` on the document comes
 * from Alipay when its own cashier has closed, and from Chromium for a frozen page; `onResume` is the app's event.
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
    // The first load fires a `pageshow` too.
    if (!isLeft) return;
    isLeft = false;
    tell();
  };
  const turn = () => {
    // A visible page has returned, even if the web view reports more events afterwards.
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
