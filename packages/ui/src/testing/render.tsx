import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];

/** Renders into the document for one test. `show` renders again in place. */
export function render(first: ReactNode): { place: HTMLElement; show(next: ReactNode): void } {
  const place = document.createElement('div');
  document.body.appendChild(place);
  const root = createRoot(place);
  roots.push(root);
  const show = (next: ReactNode) => act(() => root.render(next));
  show(first);
  return { place, show };
}

/** One element by its ARIA role and accessible name, as far as these tests need names. Throws where there is none. */
export function byRole(role: string, name: string | RegExp = /(?:)/): HTMLElement {
  const found = Array.from(
    document.querySelectorAll<HTMLElement>(SELECTORS[role] ?? `[role="${role}"]`),
  ).find((element) => {
    const text = nameOf(element);
    return typeof name === 'string' ? text === name : name.test(text);
  });
  if (!found) throw new Error(`no ${role} named ${String(name)}`);
  return found;
}

const SELECTORS: Record<string, string> = {
  button: 'button,[role="button"]',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  textbox: 'input:not([type="radio"]):not([type="checkbox"])',
  heading: 'h1,h2,h3',
  link: 'a[href]',
};

/** The accessible name by label, reference or content, in that order. */
export function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const reference = element.getAttribute('aria-labelledby');
  if (reference) return document.getElementById(reference)?.textContent ?? '';
  if (element.tagName === 'A') return element.textContent?.trim() ?? '';
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  return (label ?? element.closest('label') ?? element).textContent?.trim() ?? '';
}

/** A tap, with everything that follows from it. */
export const tap = (element: HTMLElement): void => {
  act(() => element.click());
};

export const press = (key: string, init: KeyboardEventInit = {}): void => {
  const from = document.activeElement ?? document.body;
  act(() => {
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
};

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
});
