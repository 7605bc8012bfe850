import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a scan of a picture on the page gives; null where it shows no QR code. */
export async function readQr(picture: Locator): Promise<string | null> {
  const { width, height, pixels } = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    // As a phone's camera sees it on this screen; all of a large picture would take long to hand over.
    canvas.width = image.naturalWidth / 2;
    canvas.height = image.naturalHeight / 2;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, pixels: Array.from(data) };
  });
  return (
    jsQR(Uint8ClampedArray.from(pixels), width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
  );
}
