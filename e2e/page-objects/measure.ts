import type { Page } from '@playwright/test';

/** A page of Playwright or of another engine's driver. */
interface Measured {
  evaluate<R>(inPage: () => R | Promise<R>): Promise<R>;
  viewportSize(): { width: number; height: number } | null;
}

/**
 * How far the document extends beyond the screen to the right, px. A phone zooms out to show all of a page that is too
 * wide, so `innerWidth` grows: the width of the viewport counts.
 */
export async function overflow(page: Measured): Promise<number> {
  const width = page.viewportSize()?.width ?? 0;
  const reach = await page.evaluate(() => Math.max(document.documentElement.scrollWidth, window.innerWidth));
  return reach - width;
}

/** Texts clipped by their box. Not those below it that repeat others, which are hidden from screen readers. */
export const clippedTexts = (page: Measured): Promise<string[]> =>
  page.evaluate(() => {
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, clipPath, clip } = getComputedStyle(element);
      return width > 2 && height > 2 && visibility === 'visible' && clipPath === 'none' && clip === 'auto';
    };
    /** Scrollable boxes do not clip. */
    const hides = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        x: (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1,
        y:
          (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 1,
      };
    };
    const cut: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasOwnText(element) || !isShown(element)) continue;
      const text = element.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { x, y } = hides(box);
        const frame = box.getBoundingClientRect();
        if (y && text.top >= frame.bottom - 1 && element.closest('[aria-hidden="true"]')) break;
        const isOut =
          (x && (text.right > frame.right + 1 || text.left < frame.left - 1 || box === element)) ||
          (y && (text.bottom > frame.bottom + 1 || text.top < frame.top - 1 || box === element));
        if (isOut) {
          cut.push(
            `${element.textContent?.trim().slice(0, 40)} in ${box.tagName.toLowerCase()}.${box.className}`,
          );
          break;
        }
      }
    }
    return cut;
  });

/**
 * Overlapping texts. Sticky bars and popups are
 * meant to cover scrolled content, so only texts of the same layer are compared.
 */
export const overlappingTexts = (page: Measured): Promise<string[]> =>
  page.evaluate(() => {
    const layerOf = (element: Element): Element => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position } = getComputedStyle(box);
        if (position === 'sticky' || position === 'fixed' || box.getAttribute('role') === 'dialog')
          return box;
      }
      return document.body;
    };
    interface Line {
      text: string;
      layer: Element;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || ['SCRIPT', 'STYLE'].includes(parent.tagName)) continue;
      const { visibility, clipPath, clip, opacity } = getComputedStyle(parent);
      if (visibility !== 'visible' || clipPath !== 'none' || clip !== 'auto' || opacity === '0') continue;
      if (parent.closest('[aria-hidden="true"]') || parent.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2)
          lines.push({ text: node.textContent.trim().slice(0, 24), layer: layerOf(parent), box });
    }
    const found: string[] = [];
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.layer !== one.layer) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Line boxes overlap a little without their glyphs: up to a third of the smaller line is allowed. Old engines
        // round lines to whole pixels.
        if (width > 2 && height > Math.min(one.box.height, other.box.height) / 3 + 1)
          found.push(`${one.text} | ${other.text}`);
      }
    });
    return found;
  });

/** Starts to record layout shifts before the page loads. `layoutShift` returns the sum so far. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] } = { value: 0, what: [] };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        const box = ({ x, y, width, height }: DOMRect) => `${width}x${height} at ${x},${y}`;
        moved.value += value;
        moved.what.push(
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${box(previousRect)} -> ${box(currentRect)}: ${node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.nodeName ?? 'gone')}`,
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const layoutShift = (page: Page): Promise<{ value: number; what: string[] }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // After two frames the observer has everything rendered so far.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(
              (window as Window & { moved?: { value: number; what: string[] } }).moved ?? {
                value: -1,
                what: [],
              },
            ),
          ),
        );
      }),
  );
