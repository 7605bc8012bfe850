import type { Target } from '../subjects.ts';

/** What the probe has measured: ms since the navigation began, null until then. */
export interface Seen {
  cards: number | null;
  ready: number | null;
  /** null also for a page without React. */
  tookOver: number | null;
  /** Layout shift so far, without shifts after input. */
  shift: number;
}

declare global {
  interface Window {
    __seen: Seen;
  }
}

/**
 * Injected into the page as source text, before everything else: it must not use anything from this module. Checks the
 * page once per frame.
 * - Cards with data: the first element of the target's content is in view and has its text. The loading state, which is
 *   hidden from assistive technology, has placeholder amounts and does not count.
 * - Handlers ready: a tap on another choice changes the amount on the button (a native radio is checked without any
 *   script, so that alone does not count). The tap is undone in the same frame. A page without a choice is ready when an
 *   act is answered.
 * - React took over: the button that acts has the mark of a React root, so a tap on it does what it says.
 */
export function installProbe(target: Target): void {
  const seen: Seen = { cards: null, ready: null, tookOver: null, shift: 0 };
  window.__seen = seen;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  // Other engines do not measure it: Chromium 67 refuses the type, WebKit ignores it.
  if ((PerformanceObserver.supportedEntryTypes as readonly string[] | undefined)?.includes('layout-shift'))
    observer.observe({ type: 'layout-shift', buffered: true });

  const text = new RegExp(target.content.text);
  const act = new RegExp(target.act);
  const isLive = (element: Element) => !element.closest('[aria-hidden=true]');
  const all = <E extends Element>(selector: string) =>
    Array.from(document.querySelectorAll<E>(selector)).filter(isLive);
  const choices = () => (target.choice === null ? [] : all<HTMLInputElement>(target.choice));
  const button = () =>
    Array.from(document.querySelectorAll('button, label')).find(({ textContent }) => act.test(textContent));
  const buttonText = () => button()?.textContent ?? null;
  const isReacts = () => Object.keys(button() ?? {}).some((key) => key.startsWith('__reactProps'));
  function hasData(): boolean {
    const element = all(target.content.selector).find(({ textContent }) => text.test(textContent));
    const box = element?.getBoundingClientRect();
    return !!box && box.width > 0 && box.height > 0 && box.top < innerHeight;
  }

  async function tapHasEffect(): Promise<boolean> {
    const before = buttonText();
    const chosen = choices().find((choice) => choice.checked);
    const other = choices().find((choice) => !choice.checked);
    if (!before || !other) return false;
    other.click();
    // React answers a tap in a microtask.
    for (let turn = 0; turn < 5 && buttonText() === before; turn += 1) await null;
    const hasEffect = buttonText() !== before;
    chosen?.click();
    return hasEffect;
  }
  const isReady = () => (target.choice === null ? Promise.resolve(isReacts()) : tapHasEffect());
  async function check(): Promise<void> {
    const now = performance.now();
    if (seen.cards === null && hasData()) seen.cards = now;
    if (seen.cards !== null && seen.ready === null && (await isReady())) seen.ready = now;
    if (seen.ready !== null && isReacts()) seen.tookOver = now;
    else requestAnimationFrame(() => void check());
  }
  requestAnimationFrame(() => void check());
}
