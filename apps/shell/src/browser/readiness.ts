/**
 * Resolves once the document's deferred scripts have run: the shell's first file, which has this, and those of the brand. One
 * that stalls delays it without end.
 */
export const scriptsRun = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});

/** Whether this engine lacks any of `polyfills.ts`. The newest of them (Object.hasOwn, chrome 93) decides for all. */
export const needsPolyfills = (): boolean =>
  typeof Object.hasOwn !== 'function' || typeof AbortController !== 'function';
