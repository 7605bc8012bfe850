/** The longest gap between the two taps of a double tap, ms. Source: Android's ViewConfiguration.getDoubleTapTimeout. */
const DOUBLE_TAP_MS = 300;

/** Stops an event before the page or the engine acts on it. */
const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Listens for a press of a finger or a mouse before the page does. iOS 12 has no pointer events. */
function onPress(element: HTMLElement, handler: (event: Event) => void): void {
  element.addEventListener('onpointerdown' in window ? 'pointerdown' : 'touchstart', handler, {
    capture: true,
    passive: true,
  });
}

/** The longest wait for the opening animation, ms. It takes `--time-in`, 260 ms at most. */
const LONGEST_OPENING_MS = 1000;

/** The current time on the clock of `Event.timeStamp`, which depends on the engine. */
const eventTime = (): number => new Event('now').timeStamp;

/**
 * A popup ignores clicks until its opening animation has ended and 300 ms have passed since it was mounted and since
 * the last ignored click. So the second half of a double tap neither presses a button that moves through its place
 * nor closes the popup. `data-opening` on the root takes the panel out of hit tests meanwhile. Returns the cleanup.
 */
export function ignoreEarlyTaps(root: HTMLElement, panel: HTMLElement): () => void {
  const mountedAt = eventTime();
  let openedAt = Infinity;
  let isQuiet = false;
  let hasEnded = false;
  let hasEarlyPress = false;
  let quietTimer: ReturnType<typeof setTimeout>;

  const openIfReady = () => {
    if (!isQuiet || !hasEnded || openedAt < Infinity) return;
    openedAt = eventTime();
    root.removeAttribute('data-opening');
  };
  const end = () => {
    hasEnded = true;
    openIfReady();
  };
  const waitForQuiet = () => {
    clearTimeout(quietTimer);
    isQuiet = false;
    quietTimer = setTimeout(() => {
      isQuiet = true;
      const { animationName } = getComputedStyle(panel);
      if (!animationName || animationName === 'none') hasEnded = true;
      openIfReady();
    }, DOUBLE_TAP_MS);
  };

  // A busy page receives clicks with a delay. The lower bound keeps an engine with a wrong clock from disabling the popup.
  const isEarly = ({ timeStamp }: Event) =>
    openedAt === Infinity || (timeStamp < openedAt && timeStamp > mountedAt - DOUBLE_TAP_MS);
  const press = (event: Event) => {
    hasEarlyPress = isEarly(event);
    if (hasEarlyPress) waitForQuiet();
  };
  const click = (event: Event) => {
    const isIgnored = hasEarlyPress || isEarly(event);
    hasEarlyPress = false;
    if (!isIgnored) return;
    swallow(event);
    waitForQuiet();
  };
  // Its default action would move the focus out of the panel.
  const mouseDown = (event: Event) => isEarly(event) && event.preventDefault();

  root.setAttribute('data-opening', '');
  onPress(root, press);
  root.addEventListener('click', click, true);
  root.addEventListener('mousedown', mouseDown, true);
  panel.addEventListener('animationend', (event) => event.target === panel && end());
  waitForQuiet();
  const endTimer = setTimeout(end, LONGEST_OPENING_MS);
  return () => {
    clearTimeout(quietTimer);
    clearTimeout(endTimer);
  };
}

/**
 * Plays the exit animation (`--time-out`, 200 ms at most) on an inert clone of the closed popup. The clone's root keeps
 * taps from the page until 300 ms after the last one, so that the second half of a double tap on 暂不同意 does not press
 * the pay button behind it.
 */
export function leaveGhost(popup: HTMLElement): void {
  const ghost = popup.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-opening');
  ghost.setAttribute('data-leaving', '');
  ghost.setAttribute('data-stays', '');
  ghost.setAttribute('aria-hidden', 'true');
  // Not on the root, since taps pass through an inert element.
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
  // Its default action would move the focus that the popup has restored.
  ghost.addEventListener('mousedown', (event) => event.preventDefault());
  document.body.appendChild(ghost);
  stay();
}
