import {
  bulbShape,
  chatShape,
  giftShape,
  heartShape,
  imageShape,
  moonShape,
  penShape,
  starShape,
  toneShape,
} from '@vip/ui';

const SHAPES: Readonly<Record<string, string | undefined>> = {
  heart: heartShape,
  bulb: bulbShape,
  chat: chatShape,
  moon: moonShape,
  gift: giftShape,
  tone: toneShape,
  image: imageShape,
  pen: penShape,
};

/** The drawing of a benefit by the backend's name for it; a star for a name that this page does not know. */
export const benefitIcon = (name: string | null): string => (name && SHAPES[name]) || starShape;
