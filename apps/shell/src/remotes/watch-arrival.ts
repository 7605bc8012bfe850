/** Longest wait without a byte, ms. */
const STALL_MS = 5000;
/** How many such waits there may be while bytes go on coming. */
const WAITS = 3;

/** `slow`: on their way still, after all the time that there was. */
export type Arrival = 'whole' | 'slow' | 'never';

/**
 * Asks for files past the cache, and watches them come: what is slow is the line's fault, what never comes is not. Without
 * their hashes, as browsers show nothing of a file with one before they have all of it; whoever loads it next holds it to
 * its hash. Where an engine shows no bytes at all, a file has one wait.
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
    () => 'whole' as const,
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
