import type { Page } from '@playwright/test';

/** CSS pixels: what a phone shows in two screens; the rest of a long page adds weight and nothing to see. */
const MOST_HEIGHT = 1624;

/**
 * The page as a WebP, in CSS pixels. What counts the seconds and what is drawn by chance is left out, and nothing
 * moves, so that the same page gives the same picture.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  await settle(page);
  await page.addStyleTag({
    content:
      '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}[role="timer"]{visibility:hidden!important}',
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize() ?? { width: 375, height: 812 };
  await page.setViewportSize({ ...size, height: Math.max(size.height, Math.min(MOST_HEIGHT, height)) });
  const png = await page.screenshot({ scale: 'css' });
  await page.setViewportSize(size);
  return toWebp(page, png);
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

/** Browsers compress better than any library at hand: a tenth of the PNG. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().browser()?.newPage();
  if (!blank) throw new Error('the browser is gone');
  const url = await blank.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.7);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
