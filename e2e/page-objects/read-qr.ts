import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** The content of a QR code in a picture; null if there is none. */
export async function readQr(picture: Locator): Promise<string | null> {
  const { width, height, greys } = await picture.evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    // Half the size: transferring a large picture takes long.
    canvas.width = image.naturalWidth / 2;
    canvas.height = image.naturalHeight / 2;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    // One character per pixel: a list of numbers takes seconds to transfer.
    let letters = '';
    for (let at = 0; at < data.length; at += 4) letters += String.fromCharCode(data[at + 1] ?? 0);
    return { width: canvas.width, height: canvas.height, greys: btoa(letters) };
  });
  const pixels = Uint8ClampedArray.from(
    [...Buffer.from(greys, 'base64')].flatMap((grey) => [grey, grey, grey, 255]),
  );
  return jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
