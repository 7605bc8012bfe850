import { expect, test } from 'vitest';
import { benefitPhoto } from './benefit-list.tsx';

test('the drawing of a benefit shows what it does', () => {
  expect(benefitPhoto('grid', 0)).toEqual({ of: 'cut' });
  expect(benefitPhoto('image', 3)).toEqual({ of: 'clean' });
});

test('unknown benefits have photos without an edit, each different from its neighbours', () => {
  const photos = [0, 1, 2, 3, 4].map((place) => benefitPhoto(place % 2 ? null : 'rocket', place));
  expect(photos.every(({ over }) => over === undefined)).toBe(true);
  photos.slice(1).forEach(({ of }, at) => expect(of).not.toBe(photos[at]?.of));
});
