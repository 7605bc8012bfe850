import type { WorkbenchStore } from '../state/workbench-state.ts';

/** How long the server may be away before it is said: the first connection takes a moment, too. */
const PATIENCE_MS = 1200;

/** Says that the server is away, and takes it back when it answers again. */
export function showLost(store: WorkbenchStore, place: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.watch(['isConnected'], ({ isConnected }) => {
    clearTimeout(timer);
    if (isConnected) {
      place.hidden = true;
      return;
    }
    timer = setTimeout(() => {
      place.textContent = '连不上服务器，正在重连。停了的话，重新运行 npm start。';
      place.hidden = false;
    }, PATIENCE_MS);
  });
}
