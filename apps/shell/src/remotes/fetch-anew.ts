/** Longest wait for fresh files before the reload happens all the same, ms. */
const PATIENCE_MS = 5000;

/**
 * Fetches files again, past the cache: browsers keep a truncated file as if it were complete for as long as its headers
 * say, and every reload would fail on it. Resolves when all have arrived, or after a while: with true if each arrived in
 * time and matches its hash.
 */
export function fetchAnew(
  window: Pick<Window, 'fetch' | 'setTimeout'>,
  files: readonly { url: string; integrity: string }[],
): Promise<boolean> {
  const asked = files.map(({ url, integrity }) =>
    window.fetch(url, { cache: 'reload', credentials: 'same-origin', integrity }).then(
      async (response) => response.ok && (await response.text()) !== '',
      // Still unreachable, or still not the right file: the next document reports it.
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
