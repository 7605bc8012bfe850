import type { Benefit } from '@vip/api';
import { chatShape, headsetShape, Icon, scanShape, starShape, toneShape } from '@vip/ui';

/** By the backend's icon name of a benefit. Unknown names get a star. */
const SHAPES: Readonly<Record<string, string | undefined>> = {
  chat: chatShape,
  tone: toneShape,
  scan: scanShape,
  head: headsetShape,
};

export const BenefitIcon = ({ icon }: Pick<Benefit, 'icon'>) => (
  <Icon shape={(icon && SHAPES[icon]) || starShape} size={20} />
);
