const MARK = 'overlay';

/** The popups that the back press closes before it leaves the page, the newest first. */
export interface BackStack {
  /** Registers the handler of an open popup; true means that the press was used. Returns a cleanup function. */
  push(handler: () => boolean): () => void;
  /** For the app's own back press. True if it was used. */
  press(): boolean;
  /** For a step back in the browser. True if it was used and is not a navigation. */
  popped(): boolean;
}

type BackWindow = Pick<Window, 'history'>;

/**
 * A popup adds an entry to the browser's history, so that the back press closes it. The entry stays if the popup is closed
 * otherwise, because stepping back is asynchronous and would race a navigation; it is used for the next popup and skipped
 * on a back press.
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
