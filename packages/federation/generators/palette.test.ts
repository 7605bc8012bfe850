import { expect, test } from 'vitest';
import { contrast, fromHex, fromHsl, toHex, toHsl } from './colour.ts';
import { contrastTroubles, paletteOf } from './palette.ts';

/** Every hue in full and in grey, and the corners of the cube. */
const COLOURS = [
  ...[0, 0.5, 1].flatMap((saturation) =>
    [0.05, 0.3, 0.5, 0.8, 1].flatMap((lightness) =>
      Array.from({ length: 36 }, (_, at) => toHex(fromHsl([at * 10, saturation, lightness]))),
    ),
  ),
  '#000000',
  '#ffffff',
];

test('whatever the colour, everything that is read or operated stands out from what it stands on', () => {
  for (const colour of COLOURS) expect(contrastTroubles(paletteOf(colour)), colour).toEqual([]);
});

test('a colour that white can be read on is the button as it is', () => {
  expect(paletteOf('#7a3fd0')['button']).toBe('#7a3fd0');
  expect(paletteOf('#ffd400')['button']).not.toBe('#ffd400');
});

test('two colours that are too close are told', () => {
  expect(contrastTroubles({ ...paletteOf('#7a3fd0'), 'text-2': '#aaaaaa' })).toContain(
    'text-2 on sheet has 2.32, less than 4.5',
  );
});

test('a colour comes back from its hue as it was, by one step of 255 at most', () => {
  for (const hex of ['#7a3fd0', '#0a7a44', '#c23b22', '#808080', '#000000', '#ffffff']) {
    const [was, is] = [fromHex(hex), fromHsl(toHsl(fromHex(hex)))];
    was.forEach((part, at) => expect(Math.abs(part - (is[at] ?? NaN)), hex).toBeLessThanOrEqual(1));
  }
});

test('contrast is that of WCAG: 21 between black and white, 1 of a colour with itself', () => {
  expect(contrast(fromHex('#000000'), fromHex('#ffffff'))).toBeCloseTo(21);
  expect(contrast(fromHex('#7a3fd0'), fromHex('#7a3fd0'))).toBe(1);
});

test.each(['', 'red', '#fff', '#12345g'])('%j is refused', (text) =>
  expect(() => paletteOf(text)).toThrow('is no colour like #7a3fd0'),
);
