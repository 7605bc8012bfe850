import { converter, formatHex, wcagContrast } from 'culori';
import { GeneratorRefusal } from './names.ts';

/** WCAG 2.2: least contrast of text, and of the edges of controls. */
const TEXT = 4.5;
const EDGE = 3;

const WHITE = '#ffffff';

/** A theme's colours, `#rrggbb` by the names of `@vip/ui`'s tokens without their dashes. */
export type Palette = Record<string, string>;

const toHsl = converter('hsl');

/** The colour, or its lightest darker shade, with at least this contrast on each of some light backgrounds. */
function darkenTo(colour: string, least: number, grounds: readonly string[]): string {
  const hsl = toHsl(colour);
  for (let step = 0; hsl && step <= 100; step += 1) {
    const shade = formatHex({ ...hsl, l: hsl.l * (1 - step / 100) });
    if (grounds.every((ground) => wcagContrast(shade, ground) >= least)) return shade;
  }
  throw new Error(`no shade has a contrast of ${least} on ${grounds.join(' and ')}`);
}

/**
 * A theme derived from one colour, `#rrggbb`. The button has this colour, darkened if white text on it would not be
 * readable. Throws `GeneratorRefusal` if the text is not such a colour.
 */
export function paletteOf(text: string): Palette {
  const hsl = /^#[\da-f]{6}$/i.test(text) ? toHsl(text) : undefined;
  if (!hsl) throw new GeneratorRefusal(`${text || 'nothing'} is not a colour like #7a3fd0`);
  const colour = text.toLowerCase();
  const tinted = (most: number, lightness: number) =>
    formatHex({ ...hsl, s: Math.min(hsl.s, most), l: lightness });
  const background = tinted(0.3, 0.97);
  const fill = tinted(0.5, 0.95);
  const grounds = [WHITE, background, fill];
  const readable = darkenTo(colour, TEXT, [...grounds, tinted(0.6, 0.88)]);
  return {
    bg: background,
    sheet: WHITE,
    text: darkenTo(tinted(0.25, 0.12), 12, grounds),
    'text-2': darkenTo(tinted(0.15, 0.36), 5.5, grounds),
    'text-3': darkenTo(tinted(0.12, 0.42), TEXT, grounds),
    line: tinted(0.2, 0.9),
    edge: darkenTo(tinted(0.1, 0.6), EDGE, grounds),
    'edge-on': readable,
    'fill-on': fill,
    tint: tinted(0.6, 0.88),
    accent: readable,
    link: readable,
    button: darkenTo(colour, TEXT, [WHITE]),
    'button-text': WHITE,
    'button-edge': darkenTo(tinted(0.1, 0.6), EDGE, grounds),
    bad: darkenTo('#c0392b', TEXT, grounds),
    focus: readable,
    block: tinted(0.2, 0.91),
  };
}

/** Pairs of text or control and background, each with its minimum contrast in every palette. */
const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['bg', 'sheet', 'fill-on'].flatMap((ground) => [
    ...['text', 'text-2', 'text-3', 'accent', 'link', 'bad'].map((front) => [front, ground, TEXT] as const),
    ...['edge', 'edge-on', 'focus'].map((front) => [front, ground, EDGE] as const),
  ]),
  ['text', 'tint', TEXT],
  ['accent', 'tint', TEXT],
  ['button-text', 'button', TEXT],
];

/** The pairs of a palette with too little contrast, one sentence each. */
export const contrastViolations = (palette: Palette): string[] =>
  PAIRS.flatMap(([front, ground, least]) => {
    const found = wcagContrast(palette[front] ?? '', palette[ground] ?? '');
    return found < least ? [`${front} on ${ground} has ${found.toFixed(2)}, less than ${least}`] : [];
  });
