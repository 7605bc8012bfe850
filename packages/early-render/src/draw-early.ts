import type { ReactNode } from 'react';
import { hasHooks, type Instance } from './hooks.ts';
import { recordInput } from './record-input.ts';
import { patch } from './patch.ts';
import { type HostNode, resolve } from './resolve.ts';

/** A page that is drawn without react-dom. Its nodes are those that react-dom hydrates. */
export interface EarlyRoot {
  /**
   * Draws the first state again, as react-dom expects it on hydration, and stops listening. The returned function repeats
   * what the user did meanwhile: call it after the hydration, in the same task.
   */
  finish(): () => void;
}

export interface DrawOptions {
  onError(error: Error): void;
  /** Whether the page has what it should show; asked after its components have run. */
  isComplete?(): boolean;
}

/**
 * Draws `page` into `container` instead of what is there. Choices (`onChange` of inputs) are answered at once; taps on what
 * has an `onClick` are kept. No effect runs, and no `onClick`. null, and no change, if the page is not complete, or it or this
 * React needs react-dom; `onError` gets the reason.
 */
export function drawEarly(
  page: ReactNode,
  container: Element,
  { onError, isComplete = () => true }: DrawOptions,
): EarlyRoot | null {
  if (!hasHooks()) return null;
  let instances = new Map<string, Instance>();
  let drawn: HostNode[] = [];
  let isOver = false;
  let isPending = false;

  function draw(isHydration: boolean): void {
    const next = resolve(page, instances, { isHydration, onChange });
    patch(container, drawn, next);
    drawn = next;
  }
  function onChange(): void {
    if (isPending) return;
    isPending = true;
    void Promise.resolve().then(() => {
      isPending = false;
      try {
        if (!isOver) draw(false);
      } catch (error) {
        // What the choice opens needs react-dom, which repeats the choice.
        isOver = true;
        onError(error as Error);
      }
    });
  }

  const markup = document.createDocumentFragment();
  try {
    const next = resolve(page, instances, { isHydration: false, onChange });
    if (!isComplete()) return null;
    // Beside the document first: what cannot be drawn leaves it as it is.
    const aside = container.cloneNode(false) as Element;
    patch(aside, [], next);
    markup.append(...Array.from(aside.childNodes));
    drawn = next;
  } catch (error) {
    onError(error as Error);
    return null;
  }
  container.textContent = '';
  container.appendChild(markup);
  const input = recordInput(container, () => drawn, onChange);

  return {
    finish() {
      isOver = true;
      const repeat = input.stop();
      instances = new Map();
      draw(true);
      return repeat;
    },
  };
}
