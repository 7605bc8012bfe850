/** Longest wait for fresh files before the reload happens all the same, ms. */
const PATIENCE_MS = 5000;

/**
 * Asks for files past the cache: one that arrived truncated is kept by the browser as if it were whole, for as long
 * as its headers say, and every reload would fail on it again. Resolves when all have been asked for, or after a while:
 * true where each came in time and is the file that its hash is of.
 */
export function fetchAnew(
  window: Pick<Window, 'fetch' | 'setTimeout'>,
  files: readonly { url: string; integrity: string }[],
): Promise<boolean> {
  const asked = files.map(({ url, integrity }) =>
    window.fetch(url, { cache: 'reload', credentials: 'same-origin', integrity }).then(
      async (response) => response.ok && (await response.text()) !== '',
      // Still unreachable, or still another file: the page that is loaded next says so.
      () => false,
    ),
  );
  const all = Promise.all(asked).then(
    (whole) => whole.every(Boolean),
    () => false,
  );
  const waited = new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), PATIENCE_MS));
  return Promise.race([all, waited]);
}
