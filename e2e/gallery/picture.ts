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

/** The page as a PNG, in CSS pixels, without timers and animations, so that the same page gives the same picture. */
export async function takePicture(page: Page): Promise<Picture> {
  await page.locator('[data-leaving]').waitFor({ state: 'detached' });
  const height = await page.evaluate(() =>
    document.fonts.ready.then(() => document.documentElement.scrollHeight),
  );
  const size = page.viewportSize() ?? { width: 375, height: 812 };
  await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(MOST_HEIGHT, height)) });
  const content = await page.screenshot({
    scale: 'css',
    animations: 'disabled',
    style: '[role="timer"]{visibility:hidden!important}',
  });
  await page.setViewportSize(size);
  return { type: 'image/png', content };
}

/** Converts to WebP in a browser, to a tenth of the PNG. `desk` is an empty page. */
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
