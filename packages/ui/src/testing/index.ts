import type { ReactNode } from 'react';
import { cleanup, fireEvent, render as mount, screen, type ByRoleMatcher } from '@testing-library/react/pure';
import { computeAccessibleName } from 'dom-accessibility-api';
import { act } from 'react';
import { afterEach, onTestFinished, vi } from 'vitest';

/**
 * For tests only: the calls of Testing Library that the suites share. Everything here is synchronous, so that it works
 * with fake timers.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// happy-dom computes no `display` for inline elements: accessible names would have a space around each of them. Spans
// keep it, since most of them are blocks, flex items or hidden text in the style sheets.
document.head.insertAdjacentHTML(
  'beforeend',
  '<style>a, b, i, s, small, strong, wbr { display: inline }</style>',
);

afterEach(() => {
  cleanup();
  // Popups and toasts are rendered beside the container.
  document.body.innerHTML = '';
});

/** Renders into the document for one test. `show` renders again in place. */
export function render(content: ReactNode): { place: HTMLElement; show(next: ReactNode): void } {
  const { container, rerender } = mount(content);
  return { place: container, show: rerender };
}

type Name = string | RegExp;

/** The only element with this ARIA role and accessible name. Throws if there is none or more than one. */
export const byRole = (role: ByRoleMatcher, name?: Name): HTMLElement =>
  screen.getByRole(role, name === undefined ? {} : { name });

/** All elements with this ARIA role and accessible name; empty if there are none. */
export const allByRole = (role: ByRoleMatcher, name?: Name): HTMLElement[] =>
  screen.queryAllByRole(role, name === undefined ? {} : { name });

/** The accessible name. */
export const nameOf = (element: HTMLElement): string => computeAccessibleName(element);

/** The text of the document. */
export const shown = (): string => document.body.textContent ?? '';

const OPENING = '[data-opening]';

/** Presses, releases and clicks. Throws in a popup that is still opening, which would ignore the tap. */
export function tap(element: HTMLElement): void {
  if (element.closest(OPENING)) throw new Error('the popup is still opening: await opened() before the tap');
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element, { detail: 1 });
}

/** Waits until every popup accepts taps. Works with real and fake timers. */
export const opened = (): Promise<void> =>
  act(() =>
    vi.waitFor(
      () => {
        if (document.querySelector(OPENING)) throw new Error('a popup is still opening after 10 s');
      },
      { timeout: 10_000, interval: 20 },
    ),
  );

/** Presses a key in the focused element. */
export const press = (key: string, init: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
};

/** Replaces the value of an input. */
export const write = (element: HTMLElement, value: string): void => {
  fireEvent.input(element, { target: { value } });
};

/** The browser is offline for the rest of the test. */
export const goOffline = (): void => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  fireEvent(window, new Event('offline'));
};
