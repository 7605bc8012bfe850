import { isBox, leftInput, repeatInput, repeatTap, tapOn } from './repeat-input.ts';

/**
 * What a user did in markup that had no script yet: changes of inputs, and the last tap on a button unless something was
 * changed after it. `events` are those that the document had: `input`, `click`, `submit`. Inputs are reset, as react-dom
 * expects them. The returned function does it again, in the same inputs or in those that have replaced them.
 */
export function keepInput(container: Element, events: readonly Event[]): () => void {
  const inputs = () => Array.from(container.querySelectorAll<HTMLInputElement>('input,textarea'));
  const isChanged = (input: Element) =>
    events.some((event) => event.type === 'input' && event.target === input);
  const before = inputs().map((input) => ({ ...leftInput(input), isChanged: isChanged(input) }));
  const last = events[events.length - 1];
  const button = last && last.type !== 'input' && buttonOf(last.target as HTMLElement);
  const tap = button && container.contains(button) && tapOn(button);
  before.forEach(({ input, isChanged }) => {
    // Also what a browser has restored after a step back: the page does not know of it.
    if (isBox(input)) input.checked = input.defaultChecked;
    else if (isChanged) input.value = input.defaultValue;
  });
  return () => {
    inputs().forEach((input, at) => {
      const left = before[at];
      if (!left?.isChanged || input.type !== left.input.type || input.name !== left.input.name) return;
      repeatInput({ ...left, input });
    });
    if (tap) repeatTap(tap);
  };
}

const buttonOf = (target: HTMLElement): HTMLElement | null =>
  target instanceof HTMLFormElement ? target.querySelector('[type=submit]') : target.closest('button');
