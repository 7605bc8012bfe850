import type { Driver } from '../driver.ts';

/**
 * Tap targets smaller than 44 px, including everything that belongs to them. Links
 * within a sentence are left out, as in WCAG 2.5.8.
 */
export const smallTargets = (driver: Driver): Promise<string[]> =>
  driver.evaluate(() => {
    const small: string[] = [];
    const SELECTOR = 'button, a[href], label, summary, [role=button], [role=tab]';
    for (const target of Array.from(document.body.querySelectorAll(SELECTOR))) {
      const { display, visibility } = getComputedStyle(target);
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0 || visibility !== 'visible' || display === 'inline') continue;
      if (target.tagName === 'A' && target.parentElement?.closest('p, li, label')) continue;
      // The element at half the size from the middle must belong to the target; pseudo-elements count.
      const isShort = (x: number, y: number, size: number): boolean => {
        if (size >= 44) return false;
        target.scrollIntoView({ block: 'center' });
        const now = target.getBoundingClientRect();
        const met = document.elementFromPoint(now.left + width / 2 + x, now.top + height / 2 + y);
        return met === null || !(target.contains(met) || met.contains(target));
      };
      if (
        isShort(0, 21, height) ||
        isShort(0, -21, height) ||
        isShort(21, 0, width) ||
        isShort(-21, 0, width)
      )
        small.push(
          `${(target.textContent || target.getAttribute('aria-label') || '').trim().slice(0, 20)} (${Math.round(left)},${Math.round(top)} ${Math.round(width)}x${Math.round(height)})`,
        );
    }
    window.scrollTo(0, 0);
    return small;
  });
