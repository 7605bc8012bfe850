/**
 * Takes away the style sheets that the HTML brought for another release than the one that runs: what that one has since
 * dropped would go on to hold. `integrity` names the files of what runs.
 */
export function dropForeignStyles(document: Document, integrity: Record<string, string>): void {
  document.querySelectorAll('style[data-href]').forEach((style) => {
    if (!integrity[style.getAttribute('data-href') ?? '']) style.remove();
  });
}
