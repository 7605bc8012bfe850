import { DOUBLE_TAP_MS, onPress, swallow } from './swallow-taps.ts';

/**
 * Plays the exit animation (`--time-out`, 200 ms at most) on an inert clone of the closed popup. The clone's root keeps
 * taps from the page until 300 ms after the last one, so that the second half of a double tap on 再看看 does not press
 * the pay button behind it.
 */
export function leaveGhost(popup: HTMLElement): void {
  const ghost = popup.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-opening');
  ghost.setAttribute('data-leaving', '');
  ghost.setAttribute('data-stays', '');
  ghost.setAttribute('aria-hidden', 'true');
  // Not on the root: taps go through an inert element.
  Array.from(ghost.children).forEach((part) => part.setAttribute('inert', ''));
  ghost.querySelectorAll('[id],[role],[name]').forEach((element) => {
    ['id', 'role', 'name'].forEach((attribute) => element.removeAttribute(attribute));
  });

  let timer: ReturnType<typeof setTimeout>;
  const stay = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ghost.remove(), DOUBLE_TAP_MS);
  };
  onPress(ghost, stay);
  ghost.addEventListener(
    'click',
    (event) => {
      swallow(event);
      stay();
    },
    true,
  );
  // Its default action would take the focus from where the popup gave it back to.
  ghost.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.appendChild(ghost);
  stay();
}
