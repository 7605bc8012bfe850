import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '@vip/ui';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];

/** Renders into the document for one test, in the frame that every page stands in. */
export function render(content: ReactNode): void {
  const place = document.createElement('div');
  document.body.appendChild(place);
  const root = createRoot(place);
  roots.push(root);
  act(() => root.render(<UiProvider theme="theme-honey">{content}</UiProvider>));
}

/** A tap, with everything that follows from it. */
export const tap = (element: HTMLElement): void => {
  act(() => element.click());
};

const TAGS: Record<string, string> = {
  button: 'button',
  checkbox: 'input[type="checkbox"]',
  heading: 'h1,h2',
  link: 'a[href]',
  radio: 'input[type="radio"]',
  textbox: 'input:not([type="radio"]):not([type="checkbox"])',
};

/** The accessible name: by label or reference, else by content. */
export function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const reference = element.getAttribute('aria-labelledby');
  const named =
    (reference && document.getElementById(reference)) ||
    (element.id && document.querySelector(`label[for="${element.id}"]`)) ||
    (element.tagName === 'INPUT' ? element.closest('label') : element);
  return named?.textContent?.trim() ?? '';
}

/** Every element of an ARIA role whose accessible name fits, as a person or a screen reader finds it. */
export const allByRole = (role: string, name: string | RegExp = /(?:)/): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>(TAGS[role] ?? `[role="${role}"]`)).filter((element) => {
    const text = nameOf(element);
    return typeof name === 'string' ? text === name : name.test(text);
  });

/** The one such element. Throws where there is none. */
export function byRole(role: string, name?: string | RegExp): HTMLElement {
  const [found] = allByRole(role, name);
  if (!found) throw new Error(`no ${role} named ${String(name)}`);
  return found;
}

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
});
