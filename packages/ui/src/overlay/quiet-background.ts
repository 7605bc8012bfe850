/** How many open popups keep an element quiet: they may close in any order. */
const counts = new WeakMap<Element, number>();

const hush = (element: Element) => {
  const count = counts.get(element) ?? 0;
  counts.set(element, count + 1);
  if (count > 0) return;
  element.setAttribute('aria-hidden', 'true');
  // Engines that do not know it ignore it: there the kept focus does the work.
  element.setAttribute('inert', '');
};

const wake = (element: Element) => {
  const count = (counts.get(element) ?? 1) - 1;
  counts.set(element, count);
  if (count > 0) return;
  element.removeAttribute('aria-hidden');
  element.removeAttribute('inert');
};

/**
 * Takes everything beside a popup out of reach, except what is marked `data-stays` (announcements).
 * Returns a cleanup function.
 */
export function quietBackground(popup: Element): () => void {
  const others = Array.from(document.body.children).filter(
    (element) => element !== popup && !element.hasAttribute('data-stays') && element.tagName !== 'SCRIPT',
  );
  others.forEach(hush);
  return () => others.forEach(wake);
}
