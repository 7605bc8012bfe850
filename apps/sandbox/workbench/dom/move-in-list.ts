/** Moves the focus up and down a list of buttons; up from the first goes to the search field. */
export function moveInList(event: KeyboardEvent, list: HTMLElement, search: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement) + step;
  (at < 0 ? search : buttons[Math.min(at, buttons.length - 1)])?.focus();
}
