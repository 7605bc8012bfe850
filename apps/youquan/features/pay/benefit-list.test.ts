import { expect, test } from 'vitest';
import { benefitPhoto } from './benefit-list.tsx';

test('the photo of a benefit shows the edit that it offers', () => {
  expect(benefitPhoto('grid', 0)).toEqual({ of: 'leaf', over: 'nine' });
  expect(benefitPhoto('image', 3)).toEqual({ of: 'cake', over: 'corners' });
});

test('unknown benefits have photos without an edit, each different from its neighbours', () => {
  const photos = [0, 1, 2, 3, 4].map((place) => benefitPhoto(place % 2 ? null : 'rocket', place));
  expect(photos.every(({ over }) => over === undefined)).toBe(true);
  photos.slice(1).forEach(({ of }, at) => expect(of).not.toBe(photos[at]?.of));
});
