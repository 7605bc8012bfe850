import type { Page } from '@playwright/test';
import { addressOf, type Picture } from './picture.ts';

/** Edge length of the compared squares, px: smaller than a character, larger than its antialiased edges. */
const SQUARE = 8;
/** Tolerated difference of a square's mean colour, of 255: two renderings of the same font stay below. */
const SAME = 28;

/**
 * The share of squares (0 to 1) that two pictures differ in, by their mean colour. Digits that change with every order
 * and the edges of letters do not count; a part that moved, appeared or disappeared does. `desk` is an empty page.
 */
export function difference(desk: Page, one: Picture, other: Picture): Promise<number> {
  return desk.evaluate(
    async ([first = '', second = '', square, same]) => {
      const load = async (url: string) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image;
      };
      const images = await Promise.all([load(String(first)), load(String(second))]);
      const width = Math.ceil(Math.max(...images.map((image) => image.width)) / Number(square));
      const height = Math.ceil(Math.max(...images.map((image) => image.height)) / Number(square));
      const [left, right] = images.map((image) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const pen = canvas.getContext('2d');
        if (!pen) throw new Error('no canvas');
        pen.fillStyle = '#f0f';
        pen.fillRect(0, 0, width, height);
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, 0, 0, image.width / Number(square), image.height / Number(square));
        return pen.getImageData(0, 0, width, height).data;
      });
      if (!left || !right) throw new Error('two pictures are compared');
      let changed = 0;
      for (let at = 0; at < left.length; at += 4) {
        const isOff = [0, 1, 2].some(
          (channel) => Math.abs((left[at + channel] ?? 0) - (right[at + channel] ?? 0)) > Number(same),
        );
        if (isOff) changed += 1;
      }
      return changed / (left.length / 4);
    },
    [addressOf(one), addressOf(other), SQUARE, SAME] as (string | number)[],
  );
}
