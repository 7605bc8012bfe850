let locks = 0;

/** True if an element between the touch target and the popup can scroll in that direction. */
function canScrollInside(from: EventTarget | null, root: Element, movesUp: boolean): boolean {
  for (let at = from instanceof Element ? from : null; at && at !== root; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1) continue;
    const overflow = getComputedStyle(at).overflowY;
    if (overflow !== 'auto' && overflow !== 'scroll') continue;
    if (movesUp ? at.scrollTop + at.clientHeight < at.scrollHeight - 1 : at.scrollTop > 0) return true;
  }
  return false;
}

/**
 * Keeps the page behind a popup where it is. `overflow: hidden` is not enough before iOS 16, so touch moves
 * that no element in the popup uses are prevented too. The scroll position of the page does not change. Returns a cleanup function.
 */
export function lockScroll(popup: HTMLElement): () => void {
  let startY = 0;
  const start = (event: TouchEvent) => {
    startY = event.touches[0]?.clientY ?? 0;
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length > 1) return;
    const movesUp = (event.touches[0]?.clientY ?? 0) < startY;
    if (!canScrollInside(event.target, popup, movesUp) && event.cancelable) event.preventDefault();
  };
  popup.addEventListener('touchstart', start, { passive: true });
  popup.addEventListener('touchmove', move, { passive: false });
  locks += 1;
  if (locks === 1) document.body.style.overflow = 'hidden';
  return () => {
    popup.removeEventListener('touchstart', start);
    popup.removeEventListener('touchmove', move);
    locks -= 1;
    if (locks === 0) document.body.style.overflow = '';
  };
}

/**
 * Lifts a popup above the on-screen keyboard where the keyboard covers the page instead of shrinking it
 * (iOS 13 and later report it by `visualViewport`; before that the web view scrolls the field into view).
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
