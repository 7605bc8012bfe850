/** Id of the style sheet with the drawings of a composed page. It is not used (`media="not all"`) before the page is shown. */
export const LATE_IMAGES = 'late-images';

/** Shows the drawings in the page's backgrounds. */
export function showLateImages(document: Document): void {
  const sheet = document.getElementById(LATE_IMAGES);
  if (sheet) sheet.removeAttribute('media');
}
