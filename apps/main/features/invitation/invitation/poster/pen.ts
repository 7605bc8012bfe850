import { encodeQr } from '@vip/ui/qr';

/** Colours of `theme.css`, since a canvas does not know custom properties. */
export const INK = {
  ground: '#14120f',
  line: '#3d3529',
  white: '#f8f0e0',
  soft: '#cfc2aa',
  champagne: '#f0e2c3',
  gold: '#e2cb9c',
  /** On gold. */
  dark: '#35270c',
  bronze: '#4a380f',
  /** Light and shadow of a golden face. */
  face: ['#f6ebd3', '#e6d1a6', '#cdac70'],
} as const;

/** Size in units. */
export const font = (size: number, isBold = false): string =>
  `${isBold ? 700 : 400} ${size}px -apple-system, "PingFang SC", "Noto Sans CJK SC", "HarmonyOS Sans SC", sans-serif`;

/** Cuts a text with an ellipsis to `width` in the present font. */
export function fitText(
  pen: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  width: number,
): string {
  if (pen.measureText(text).width <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 0) {
    characters.pop();
    const cut = `${characters.join('')}…`;
    if (pen.measureText(cut).width <= width) return cut;
  }
  return '';
}

interface Place {
  x: number;
  y: number;
  size: number;
}

/** The white square below a QR code. Its corners are in the quiet zone. */
export function drawCard(pen: CanvasRenderingContext2D, { x, y, size }: Place, radius: number): void {
  pen.fillStyle = '#fff';
  fillRounded(pen, { x, y, width: size, height: size }, radius);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle with round corners, in the present colour. */
export function fillRounded(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  radius: number,
): void {
  const [right, bottom] = [x + width, y + height];
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(right, y, right, bottom, radius);
  pen.arcTo(right, bottom, x, bottom, radius);
  pen.arcTo(x, bottom, x, y, radius);
  pen.arcTo(x, y, right, y, radius);
  pen.fill();
}

/** Pixels of the example: fewer than the modules of its code. */
const BLURRED = 17;

/** A blurred QR code. No scanner can read it: several modules share a pixel, which is then enlarged. */
export function drawExampleQr(pen: CanvasRenderingContext2D, { x, y, size }: Place): void {
  const small = document.createElement('canvas');
  small.width = BLURRED;
  small.height = BLURRED;
  const smallPen = small.getContext('2d');
  if (!smallPen) return;
  drawQr(smallPen, encodeQr('example'), { x: 0, y: 0, size: BLURRED });
  pen.drawImage(small, x, y, size, size);
}

/**
 * Dark modules; `size` includes the quiet zone. Adjacent modules of a row are one rectangle, since separate ones would
 * show seams between pixels.
 */
export function drawQr(pen: CanvasRenderingContext2D, modules: boolean[][], { x, y, size }: Place): void {
  pen.fillStyle = '#000';
  const side = size / modules.length;
  modules.forEach((row, line) => {
    let from = 0;
    for (let at = 0; at <= row.length; at += 1) {
      if (row[at]) continue;
      if (at > from) pen.fillRect(x + from * side, y + line * side, (at - from) * side, side);
      from = at + 1;
    }
  });
}
