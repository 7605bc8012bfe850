/** Longest wait for an idle moment, and the wait where the engine can't tell one (Safari), ms. */
const PATIENCE_MS = 3000;

/** Does something when the page has nothing better to do. */
export function whenIdle(window: Window, run: () => void): void {
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  else window.setTimeout(run, PATIENCE_MS);
}
