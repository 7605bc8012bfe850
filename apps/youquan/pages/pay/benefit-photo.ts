import type { PhotoProps } from './photo.tsx';

const PHOTOS: Readonly<Record<string, PhotoProps | undefined>> = {
  grid: { of: 'sea', over: 'nine' },
  pen: { of: 'coffee', over: 'words' },
  book: { of: 'cat', over: 'frame' },
  image: { of: 'lake', over: 'corners' },
};

const PLAIN: readonly PhotoProps['of'][] = ['field', 'leaf', 'city', 'hat'];

/** The photo of a benefit by the backend's name for its icon; a plain one, by its place, for an unknown name. */
export const benefitPhoto = (icon: string | null, place: number): PhotoProps =>
  (icon !== null && PHOTOS[icon]) || { of: PLAIN[place % PLAIN.length] ?? 'field' };
