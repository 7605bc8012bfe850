import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

const OPENING = '[data-opening]';

/** A tap, with everything that follows from it. Throws in a popup that is still opening: it would ignore the tap. */
export const tap = (element: HTMLElement): void => {
  if (element.closest(OPENING)) throw new Error('the popup is still opening: await opened() before the tap');
  act(() => element.click());
};

/** Waits until every popup takes taps, by real or by fake timers. */
export const opened = (): Promise<void> =>
  act(() =>
    vi.waitFor(
      () => {
        if (document.querySelector(OPENING)) throw new Error('a popup is still opening after 10 s');
      },
      { timeout: 10_000, interval: 20 },
    ),
  );

/** A key pressed where the focus is. */
export const press = (key: string, init: KeyboardEventInit = {}): void => {
  const from = document.activeElement ?? document.body;
  act(() => {
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
  });
};

/** Puts a value into a field, as if it had been typed or filled in. Throws where the element is no input. */
export const write = (element: HTMLElement, value: string): void => {
  if (!(element instanceof HTMLInputElement))
    throw new Error(`nothing can be written into a ${element.tagName}`);
  act(() => {
    // React sees a change only if the value was set by the native setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

/** The network goes, for the rest of the test. */
export const goOffline = (): void => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  act(() => void window.dispatchEvent(new Event('offline')));
};
