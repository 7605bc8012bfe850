import type { Page } from '@playwright/test';

/** CSS pixels: what a phone shows in two screens; the rest of a long page adds weight and nothing to see. */
const MOST_HEIGHT = 1624;

export interface Picture {
  type: 'image/png' | 'image/webp';
  content: Buffer;
}

/** What an image element shows it by. */
export const addressOf = ({ type, content }: Picture): string =>
  `data:${type};base64,${content.toString('base64')}`;

/**
 * The page as a PNG, in CSS pixels. What counts the seconds and what is drawn by chance is left out, and nothing
 * moves, so that the same page gives the same picture.
 */
export async function takePicture(page: Page): Promise<Picture> {
  await settle(page);
  // Without its animation the clone of a closed popup would be seen again until it is removed.
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
  await page.addStyleTag({
    content:
      '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}[role="timer"]{visibility:hidden!important}',
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize() ?? { width: 375, height: 812 };
  await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(MOST_HEIGHT, height)) });
  const content = await page.screenshot({ scale: 'css' });
  await page.setViewportSize(size);
  return { type: 'image/png', content };
}

/** What opens, closes and selects comes to its end; what goes round for ever is stopped by the style above. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // One that was cancelled is at its end too.
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });

/**
 * The same as a WebP, to be kept: browsers compress better than any library at hand, to a tenth of the PNG. `desk` is a
 * blank page to work on.
 */
export async function toWebp(desk: Page, picture: Picture): Promise<Picture> {
  const url = await desk.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.7);
  }, addressOf(picture));
  return { type: 'image/webp', content: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
