const MARK = 'overlay';

/** What the back press closes before it leaves the page: popups, the newest first. */
export interface BackStack {
  /** Registers a handler while something is open; true means that the press was used. Returns a cleanup function. */
  push(handler: () => boolean): () => void;
  /** For the app's own back press. True when it was used. */
  press(): boolean;
  /** For a step back in the browser. True when it was used, so that it is no navigation. */
  popped(): boolean;
}

type BackWindow = Pick<Window, 'history'>;

/**
 * A popup gets an entry of its own in the browser's history, so that the back press finds it there. An entry whose
 * popup was closed otherwise is left in place, because stepping back is asynchronous and would race a navigation; it
 * serves the next popup, and is stepped over when somebody does press back.
 */
export function createBackStack(window: BackWindow): BackStack {
  const { history } = window;
  const handlers: (() => boolean)[] = [];
  const isMarked = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);
  let wasMarked = isMarked();

  const mark = () => {
    if (!isMarked()) history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
    wasMarked = true;
  };
  const press = () => [...handlers].reverse().some((handler) => handler());

  return {
    push(handler) {
      handlers.push(handler);
      mark();
      return () => {
        const at = handlers.indexOf(handler);
        if (at >= 0) handlers.splice(at, 1);
      };
    },
    press,
    popped() {
      const left = wasMarked && !isMarked();
      wasMarked = isMarked();
      if (!left) return false;
      if (handlers.length === 0) {
        history.back();
        return true;
      }
      press();
      if (handlers.length > 0) mark();
      return true;
    },
  };
}
