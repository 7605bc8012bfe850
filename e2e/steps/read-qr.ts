import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** What a scan of a picture on the page gives; null where it shows no QR code. */
export async function readQr(picture: Locator): Promise<string | null> {
  const { width, height, greys } = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    // As a phone's camera sees it on this screen; all of a large picture would take long to hand over.
    canvas.width = image.naturalWidth / 2;
    canvas.height = image.naturalHeight / 2;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    // A letter a pixel: a list of numbers takes seconds to hand over.
    let letters = '';
    for (let at = 0; at < data.length; at += 4) letters += String.fromCharCode(data[at + 1] ?? 0);
    return { width: canvas.width, height: canvas.height, greys: btoa(letters) };
  });
  const pixels = Uint8ClampedArray.from(
    [...Buffer.from(greys, 'base64')].flatMap((grey) => [grey, grey, grey, 255]),
  );
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
