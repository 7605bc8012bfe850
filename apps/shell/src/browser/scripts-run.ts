/**
 * Resolves once the document's deferred scripts have run: the shell's first file, which has this, and those of the brand. One
 * that stalls delays it without end.
 */
export const scriptsRun = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else document.addEventListener('DOMContentLoaded', () => resolve());
});
