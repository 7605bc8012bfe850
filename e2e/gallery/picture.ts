import type { Page } from '@playwright/test';

/** CSS pixels: no more than the screen, two screens of a phone for the start of a page, and longer than any page with large text. */
const MOST_HEIGHT = { screen: 0, start: 1624, whole: 7000 };

export interface Picture {
  type: 'image/png' | 'image/webp';
  content: Buffer;
}

/** A data URL. */
export const addressOf = ({ type, content }: Picture): string =>
  `data:${type};base64,${content.toString('base64')}`;

/** The page as a PNG, in CSS pixels, without animations, so that the same page gives the same picture. */
export async function takePicture(page: Page, part: keyof typeof MOST_HEIGHT): Promise<Picture> {
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
  const height = await page.evaluate(() =>
    document.fonts.ready.then(() => document.documentElement.scrollHeight),
  );
  const size = page.viewportSize() ?? { width: 375, height: 812 };
  await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(MOST_HEIGHT[part], height)) });
  const content = await page.screenshot({ scale: 'css', animations: 'disabled' });
  await page.setViewportSize(size);
  return { type: 'image/png', content };
}

/** Every amount that the page shows, in order, one a line: the comparison of pictures does not see a wrong digit. */
export const amountsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const found = document.body.innerText.match(/[-−]?¥\s*[\d.,]+/g) ?? [];
    return found.map((amount) => `${amount.replace(/\s/g, '')}\n`).join('');
  });

/** Converts to WebP in a browser, to a tenth of the PNG. `desk` is an empty page; `quality` from 0 to 1. */
export async function toWebp(desk: Page, picture: Picture, quality: number): Promise<Picture> {
  const url = await desk.evaluate(
    async ({ source, quality: given }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', given);
    },
    { source: addressOf(picture), quality },
  );
  return { type: 'image/webp', content: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
