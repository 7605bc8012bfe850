/**
 * Lifts a popup above the on-screen keyboard where the keyboard covers the page instead of shrinking it
 * (iOS 13 and later tell by `visualViewport`; before that the web view scrolls the field into view itself).
 * Returns a cleanup function.
 */
export function clearKeyboard(popup: HTMLElement): () => void {
  const view = window.visualViewport;
  if (!view) return () => undefined;
  const lift = () => {
    const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
    popup.style.bottom = `${view.scale > 1.05 ? 0 : Math.round(covered)}px`;
  };
  lift();
  view.addEventListener('resize', lift);
  view.addEventListener('scroll', lift);
  return () => {
    view.removeEventListener('resize', lift);
    view.removeEventListener('scroll', lift);
  };
}
