import { encodeQr } from '@vip/ui/qr';
import { HEIGHT, WIDTH, drawPoster, type PosterFacts } from './draw-poster.ts';

/** Pixels a unit: an album's picture of 1029 by 1152. */
const SCALE = 3;

/**
 * A poster as a PNG data URL, since a long press saves pictures and not canvases. Throws where the browser draws no
 * canvas.
 */
export function makePoster(facts: Omit<PosterFacts, 'qr'> & { link: string }): string {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SCALE;
  canvas.height = HEIGHT * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  pen.scale(SCALE, SCALE);
  drawPoster(pen, { ...facts, qr: encodeQr(facts.link) });
  return canvas.toDataURL('image/png');
}
