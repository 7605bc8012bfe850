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
 * page once per frame, by roles and accessible names.
 * - Cards with data: the first choice among 会员套餐 is in view and shows an amount. The loading state, which is hidden from
 *   assistive technology, has placeholder amounts and does not count.
 * - Handlers ready: a tap on another package changes the amount on the pay button (a native radio is checked without any
 *   script, so that alone does not count). The tap is undone in the same frame.
 * - React took over: the pay button has the mark of a React root, so a tap on it does what it says.
 */
export function installProbe(): void {
  const seen: Seen = { cards: null, ready: null, tookOver: null, shift: 0 };
  window.__seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  const choices = () =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>('[role=radiogroup][aria-label=会员套餐] input[type=radio]'),
    ).filter((choice) => !choice.closest('[aria-hidden=true]'));
  const payButton = () => {
    const isPay = (button: Element) => /^\s*立即(支付|开通|升级)/.test(button.textContent ?? '');
    return Array.from(document.querySelectorAll('button')).find(isPay);
  };
  const payText = () => payButton()?.textContent ?? null;
  const isReacts = () => Object.keys(payButton() ?? {}).some((key) => key.startsWith('__reactProps'));
  const hasData = (choice: HTMLInputElement) => {
    const label = choice.closest('label');
    const box = label?.getBoundingClientRect();
    return (
      !!box &&
      box.width > 0 &&
      box.height > 0 &&
      box.top < innerHeight &&
      /¥\s*\d/.test(label?.textContent ?? '')
    );
  };

  async function tapHasEffect(): Promise<boolean> {
    const before = payText();
    const chosen = choices().find((choice) => choice.checked);
    const other = choices().find((choice) => !choice.checked);
    if (!before || !other) return false;
    other.click();
    // React answers a tap in a microtask.
    for (let turn = 0; turn < 5 && payText() === before; turn += 1) await null;
    const hasEffect = payText() !== before;
    chosen?.click();
    return hasEffect;
  }
  async function check(): Promise<void> {
    const now = performance.now();
    const [first] = choices();
    if (seen.cards === null && first && hasData(first)) seen.cards = now;
    if (seen.cards !== null && seen.ready === null && (await tapHasEffect())) seen.ready = now;
    if (seen.ready !== null && isReacts()) seen.tookOver = now;
    else requestAnimationFrame(() => void check());
  }
  requestAnimationFrame(() => void check());
}
