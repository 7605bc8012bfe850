/** The longest gap between the two taps of a double tap, ms. Source: Android's ViewConfiguration.getDoubleTapTimeout. */
export const DOUBLE_TAP_MS = 300;

/** Stops an event before the page or the engine acts on it. */
export const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Listens where a finger or a mouse is pressed down, before the page does. iOS 12 has no pointer events. */
export function onPress(element: HTMLElement, handler: (event: Event) => void): void {
  element.addEventListener('onpointerdown' in window ? 'pointerdown' : 'touchstart', handler, {
    capture: true,
    passive: true,
  });
}
