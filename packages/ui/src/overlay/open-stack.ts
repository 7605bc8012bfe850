/** Popups that are open, the topmost last: only that one hears Escape and keeps the focus. */
const open: object[] = [];

/** Puts a popup on top. Returns a cleanup function. */
export function pushOpen(popup: object): () => void {
  open.push(popup);
  return () => {
    open.splice(open.indexOf(popup), 1);
  };
}

export const isTopmost = (popup: object): boolean => open[open.length - 1] === popup;
