/** Id of the element with the legal text in the composed HTML. */
export const TEXT_ID = 'legal-text';

/** The HTML of a path from the composed document, so that no script has the texts; null in the document of another path. */
export function legalText(path: string): string | null {
  const holder = document.getElementById(TEXT_ID);
  return holder?.dataset.path === path ? holder.innerHTML : null;
}
