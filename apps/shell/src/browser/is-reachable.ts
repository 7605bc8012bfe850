/** Longest wait for the answer, ms. */
const TIMEOUT_MS = 5000;

/**
 * True if this document could be loaded again: its address answers, with any status. Checked before the document is left,
 * since without a network the browser's error page would replace it.
 */
export function isReachable(
  window: Pick<Window, 'fetch' | 'setTimeout' | 'navigator' | 'location'>,
): Promise<boolean> {
  if (window.navigator.onLine === false) return Promise.resolve(false);
  const timeout = new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), TIMEOUT_MS));
  const answered = window.fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, timeout]);
}
