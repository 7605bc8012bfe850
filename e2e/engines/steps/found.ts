import type { Driver, Point } from '../driver.ts';

type Role = 'button' | 'radio' | 'checkbox' | 'heading' | 'dialog' | 'textbox' | 'alert';

/** What a person or a screen reader finds: a role, and how its name begins. */
export interface Sought {
  role: Role;
  name: string;
}

/** Where it is, whether it is chosen, and its whole name. */
interface Found extends Point {
  name: string;
  isChecked: boolean;
  /** Whether a finger in its middle meets it, and not something that lies over it. */
  isInReach: boolean;
}

/** In the page: the first that is shown, brought into reach. */
function look({ role, name: sought }: Sought): Found | null {
  const selectors = {
    button: 'button, [role=button]',
    radio: '[role=radio], input[type=radio]',
    checkbox: '[role=checkbox], input[type=checkbox]',
    heading: 'h1, h2, h3, [role=heading]',
    dialog: '[role=dialog]',
    textbox: 'input, textarea',
    alert: '[role=alert]',
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
  // A box is tapped itself: in the middle of its label may lie a link. A radio is all of its tile.
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
    // Beyond the screen, or under the pay bar.
    place.scrollIntoView({ block: 'center' });
    ({ x, y } = middle());
  }
  return {
    x,
    y,
    name: nameOf(element),
    isChecked: (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true',
    isInReach: isMet(x, y),
  };
}

/** What is there now, or null: a page that is being left has nothing. */
export async function find(driver: Driver, sought: Sought): Promise<Found | null> {
  try {
    return await driver.evaluate(look, sought);
  } catch (error) {
    if (isLeaving(error)) return null;
    throw error;
  }
}

/** What engines say of a page that goes while it is asked. */
const isLeaving = (error: unknown): boolean =>
  error instanceof Error &&
  /context was destroyed|navigated or closed|Cannot find context|context with specified id|unable to find frame|page.*unload|javascript error: .*(document|null)/i.test(
    error.message,
  );

/** Settles once it is there. */
export async function waitUntil(driver: Driver, sought: Sought): Promise<void> {
  while ((await find(driver, sought)) === null) await new Promise((done) => setTimeout(done, 50));
}
