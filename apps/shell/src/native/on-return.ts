type ReturnWindow = Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;

/**
 * Subscribes to the page becoming visible again: shown, restored from the back-forward cache (where iOS before 14.5 fires no
 * `visibilitychange`), or resumed by the app. One return may be reported twice.
 */
export function onReturn(page: ReturnWindow, onAppResume: (handler: () => void) => () => void) {
  const { document } = page;
  return (handler: () => void): (() => void) => {
    const becameVisible = () => {
      if (!document.hidden) handler();
    };
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) handler();
    };
    const stop = onAppResume(handler);
    document.addEventListener('visibilitychange', becameVisible);
    page.addEventListener('pageshow', restored);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', becameVisible);
      page.removeEventListener('pageshow', restored);
    };
  };
}
