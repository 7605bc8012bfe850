import type { BridgeWindow } from '../contract.ts';

/** ms between two looks: a person does not notice, an old phone hardly. */
const everyMs = 50;

/** Runs `check` again and again, for native sides that tell nobody when they come. Returns a cleanup function. */
export function lookAgain(window: BridgeWindow, check: () => void): () => void {
  const look = (): void => {
    timer = window.setTimeout(look, everyMs);
    check();
  };
  let timer = window.setTimeout(look, everyMs);
  return () => window.clearTimeout(timer);
}
