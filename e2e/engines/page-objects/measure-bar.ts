import type { Driver } from '../driver.ts';

/** Position of the pay bar, px. */
export interface Bar {
  /** From the bar's lower edge to the screen's. */
  toBottom: number;
  /** Whether the pay button is completely visible. */
  isSeen: boolean;
  /** Texts covered by the bar when the page is scrolled to its end. */
  covered: string[];
}

/** Measures the pay bar, at the start of the page and at its end. */
export const measureBar = (driver: Driver): Promise<Bar | null> =>
  driver.evaluate(() => {
    const button = Array.from(document.querySelectorAll('button')).find((one) =>
      /^立即/.test((one.textContent ?? '').trim()),
    );
    let bar: Element | null = button ?? null;
    while (bar && !/sticky|fixed/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
    if (!button || !bar) return null;
    const { clientHeight } = document.documentElement;
    const place = button.getBoundingClientRect();
    const toBottom = clientHeight - bar.getBoundingClientRect().bottom;
    const isSeen = place.top >= 0 && place.bottom <= clientHeight && place.height > 0;

    window.scrollTo(0, document.documentElement.scrollHeight);
    const frame = bar.getBoundingClientRect();
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || bar.contains(parent) || !(node.textContent ?? '').trim()) continue;
      if (/SCRIPT|STYLE/.test(parent.tagName) || getComputedStyle(parent).visibility !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, width } = range.getBoundingClientRect();
      const overlap = Math.min(bottom, frame.bottom) - Math.max(top, frame.top);
      if (width > 2 && overlap > 2) covered.push((node.textContent ?? '').trim().slice(0, 24));
    }
    window.scrollTo(0, 0);
    return { toBottom, isSeen, covered };
  });
