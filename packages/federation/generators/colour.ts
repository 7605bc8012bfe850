/** Red, green, blue, 0 to 255. */
export type Rgb = readonly [number, number, number];
/** Hue in degrees, saturation and lightness 0 to 1. */
export type Hsl = readonly [number, number, number];

/** Throws where the text is no `#rrggbb`. */
export function fromHex(text: string): Rgb {
  const [, r = '', g = '', b = ''] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text) ?? [];
  if (!r) throw new Error(`${text || 'nothing'} is no colour like #7a3fd0`);
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)];
}

export const toHex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export function toHsl([r, g, b]: Rgb): Hsl {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return [(sixth * 60 + 360) % 360, Math.min(1, saturation), lightness];
}

export function fromHsl([hue, saturation, lightness]: Hsl): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** WCAG 2.2, relative luminance: 0 to 1. */
function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The lightest shade of a colour, itself at most, that has this contrast on each of some light grounds. */
export function darkenTo(colour: Rgb, least: number, grounds: readonly Rgb[]): Rgb {
  const [hue, saturation, lightness] = toHsl(colour);
  const isEnough = (shade: Rgb) => grounds.every((ground) => contrast(shade, ground) >= least);
  if (isEnough(colour)) return colour;
  for (let step = 1; step <= 100; step += 1) {
    const shade = fromHsl([hue, saturation, lightness * (1 - step / 100)]);
    if (isEnough(shade)) return shade;
  }
  throw new Error(`not even black has a contrast of ${least} on ${grounds.map(toHex).join(' and ')}`);
}
