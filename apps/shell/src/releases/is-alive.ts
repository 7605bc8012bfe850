/** Longest wait for the answer, ms. */
const PATIENCE_MS = 5000;

/**
 * Whether the place where releases lie answers: with this very word, since a café's network answers everything with its
 * own page.
 */
export function isAlive(window: Pick<Window, 'fetch' | 'setTimeout'>, base: string): Promise<boolean> {
  const asked = window
    .fetch(`${base}alive.txt`, { cache: 'no-store' })
    .then(async (response) => response.ok && (await response.text()).trim() === 'alive');
  const waited = new Promise<boolean>((resolve) => window.setTimeout(() => resolve(false), PATIENCE_MS));
  // Unreachable, or torn while it was read.
  return Promise.race([asked, waited]).catch(() => false);
}
