import { fillRounded, font, INK } from './pen.ts';

/** Width of the stub of the ticket, at its right. */
const STUB = 94;
const NOTCH = 7;

/** The gift, as the largest thing of the poster: a golden ticket with a stub to tear off. */
export function drawGift(
  pen: CanvasRenderingContext2D,
  box: { x: number; y: number; width: number; height: number },
  days: number,
): void {
  const { x, y, width, height } = box;
  pen.fillStyle = goldenFace(pen, box);
  fillRounded(pen, box, 14);
  drawTear(pen, x + width - STUB, y, y + height);

  pen.fillStyle = INK.bronze;
  pen.font = font(13);
  pen.fillText('送你', x + 18, y + 28);
  pen.fillStyle = INK.dark;
  pen.font = font(50, true);
  pen.fillText(`${days}`, x + 17, y + 76);
  const end = x + 17 + pen.measureText(`${days}`).width;
  pen.font = font(24, true);
  pen.fillText('天会员', end + 8, y + 75);

  pen.fillStyle = INK.bronze;
  pen.font = font(14, true);
  pen.textAlign = 'center';
  ['首次登录', '即可领取'].forEach((line, at) => pen.fillText(line, x + width - STUB / 2, y + 43 + at * 21));
  pen.textAlign = 'left';
}

/** The ticket where only its number can be read: whole, in the middle. */
export function drawPlainGift(
  pen: CanvasRenderingContext2D,
  box: { x: number; y: number; width: number; height: number },
  days: number,
): void {
  const { x, y, width } = box;
  pen.fillStyle = goldenFace(pen, box);
  fillRounded(pen, box, 14);
  pen.fillStyle = INK.dark;
  pen.font = font(64, true);
  const wide = pen.measureText(`${days}`).width;
  pen.font = font(36, true);
  const left = x + (width - wide - 12 - pen.measureText('天会员').width) / 2;
  pen.fillText('天会员', left + wide + 12, y + 69);
  pen.font = font(64, true);
  pen.fillText(`${days}`, left, y + 72);
}

/** Light from the upper left. */
function goldenFace(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): CanvasGradient {
  const face = pen.createLinearGradient(x, y, x + width, y + height);
  INK.face.forEach((shade, at) => face.addColorStop(at / 2, shade));
  return face;
}

/** Where the stub tears off: a dashed line between two notches. */
function drawTear(pen: CanvasRenderingContext2D, x: number, top: number, bottom: number): void {
  pen.fillStyle = INK.ground;
  for (const y of [top, bottom]) {
    pen.beginPath();
    pen.arc(x, y, NOTCH, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.strokeStyle = 'rgba(74, 56, 15, 0.5)';
  pen.lineWidth = 1;
  pen.setLineDash([3, 4]);
  pen.beginPath();
  pen.moveTo(x, top + NOTCH + 5);
  pen.lineTo(x, bottom - NOTCH - 4);
  pen.stroke();
  pen.setLineDash([]);
}
