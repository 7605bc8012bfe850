import type { Page } from '@playwright/test';

/** CSS pixels: about two screens of a phone. */
const MOST_HEIGHT = 1624;

export interface Picture {
  type: 'image/png' | 'image/webp';
  content: Buffer;
}

/** A data URL. */
export const addressOf = ({ type, content }: Picture): string =>
  `data:${type};base64,${content.toString('base64')}`;

/**
 * The page as a PNG, in CSS pixels, without timers and
 * animations, so that the same page gives the same picture.
 */
export async function takePicture(page: Page): Promise<Picture> {
  await animationsEnd(page);
  // Without its animation the clone of a closed popup would be visible until it is removed.
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

/** Waits for finite animations; the style above stops infinite ones. */
const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    // A cancelled animation has ended, too.
    await Promise.all(running.map((animation) => animation.finished.catch(() => undefined)));
  });

/**
 * Converts to WebP in a browser, to a tenth of the PNG. `desk` is an
 * empty page.
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
