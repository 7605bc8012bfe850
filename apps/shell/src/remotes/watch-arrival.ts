/** Longest wait without a byte, ms. */
const STALL_MS = 5000;
/** How many such waits there may be while bytes go on coming. */
const WAITS = 3;

/** `slow`: still loading when the time was over. */
export type Arrival = 'complete' | 'slow' | 'never';

/**
 * Fetches files past the cache and watches the bytes arrive: a slow file is the network's fault, one that never arrives is
 * not. Without `integrity`, because browsers give no bytes of such a file before it is complete; the next load checks the
 * hash. In engines without streams a file has one wait.
 */
export function watchArrival(
  window: Pick<Window, 'fetch' | 'setTimeout'>,
  files: readonly { url: string }[],
): Promise<Arrival> {
  let isComing = false;
  const asked = files.map(async ({ url }) => {
    const response = await window.fetch(url, { cache: 'reload', credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${response.status}`);
    const reader = response.body?.getReader();
    if (!reader) return void (await response.text());
    while (!(await reader.read()).done) isComing = true;
  });
  const all = Promise.all(asked).then(
    () => 'complete' as const,
    () => 'never' as const,
  );
  const waited = new Promise<Arrival>((resolve) => {
    const wait = (waits: number) =>
      window.setTimeout(() => {
        if (!isComing) return resolve('never');
        if (waits === WAITS) return resolve('slow');
        isComing = false;
        wait(waits + 1);
      }, STALL_MS);
    wait(1);
  });
  return Promise.race([all, waited]);
}
