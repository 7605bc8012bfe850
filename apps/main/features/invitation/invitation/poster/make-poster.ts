import { encodeQr } from '@vip/ui/qr';
import { drawCard, drawExampleQr, drawQr, fitText, font, INK } from './pen.ts';
import { drawGift, drawPlainGift } from './gift.ts';

/** Pixels per unit: the picture has 1029 by 1260. The example is shown at half the size. */
const SCALE = { poster: 3, example: 2 };

/**
 * A poster as a PNG data URL, since a long press saves pictures but not canvases. Without a link it is an example, whose
 * code cannot be scanned. null without canvas support.
 */
export function makePoster({ link, ...facts }: Omit<PosterFacts, 'qr'> & { link: string }): string | null {
  const canvas = document.createElement('canvas');
  const scale = link ? SCALE.poster : SCALE.example;
  canvas.width = WIDTH * scale;
  canvas.height = HEIGHT * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(scale, scale);
  if (link) drawPoster(pen, { ...facts, qr: encodeQr(link) });
  else drawExample(pen, facts);
  return canvas.toDataURL('image/png');
}

/** The contents of a poster. */
export interface PosterFacts {
  nickname: string;
  appName: string;
  slogan: readonly [string, string];
  /** What the app does. */
  purpose: string;
  /** Days of membership for the friend. */
  days: number;
  /** In groups: W7K 29M */
  code: string;
  /** QR code as rows of dark modules, with the quiet zone. */
  qr: boolean[][];
}

/** Size of the poster in units. */
export const WIDTH = 343;
export const HEIGHT = 420;
const MARGIN = 22;
const QR = { x: MARGIN, y: 300, size: 100 };
const EXAMPLE_QR = { x: MARGIN + 4, y: 274, size: 124 };

/** Draws the whole poster into a context of `WIDTH` by `HEIGHT` units. */
export function drawPoster(pen: CanvasRenderingContext2D, facts: PosterFacts): void {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawRosette(pen, WIDTH - MARGIN - 20, 46);
  drawSeal(pen, WIDTH - MARGIN - 20, 46);
  drawInviter(pen, facts);

  pen.fillStyle = INK.champagne;
  pen.font = font(28, true);
  facts.slogan.forEach((line, at) => pen.fillText(line, MARGIN, 110 + at * 36));
  pen.fillStyle = INK.soft;
  pen.font = font(14);
  pen.fillText(facts.purpose, MARGIN, 175);

  drawGift(pen, { x: MARGIN, y: 194, width: WIDTH - 2 * MARGIN, height: 90 }, facts.days);
  drawCard(pen, QR, 12);
  drawQr(pen, facts.qr, QR);
  drawCode(pen, facts.code);
}

/** Shown at half the size, so it has only the large things of a poster, each larger. */
function drawExample(pen: CanvasRenderingContext2D, { slogan, days }: Omit<PosterFacts, 'qr'>): void {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = INK.ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawRosette(pen, WIDTH - MARGIN - 20, 46);
  pen.fillStyle = INK.champagne;
  pen.font = font(39, true);
  slogan.forEach((line, at) => pen.fillText(line, MARGIN, 72 + at * 54));
  drawPlainGift(pen, { x: MARGIN, y: 158, width: WIDTH - 2 * MARGIN, height: 96 }, days);
  drawCard(pen, EXAMPLE_QR, 12);
  drawExampleQr(pen, EXAMPLE_QR);
  pen.fillStyle = INK.white;
  pen.font = font(28, true);
  pen.fillText('你的', 184, 330);
  pen.fillText('专属海报', 184, 370);
}

/** The inviter. The first character replaces the avatar, since pictures of other origins taint a canvas. */
function drawInviter(pen: CanvasRenderingContext2D, { nickname, appName }: PosterFacts): void {
  const [x, y, radius] = [MARGIN + 20, 46, 20];
  pen.fillStyle = INK.gold;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = INK.ground;
  pen.font = font(18, true);
  pen.textAlign = 'center';
  pen.fillText(Array.from(nickname)[0] ?? '友', x, y + 6.5);
  pen.textAlign = 'left';

  const left = x + radius + 12;
  pen.fillStyle = INK.white;
  pen.font = font(16, true);
  pen.fillText(fitText(pen, nickname || '你的好友', 150), left, 42);
  pen.fillStyle = INK.soft;
  pen.font = font(14);
  pen.fillText(`邀请你一起用${appName}`, left, 63);
}

function drawCode(pen: CanvasRenderingContext2D, code: string): void {
  const left = QR.x + QR.size + 18;
  pen.fillStyle = INK.white;
  pen.font = font(16, true);
  pen.fillText('长按识别二维码', left, 332);
  pen.fillStyle = INK.soft;
  pen.font = font(13);
  pen.fillText('邀请码', left, 362);
  pen.fillStyle = INK.champagne;
  pen.font = font(24, true);
  pen.fillText(fitText(pen, code, WIDTH - MARGIN - left), left, 390);
}

const PETALS = 12;

/** The engraved rosette in the corner: rotated ellipses. */
function drawRosette(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.strokeStyle = 'rgba(207, 175, 116, 0.3)';
  pen.lineWidth = 1;
  for (let petal = 0; petal < PETALS; petal += 1) {
    pen.beginPath();
    pen.ellipse(x, y, 120, 46, (petal * Math.PI) / PETALS, 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** The brand's seal in the middle of the rosette, as on the gold card (`seal.svg`): two rings around a star. */
function drawSeal(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = INK.ground;
  pen.strokeStyle = INK.gold;
  pen.lineWidth = 1.2;
  for (const radius of [22, 18.5]) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    if (radius === 22) pen.fill();
    pen.stroke();
  }
  pen.fillStyle = INK.gold;
  pen.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const [length, angle] = [point % 2 === 0 ? 13.5 : 5.4, (point * Math.PI) / 4];
    pen.lineTo(x + length * Math.sin(angle), y - length * Math.cos(angle));
  }
  pen.fill();
}
