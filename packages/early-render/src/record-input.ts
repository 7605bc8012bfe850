import { isBox, leftInput, repeatInput, repeatTap, tapOn, type Tap } from './repeat-input.ts';
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
  let tapped: Tap | null = null;
  const tap = (element: HTMLElement | null) => {
    tapped?.element.removeAttribute('aria-busy');
    tapped = element && tapOn(element);
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
      const left = Array.from(changed, leftInput);
      const last = tapped;
      tap(null);
      return () => {
        left.forEach(repeatInput);
        if (last) repeatTap(last);
      };
    },
  };
}

/** As much of React's event as a change of an input has. */
const eventOf = (input: HTMLInputElement) => ({
  target: input,
  currentTarget: input,
  preventDefault: () => undefined,
  stopPropagation: () => undefined,
});
