const SELECTORS: Record<string, string> = {
  button: 'button,[role="button"]',
  radio: 'input[type="radio"]',
  checkbox: 'input[type="checkbox"]',
  textbox: 'input[type="text"],input[type="tel"]',
  heading: 'h1,h2,h3',
  link: 'a[href]',
};

/** The accessible name by label, reference or content, as far as these tests need names. */
export function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const reference = element.getAttribute('aria-labelledby');
  if (reference) return document.getElementById(reference)?.textContent ?? '';
  if (element.tagName !== 'INPUT') return element.textContent?.trim() ?? '';
  const label = element.id ? document.querySelector(`label[for="${element.id}"]`) : null;
  return (label ?? element.closest('label'))?.textContent?.trim() ?? '';
}

/** Everything with this ARIA role and accessible name that is not hidden from a screen reader. */
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
  if (!found) throw new Error(`no ${role} named ${String(name)} in: ${shown()}`);
  return found;
}

/** All words in the document. */
export const shown = (): string => document.body.textContent ?? '';
