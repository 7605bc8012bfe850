type ReturnWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Tells whenever the page is seen again: shown, out of the back-forward cache (where iOS before 14.5 sends no
 * `visibilitychange`), or by the app's own word. One return may be told twice.
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
