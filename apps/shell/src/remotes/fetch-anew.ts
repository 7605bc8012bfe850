/** Longest wait for fresh files before the reload happens all the same, ms. */
const PATIENCE_MS = 5000;

/**
 * Asks for files past the cache: one that arrived truncated is kept by the browser as if it were whole, for as long
 * as its headers say, and every reload would fail on it again. Resolves when all have been asked for, whatever came.
 */
export function fetchAnew(window: Window, urls: readonly string[]): Promise<void> {
  const asked = urls.map((url) =>
    window.fetch(url, { cache: 'reload', credentials: 'same-origin' }).then(
      () => undefined,
      // Still unreachable: the page that is loaded next says so.
      () => undefined,
    ),
  );
  const waited = new Promise<void>((resolve) => window.setTimeout(resolve, PATIENCE_MS));
  return Promise.race([Promise.all(asked).then(() => undefined), waited]);
}
