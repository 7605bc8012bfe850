import type { Driver, Point } from '../driver.ts';

type Role = 'button' | 'radio' | 'checkbox' | 'heading' | 'textbox';

/** An element by its role and the start of its name. */
export interface Sought {
  role: Role;
  name: string;
}

/** A found element: position and state. */
interface Found extends Point {
  isChecked: boolean;
  /** Whether nothing covers its middle. */
  isInReach: boolean;
}

/** Runs in the page: finds the first visible match and scrolls it into view. */
function findInPage({ role, name: sought }: Sought): Found | null {
  const selectors = {
    button: 'button, [role=button]',
    radio: '[role=radio], input[type=radio]',
    checkbox: '[role=checkbox], input[type=checkbox]',
    heading: 'h1, h2, h3, [role=heading]',
    textbox: 'input, textarea',
  };
  const textOf = (element: Element | null): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const byId = (ids: string): string =>
    ids
      .split(' ')
      .map((id) => textOf(document.getElementById(id)))
      .join(' ');
  const labelOf = (element: Element): HTMLElement | null => element.closest('label');
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    const own = labelled ? byId(labelled) : (element.getAttribute('aria-label') ?? '');
    return own || textOf(labelOf(element) ?? element) || (element.getAttribute('value') ?? '');
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = (labelOf(element) ?? element).getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const element = Array.from(document.querySelectorAll(selectors[role])).find(
    (one) => isShown(one) && nameOf(one).indexOf(sought) === 0,
  );
  if (!element) return null;
  // A checkbox is tapped itself, because its label may contain a link. A radio is its whole tile.
  const place = role === 'radio' ? (labelOf(element) ?? element) : element;
  const isMet = (x: number, y: number): boolean => {
    const met = document.elementFromPoint(x, y);
    return met !== null && (place.contains(met) || met.contains(place));
  };
  const middle = () => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  let { x, y } = middle();
  if (!isMet(x, y)) {
    // Outside the screen, or covered by the pay bar.
    place.scrollIntoView({ block: 'center' });
    ({ x, y } = middle());
  }
  return {
    x,
    y,
    isChecked: (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true',
    isInReach: isMet(x, y),
  };
}

/** Finds an element; null if there is none or the page is being left. */
export async function find(driver: Driver, sought: Sought): Promise<Found | null> {
  try {
    return await driver.evaluate(findInPage, sought);
  } catch (error) {
    if (isLeaving(error)) return null;
    throw error;
  }
}

/** Errors of engines for a page that is left during a call. */
const isLeaving = (error: unknown): boolean =>
  error instanceof Error &&
  /context was destroyed|navigated or closed|Cannot find context|context with specified id|unable to find frame|page.*unload|javascript error: .*(document|null)/i.test(
    error.message,
  );

/** Waits until an element exists. */
export async function waitUntil(driver: Driver, sought: Sought): Promise<void> {
  while ((await find(driver, sought)) === null) await new Promise((done) => setTimeout(done, 50));
}
