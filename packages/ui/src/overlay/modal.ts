/** Open popups, the topmost last: only that one handles Escape and keeps the focus. */
const open: object[] = [];

/** Puts a popup on top. Returns a cleanup function. */
export function pushOpen(popup: object): () => void {
  open.push(popup);
  return () => {
    open.splice(open.indexOf(popup), 1);
  };
}

export const isTopmost = (popup: object): boolean => open[open.length - 1] === popup;

const REACHABLE = 'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex="0"]';

/** Keeps the focus inside a popup while it is the topmost. Returns the cleanup, which restores the focus. */
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
  const returnFocus = (event: FocusEvent) => {
    if (isTopmost(popup) && event.target instanceof Node && !popup.contains(event.target)) panel.focus();
  };
  document.addEventListener('keydown', wrap);
  document.addEventListener('focusin', returnFocus);
  return () => {
    document.removeEventListener('keydown', wrap);
    document.removeEventListener('focusin', returnFocus);
    if (before instanceof HTMLElement && document.contains(before)) before.focus();
  };
}

/** How many open popups make an element inert: they may close in any order. */
const counts = new WeakMap<Element, number>();

const hide = (element: Element) => {
  const count = counts.get(element) ?? 0;
  counts.set(element, count + 1);
  if (count > 0) return;
  element.setAttribute('aria-hidden', 'true');
  // Engines without `inert` ignore it; there `keepFocus` is enough.
  element.setAttribute('inert', '');
};

const restore = (element: Element) => {
  const count = (counts.get(element) ?? 1) - 1;
  counts.set(element, count);
  if (count > 0) return;
  element.removeAttribute('aria-hidden');
  element.removeAttribute('inert');
};

/**
 * Makes everything beside a popup inert, except elements with `data-stays` (announcements). Returns a cleanup function.
 */
export function hideBackground(popup: Element): () => void {
  const others = Array.from(document.body.children).filter(
    (element) => element !== popup && !element.hasAttribute('data-stays') && element.tagName !== 'SCRIPT',
  );
  others.forEach(hide);
  return () => others.forEach(restore);
}
