/** The parts of a page that a wallet's bridge uses. Timers run on request; scripts are evaluated from their text. */
export function createFakePage() {
  const document = new EventTarget();
  const timers: (() => void)[] = [];
  const window = {
    document,
    setTimeout: (run: () => void) => timers.push(run),
  } as unknown as Window & Record<string, unknown>;
  return {
    window,
    document,
    /** Runs every timer that was set until now. */
    runTimers: () => timers.splice(0).forEach((run) => run()),
  };
}

/** The function rebuilt from its text, without access to its module's scope. */
export const fromText = <Fn>(fn: Fn & { toString(): string }): Fn =>
  // The test checks that the text alone is sufficient.
  new Function('Event', `'use strict'; return (${fn.toString()});`)(Event) as Fn;
