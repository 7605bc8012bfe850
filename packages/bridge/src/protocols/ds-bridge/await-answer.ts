import type { BridgeWindow } from '../../contract.ts';

const ignore = (): void => undefined;

/** The name of a new global, counted where other page sides of the protocol count theirs. */
function nextName(window: BridgeWindow): string {
  const count = window.dscb;
  const next = typeof count === 'number' && Number.isSafeInteger(count) ? count : 0;
  window.dscb = next + 1;
  return `dscb${next}`;
}

/**
 * Puts a function into the page for the native side to call by its name, and gives the name.
 *
 * The native side calls it for progress as for the answer, and deletes it after the answer alone: so what it was
 * called with last, once it is deleted, is the answer. A deaf one takes its place then, because a second answer
 * would end as an error of the page.
 */
export function awaitAnswer(window: BridgeWindow, answered: (answer: unknown) => void): string {
  const name = nextName(window);
  let last: unknown;
  window[name] = (data: unknown): void => {
    last = data;
    // After the script that the native side is running.
    void Promise.resolve().then(() => {
      if (name in window) return;
      window[name] = ignore;
      answered(last);
    });
  };
  return name;
}
