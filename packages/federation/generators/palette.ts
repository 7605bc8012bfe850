import { contrast, darkenTo, fromHex, fromHsl, toHex, toHsl, type Rgb } from './colour.ts';

/** White and the plainest tints of a hue: what words stand on. */
const WHITE: Rgb = [255, 255, 255];

/** WCAG 2.2: words, and the edges of what is operated. */
const WORDS = 4.5;
const EDGES = 3;

/** A theme's colours by the names of `@vip/ui`'s tokens, without their dashes. */
export type Palette = Record<string, string>;

/** A theme from one colour, `#rrggbb`: the button's as it is, or darkened until white words on it can be read. */
export function paletteOf(hex: string): Palette {
  const colour = fromHex(hex);
  const [hue, saturation] = toHsl(colour);
  const tinted = (most: number, lightness: number) => fromHsl([hue, Math.min(saturation, most), lightness]);
  const background = tinted(0.3, 0.97);
  const fill = tinted(0.5, 0.95);
  const grounds = [WHITE, background, fill];
  const readable = darkenTo(colour, WORDS, [...grounds, tinted(0.6, 0.88)]);
  return Object.fromEntries(
    Object.entries({
      bg: background,
      sheet: WHITE,
      text: darkenTo(tinted(0.25, 0.12), 12, grounds),
      'text-2': darkenTo(tinted(0.15, 0.36), 5.5, grounds),
      'text-3': darkenTo(tinted(0.12, 0.42), WORDS, grounds),
      line: tinted(0.2, 0.9),
      edge: darkenTo(tinted(0.1, 0.6), EDGES, grounds),
      'edge-on': readable,
      'fill-on': fill,
      tint: tinted(0.6, 0.88),
      accent: readable,
      link: readable,
      button: darkenTo(colour, WORDS, [WHITE]),
      'button-text': WHITE,
      'button-edge': darkenTo(tinted(0.1, 0.6), EDGES, grounds),
      bad: darkenTo(fromHex('#c0392b'), WORDS, grounds),
      ok: darkenTo(fromHex('#1c7048'), WORDS, grounds),
      focus: readable,
      block: tinted(0.2, 0.91),
    }).map(([name, value]) => [name, toHex(value)]),
  );
}

/** Pairs that are read or operated, each with the least contrast between them: what holds of every palette. */
export const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...['bg', 'sheet', 'fill-on'].flatMap((ground) => [
    ...['text', 'text-2', 'text-3', 'accent', 'link', 'bad', 'ok'].map(
      (front) => [front, ground, WORDS] as const,
    ),
    ...['edge', 'edge-on', 'focus'].map((front) => [front, ground, EDGES] as const),
  ]),
  ['text', 'tint', WORDS],
  ['accent', 'tint', WORDS],
  ['button-text', 'button', WORDS],
];

/** The pairs of a palette that are too close, one sentence each. */
export const contrastTroubles = (palette: Palette): string[] =>
  PAIRS.flatMap(([front, ground, least]) => {
    const found = contrast(fromHex(palette[front] ?? ''), fromHex(palette[ground] ?? ''));
    return found < least ? [`${front} on ${ground} has ${found.toFixed(2)}, less than ${least}`] : [];
  });
