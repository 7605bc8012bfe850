import type { WorkbenchStore } from '../state/workbench-state.ts';

/** How long the server may be away before it is said: the first connection takes a moment, too. */
const PATIENCE_MS = 1200;

/** Says that the server is away, or why an act did not happen, and takes it back when that is over. */
export function showTrouble(store: WorkbenchStore, place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string) => {
    place.textContent = text;
    place.hidden = text === '';
  };
  store.watch(['isConnected', 'trouble'], ({ isConnected, trouble }) => {
    clearTimeout(timer);
    if (isConnected) return say(trouble);
    timer = setTimeout(() => say('连不上服务器，正在重连。停了的话，重新运行 npm start。'), PATIENCE_MS);
  });
}
