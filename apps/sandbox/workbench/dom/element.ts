export type Child = Node | string | number | null | undefined | false;

type Listener = (event: Event) => void;

/** Attributes by their HTML names; `on…` takes a listener; false, null and undefined leave an attribute out. */
export type Attributes = Record<string, string | number | boolean | null | undefined | Listener>;

/** Makes an element. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined)
      element.setAttribute(name, String(value));
  }
  element.append(...present(children));
  return element;
}

const present = (children: readonly Child[]): (Node | string)[] =>
  children
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (typeof child === 'number' ? String(child) : child));

/**
 * Puts new children in a parent. An element with the same `data-key` as the one that had the focus gets it back,
 * and the parent keeps its scroll position, so a list may be drawn anew while somebody uses it.
 */
export function renderInto(parent: HTMLElement, ...children: Child[]): void {
  const focused = document.activeElement;
  const key = focused && parent.contains(focused) ? focused.getAttribute('data-key') : null;
  const top = parent.scrollTop;
  parent.replaceChildren(...present(children));
  parent.scrollTop = top;
  if (key !== null) {
    parent.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
}
