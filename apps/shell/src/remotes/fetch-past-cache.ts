/** Longest wait for fresh files before the reload, ms. */
const TIMEOUT_MS = 5000;

/**
 * Fetches files again, past the cache: browsers cache a truncated file as if it were complete, and every reload
 * would fail on it. Resolves when all have arrived or the time is over: with true if each arrived and matches its hash.
 */
export function fetchAnew(
  window: Pick<Window, 'fetch' | 'setTimeout'>,
  files: readonly { url: string; integrity: string }[],
): Promise<boolean> {
  const fetched = files.map(({ url, integrity }) =>
    window.fetch(url, { cache: 'reload', credentials: 'same-origin', integrity }).then(
      async (response) => response.ok && (await response.text()) !== '',
      // Still unreachable, or still not the right file: the next document reports it.
      () => false,
    ),
  );
  const all = Promise.all(fetched).then(
    (results) => results.every(Boolean),
    () => false,
  );
  const timeout = new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), TIMEOUT_MS));
  return Promise.race([all, timeout]);
}

/** Longest wait without a byte, ms. */
const STALL_MS = 5000;
/** Number of such waits while bytes keep arriving. */
const WAITS = 3;

/** `slow`: still loading when the time is over. */
export type Arrival = 'complete' | 'slow' | 'never';

/**
 * Fetches files past the cache and watches the bytes arrive: a slow file is a problem of the network, one that never
 * arrives is not. Without `integrity`, because browsers give no bytes of such a file before it is complete; the next load checks the
 * hash. In engines without streams a file has one wait.
 */
export function watchArrival(
  window: Pick<Window, 'fetch' | 'setTimeout'>,
  files: readonly { url: string }[],
): Promise<Arrival> {
  let hasNewBytes = false;
  const fetched = files.map(async ({ url }) => {
    const response = await window.fetch(url, { cache: 'reload', credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${response.status}`);
    const reader = response.body?.getReader();
    if (!reader) return void (await response.text());
    while (!(await reader.read()).done) hasNewBytes = true;
  });
  const all = Promise.all(fetched).then(
    () => 'complete' as const,
    () => 'never' as const,
  );
  const timeout = new Promise<Arrival>((resolve) => {
    const wait = (waits: number) =>
      window.setTimeout(() => {
        if (!hasNewBytes) return resolve('never');
        if (waits === WAITS) return resolve('slow');
        hasNewBytes = false;
        wait(waits + 1);
      }, STALL_MS);
    wait(1);
  });
  return Promise.race([all, timeout]);
}
