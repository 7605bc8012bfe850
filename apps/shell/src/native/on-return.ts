type ReturnWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Subscribes to the page becoming visible again: shown, restored from the back-forward cache (where iOS before 14.5 fires no
 * `visibilitychange`), or resumed by the app. One return may be reported twice.
 */
export function onReturn(page: ReturnWindow, onAppResume: (handler: () => void) => () => void) {
  const { document } = page;
  return (handler: () => void): (() => void) => {
    const shown = () => {
      if (!document.hidden) handler();
    };
    const woken = (event: PageTransitionEvent) => {
      if (event.persisted) handler();
    };
    const stop = onAppResume(handler);
    document.addEventListener('visibilitychange', shown);
    page.addEventListener('pageshow', woken);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', shown);
      page.removeEventListener('pageshow', woken);
    };
  };
}
