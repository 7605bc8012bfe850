import { classes } from '@vip/ui';
import type * as LazyParts from '../lazy-parts.tsx';
import { tieredLevels } from '../levels.ts';
import type { TierMatrixProps } from './tier-matrix.tsx';
import sheet from '../../../shared/purchase/sheet.module.css';
import styles from './upgrade-base.module.css';

interface TierSectionProps extends TierMatrixProps {
  /** null until the chunk has loaded. */
  parts: Pick<typeof LazyParts, 'TierMatrix'> | null;
}

/** The levels side by side, where at least two have benefits. Its room is reserved until the lazy chunk is here. */
export const TierSection = ({ parts, ...matrix }: TierSectionProps) =>
  tieredLevels(matrix.levels).length > 1 && (
    <section className={classes(sheet.section, styles.tiers)}>
      <h2>会员权益对比</h2>
      {parts && <parts.TierMatrix {...matrix} />}
    </section>
  );
