/** As long as `--time-out`. */
const LEAVING_MS = 200;

/** Shows a popup that has just been closed while it slides away: a lifeless copy, out of everybody's reach. */
export function leaveGhost(popup: HTMLElement): void {
  const ghost = popup.cloneNode(true) as HTMLElement;
  ghost.setAttribute('data-leaving', '');
  ghost.setAttribute('data-stays', '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.setAttribute('inert', '');
  ghost.querySelectorAll('[id],[role],[name]').forEach((element) => {
    ['id', 'role', 'name'].forEach((attribute) => element.removeAttribute(attribute));
  });
  document.body.appendChild(ghost);
  setTimeout(() => ghost.remove(), LEAVING_MS);
}
