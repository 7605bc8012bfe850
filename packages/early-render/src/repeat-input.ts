export const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** A box, radio or field as the user left it. */
export interface LeftInput {
  input: HTMLInputElement;
  checked: boolean;
  value: string;
}

export const leftInput = (input: HTMLInputElement): LeftInput => ({
  input,
  checked: input.checked,
  value: input.value,
});

/** Changes an input as its user did, for the listeners that it has now. */
export function repeatInput({ input, checked, value }: LeftInput): void {
  if (!isBox(input)) type(input, value);
  else if (input.checked !== checked && (checked || input.type !== 'radio')) input.click();
}

/** Changes the text as a user does: react-dom does not see a value that is set by its own setter. */
function type(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  const { prototype } = input.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A tap, with what the element said then. */
export interface Tap {
  element: HTMLElement;
  text: string;
}

export const tapOn = (element: HTMLElement): Tap => ({ element, text: textOf(element) });

/** Nothing is bought at a price that the button did not have, or while the user is elsewhere. */
export function repeatTap({ element, text }: Tap): void {
  if (element.isConnected && textOf(element) === text && document.visibilityState !== 'hidden')
    element.click();
}

const textOf = (element: HTMLElement): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
