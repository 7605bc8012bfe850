/**
 * Takes away the style sheets that the HTML brought for another release than the one that runs: what that one has since
 * dropped would go on to hold. Those of what runs are links, written by the boot script; the shell's own may stand.
 */
export function dropForeignStyles(document: Document, shell: readonly string[]): void {
  document.querySelectorAll('style[data-href]').forEach((style) => {
    if (shell.indexOf(style.getAttribute('data-href') ?? '') < 0) style.remove();
  });
}
