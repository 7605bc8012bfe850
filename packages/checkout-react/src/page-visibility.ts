import type { CheckoutPorts } from '@vip/checkout';

/** The globals that report the visibility of a page. */
type VisibilityWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Whether the page is visible, and every event of a return to it. A page in the back-forward cache is not visible: iOS
 * before 14.5 reports it by `pagehide` and `pageshow` only, without a `visibilitychange`. `resume` on the document comes
 * from Alipay when its own cashier has closed, and from Chromium for a frozen page; `onResume` is the app's event.
 */
export function createPageVisibility(
  page: VisibilityWindow,
  onResume: (listener: () => void) => () => void,
): CheckoutPorts['visibility'] {
  const { document } = page;
  const listeners = new Set<() => void>();
  let isLeft = false;
  let stopResume = () => {};

  const isShown = () => document.visibilityState !== 'hidden';
  const notify = () => [...listeners].forEach((listener) => listener());
  const onPageHide = () => {
    isLeft = true;
    notify();
  };
  const onPageShow = () => {
    // The first load fires a `pageshow` too.
    if (!isLeft) return;
    isLeft = false;
    notify();
  };
  const onVisibilityChange = () => {
    // A visible page has returned, even if the web view reports more events afterwards.
    if (isShown()) isLeft = false;
    notify();
  };

  const start = () => {
    stopResume = onResume(notify);
    page.addEventListener('pagehide', onPageHide);
    page.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    document.addEventListener('resume', notify);
  };
  const stop = () => {
    isLeft = false;
    stopResume();
    page.removeEventListener('pagehide', onPageHide);
    page.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    document.removeEventListener('resume', notify);
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
