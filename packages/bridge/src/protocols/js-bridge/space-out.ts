import type { BridgeWindow } from '../../contract.ts';

/** Runs what it is given in order, the first at once, each later one `gapMs` after the one before. */
export function spaceOut(window: BridgeWindow, gapMs: number): (run: () => void) => void {
  const waiting: (() => void)[] = [];
  let isFree = true;

  const next = (): void => {
    const run = waiting.shift();
    isFree = run === undefined;
    if (!run) return;
    window.setTimeout(next, gapMs);
    run();
  };

  return (run) => {
    waiting.push(run);
    if (isFree) next();
  };
}
