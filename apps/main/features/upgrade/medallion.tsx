import type { Benefit } from '@vip/api';
import { voiceShape } from '@vip/ui';
import { BenefitIcon } from '../../shared/benefit-icon.tsx';
import styles from './medallion.module.css';

const LEVEL_SHAPES = { voice: voiceShape };

/** The icon of a benefit, also of one that only these pages sell. */
export const LevelIcon = ({ icon }: Pick<Benefit, 'icon'>) => <BenefitIcon icon={icon} more={LEVEL_SHAPES} />;

/** The picture of a benefit: its icon in an engraved ring. */
export const Medallion = ({ icon }: Pick<Benefit, 'icon'>) => (
  <span className={styles.medallion}>
    <LevelIcon icon={icon} />
  </span>
);
