import type { HostNode } from './resolve.ts';

type Handler = (event: unknown) => void;

/** What a user did in a page that has no react-dom yet. */
export interface RecordedInput {
  /** Stops listening. The returned function repeats it all, for react-dom. */
  stop(): () => void;
}

/**
 * Runs `onChange` of boxes and radios at once, and keeps typed text and the last tap on an element with `onClick`, which is
 * busy until the tap is repeated.
 */
export function recordInput(
  container: Element,
  nodes: () => readonly HostNode[],
  onChanged: () => void,
): RecordedInput {
  let tapped: { element: HTMLElement; text: string } | null = null;
  const tap = (element: HTMLElement | null) => {
    tapped?.element.removeAttribute('aria-busy');
    tapped = element && { element, text: textOf(element) };
    element?.setAttribute('aria-busy', 'true');
  };
  const changed = new Set<HTMLInputElement>();

  /** The nearest element, from `target` up, whose props have `name`. */
  function find(target: EventTarget | null, name: string): HostNode | null {
    let found: HostNode | null = null;
    const inside = (list: readonly HostNode[]): boolean =>
      list.some((one) => {
        const isHere = one.node?.contains(target as Node) === true;
        if (isHere && !(inside(one.children) && found) && one.props[name]) found = one;
        return isHere;
      });
    inside(nodes());
    return found;
  }
  function onChange({ target }: Event): void {
    const input = target as HTMLInputElement;
    const found = find(input, 'onChange');
    if (!found) return;
    changed.add(input);
    // The tap was for what was chosen then.
    tap(null);
    if (!isBox(input)) return;
    (found.props['onChange'] as Handler)(eventOf(input));
    onChanged();
  }
  function onClick(event: Event): void {
    if (isBox(event.target as HTMLInputElement)) return;
    const found = find(event.target, 'onClick')?.node as HTMLElement | undefined;
    if (!found) return;
    // A link would be followed.
    event.preventDefault();
    tap(found);
  }
  function onSubmit(event: Event): void {
    const form = find(event.target, 'onSubmit')?.node as HTMLFormElement | undefined;
    if (!form) return;
    event.preventDefault();
    tap(form.querySelector<HTMLElement>('[type=submit]'));
  }

  const listeners = { input: onChange, click: onClick, submit: onSubmit };
  const each = (change: (name: string, listener: (event: Event) => void) => void) =>
    Object.entries(listeners).forEach(([name, listener]) => change(name, listener));
  each((name, listener) => container.addEventListener(name, listener));
  return {
    stop() {
      each((name, listener) => container.removeEventListener(name, listener));
      const wanted = Array.from(changed, (input) => ({ input, checked: input.checked, value: input.value }));
      const { element, text } = tapped ?? {};
      tap(null);
      return () => {
        wanted.forEach(({ input, checked, value }) => {
          if (isBox(input))
            input.checked === checked || (input.type === 'radio' && !checked) || input.click();
          else type(input, value);
        });
        // Nothing is bought at a price that the button did not have, or while the user is elsewhere.
        if (element?.isConnected && textOf(element) === text && document.visibilityState !== 'hidden')
          element.click();
      };
    },
  };
}

/** What a button says. */
const textOf = (element: HTMLElement): string =>
  `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** As much of React's event as a change of an input has. */
const eventOf = (input: HTMLInputElement) => ({
  target: input,
  currentTarget: input,
  preventDefault: () => undefined,
  stopPropagation: () => undefined,
});

/** Changes the text as a user does: react-dom does not see a value that is set by its own setter. */
function type(input: HTMLInputElement, value: string): void {
  if (input.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
