import type { Benefit } from '@vip/api';
import { chatShape, headsetShape, Icon, scanShape, starShape, toneShape } from '@vip/ui';

/** By the backend's icon name of a benefit. Unknown names get a star. */
const SHAPES: Readonly<Record<string, string | undefined>> = {
  chat: chatShape,
  tone: toneShape,
  scan: scanShape,
  head: headsetShape,
};

interface BenefitIconProps extends Pick<Benefit, 'icon'> {
  /** Of benefits that only some pages sell. */
  more?: typeof SHAPES;
}

export const BenefitIcon = ({ icon, more }: BenefitIconProps) => (
  <Icon shape={(icon && (SHAPES[icon] ?? more?.[icon])) || starShape} size={20} />
);
