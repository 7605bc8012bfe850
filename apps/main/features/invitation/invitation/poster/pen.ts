/** The poster's colours: main's, as `theme.css` has them. A canvas knows no custom properties. */
export const INK = {
  ground: '#14120f',
  line: '#3d3529',
  white: '#f8f0e0',
  soft: '#cfc2aa',
  champagne: '#f0e2c3',
  gold: '#e2cb9c',
} as const;

/** A font of this many units. */
export const font = (size: number, isBold = false): string =>
  `${isBold ? 700 : 400} ${size}px -apple-system, "PingFang SC", "Noto Sans CJK SC", "HarmonyOS Sans SC", sans-serif`;

/** A text that is no wider than `width` in the pen's present font: cut with an ellipsis where it has to be. */
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
