import { act } from 'react';

/** A tap, with everything that follows from it. */
export const tap = (element: HTMLElement): void => {
  act(() => element.click());
};

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
    // React hears of a change only where the value was set behind its back.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
