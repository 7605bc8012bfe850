import type { ReactNode } from 'react';
import { hasHooks, type Instance } from './hooks.ts';
import { keepInput } from './keep-input.ts';
import { bind, markupOf } from './markup.ts';
import { patch } from './patch.ts';
import { recordInput } from './record-input.ts';
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
  /** What the user did in the markup that is replaced: see `keepInput`. */
  before?: readonly Event[];
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
  { onError, before = [], isComplete = () => true }: DrawOptions,
): EarlyRoot | null {
  if (!hasHooks()) return null;
  let instances = new Map<string, Instance>();
  let drawn: HostNode[] = [];
  let isBound = false;
  let isOver = false;
  let isPending = false;

  /** The drawn nodes with those of the document, which are looked up after the frame that shows them: it takes time. */
  function bound(): readonly HostNode[] {
    if (!isBound && !bind(container, drawn)) {
      container.textContent = '';
      patch(container, [], drawn, false);
    }
    isBound = true;
    return drawn;
  }
  function draw(isHydration: boolean): void {
    const next = resolve(page, instances, { isHydration, onChange });
    patch(container, bound(), next, isHydration);
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

  let repeatBefore;
  try {
    const next = resolve(page, instances, { isHydration: false, onChange });
    if (!isComplete()) return null;
    repeatBefore = keepInput(container, before);
    container.innerHTML = markupOf(next);
    drawn = next;
  } catch (error) {
    onError(error as Error);
    return null;
  }
  const input = recordInput(container, bound, onChange);
  repeatBefore();
  requestAnimationFrame(() => setTimeout(bound));

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
