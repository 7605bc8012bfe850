import { isTopmost } from './open-stack.ts';

const REACHABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

/** Keeps the focus inside a popup while it is the topmost, and gives it back. Returns a cleanup function. */
export function keepFocus(popup: HTMLElement, panel: HTMLElement): () => void {
  const before = document.activeElement;
  panel.focus();

  const wrap = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !isTopmost(popup)) return;
    const reachable = panel.querySelectorAll<HTMLElement>(REACHABLE);
    const first = reachable[0] ?? panel;
    const last = reachable[reachable.length - 1] ?? panel;
    const at = document.activeElement;
    const isAtEnd = event.shiftKey ? at === first || at === panel : at === last;
    if (!isAtEnd) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
  const fetchBack = (event: FocusEvent) => {
    if (isTopmost(popup) && event.target instanceof Node && !popup.contains(event.target)) panel.focus();
  };
  document.addEventListener('keydown', wrap);
  document.addEventListener('focusin', fetchBack);
  return () => {
    document.removeEventListener('keydown', wrap);
    document.removeEventListener('focusin', fetchBack);
    if (before instanceof HTMLElement && document.contains(before)) before.focus();
  };
}
