import { DOUBLE_TAP_MS, onPress, swallow } from './swallow-taps.ts';

/** After this time the opening animation is not waited for, ms. It takes `--time-in`, 260 ms at most. */
const LONGEST_OPENING_MS = 1000;

/** Now, on the clock of `Event.timeStamp`: which clock that is depends on the engine. */
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

  // A busy page gets its clicks late. The lower bound keeps a wrong clock of an engine from disabling the popup.
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
