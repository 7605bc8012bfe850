import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { UiProvider } from '@vip/ui';
import { afterEach } from 'vitest';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const roots: Root[] = [];

/** Renders into the document for one test, inside the brand's frame. */
export function render(content: ReactNode): void {
  const place = document.createElement('div');
  document.body.appendChild(place);
  const root = createRoot(place);
  roots.push(root);
  act(() => root.render(<UiProvider theme="theme-main">{content}</UiProvider>));
}

const SELECTORS: Record<string, string> = {
  button: 'button',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  textbox: 'input[type="text"],input[type="tel"]',
  heading: 'h1,h2,h3',
  link: 'a[href]',
};

/** The accessible name by label, reference or content, in that order. */
function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const reference = element.getAttribute('aria-labelledby');
  if (reference) return document.getElementById(reference)?.textContent ?? '';
  if (element.tagName !== 'INPUT') return element.textContent?.trim() ?? '';
  const label = document.querySelector(`label[for="${element.id}"]`) ?? element.closest('label');
  return label?.textContent?.trim() ?? '';
}

/** Everything with this role and name that is not hidden from a screen reader. */
export function allByRole(role: string, name: string | RegExp = /(?:)/): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(SELECTORS[role] ?? `[role="${role}"]`)).filter(
    (element) => {
      if (element.closest('[aria-hidden="true"]')) return false;
      const text = nameOf(element);
      return typeof name === 'string' ? text === name : name.test(text);
    },
  );
}

/** The first one. Throws where there is none. */
export function byRole(role: string, name?: string | RegExp): HTMLElement {
  const [found] = allByRole(role, name);
  if (!found) throw new Error(`no ${role} named ${String(name)} in: ${document.body.textContent}`);
  return found;
}

export const tap = (element: HTMLElement): void => {
  act(() => element.click());
};

export const shown = (): string => document.body.textContent ?? '';

afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
  document.body.innerHTML = '';
});
