import { formatHex } from 'culori';
import { expect, test } from 'vitest';
import { contrastViolations, paletteOf } from './palette.ts';

/** Hues in full saturation, half and grey, in several lightnesses. */
const COLOURS = [
  ...[0, 0.5, 1].flatMap((s) =>
    [0.05, 0.3, 0.5, 0.8, 1].flatMap((l) =>
      Array.from({ length: 36 }, (_, at) => formatHex({ mode: 'hsl', h: at * 10, s, l })),
    ),
  ),
  '#000000',
  '#ffffff',
];

test('text and controls have enough contrast, whatever the colour', () => {
  for (const colour of COLOURS) expect(contrastViolations(paletteOf(colour)), colour).toEqual([]);
});

test('the button has the colour itself if white text on it is readable', () => {
  expect(paletteOf('#7a3fd0')['button']).toBe('#7a3fd0');
  expect(paletteOf('#ffd400')['button']).not.toBe('#ffd400');
});

test('a pair with too little contrast is reported', () => {
  expect(contrastViolations({ ...paletteOf('#7a3fd0'), 'text-2': '#aaaaaa' })).toContain(
    'text-2 on sheet has 2.32, less than 4.5',
  );
});

test.each(['', 'red', '#fff', '#12345g'])('%j is refused', (text) =>
  expect(() => paletteOf(text)).toThrow('is not a colour like #7a3fd0'),
);
