import type { Driver } from '../driver.ts';

/**
 * Boxes closer to each other than their container's gap. Engines without a gap between flex items (all
 * Chromiums before 84) report support for `gap`, since grids have it, so the boxes are measured.
 */
export const missingGaps = (driver: Driver): Promise<string[]> =>
  driver.evaluate(() => {
    const missing: string[] = [];
    for (const box of Array.from(document.body.querySelectorAll('*'))) {
      const { display, columnGap, rowGap, flexDirection } = getComputedStyle(box);
      if (!/flex|grid/.test(display)) continue;
      const across = parseFloat(columnGap) || 0;
      const down = parseFloat(rowGap) || 0;
      if (across === 0 && down === 0) continue;
      const places = Array.from(box.children)
        .filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position))
        .map((child) => child.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      places.slice(1).forEach((place, at) => {
        const before = places[at]!;
        const isBeside = place.left >= before.right - 0.5 && place.top < before.bottom;
        const isBelow = place.top >= before.bottom - 0.5;
        const isShort =
          (isBeside && place.left - before.right < across - 0.5) ||
          (isBelow && !isBeside && place.top - before.bottom < down - 0.5);
        if (isShort)
          missing.push(`${box.className} (${display} ${flexDirection}): ${box.textContent?.slice(0, 20)}`);
      });
    }
    return missing;
  });

/** Radio tiles that touch each other, as pairs of names. */
export const touchingTiles = (driver: Driver): Promise<string[]> =>
  driver.evaluate(() => {
    const tiles = Array.from(document.querySelectorAll('input[type=radio]'))
      .map((radio) => radio.closest('label'))
      .filter((label): label is HTMLLabelElement => label !== null)
      .map((label) => ({ text: (label.textContent ?? '').slice(0, 12), box: label.getBoundingClientRect() }));
    const touching: string[] = [];
    tiles.forEach((one, at) => {
      for (const other of tiles.slice(at + 1)) {
        const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
        const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
        if (across < -1 && down < -1) touching.push(`${one.text} | ${other.text}`);
      }
    });
    return touching;
  });
