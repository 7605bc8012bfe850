import { classes } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import type { TierMatrixProps } from './tier-matrix.tsx';
import { betterText } from './level-facts.ts';
import { tieredLevels } from './levels.ts';
import { GainList, gainsOf, type UpgradeState } from './upgrade-parts.tsx';
import sheet from '../../shared/purchase/sheet.module.css';
import styles from './level-benefits.module.css';

interface Face {
  /** A certificate on ink. */
  isOnInk?: boolean;
}

/** What the level has: beside the other levels in a table, and without others in a list. */
export function LevelBenefits({ isOnInk = false, ...state }: UpgradeState<typeof LazyParts> & Face) {
  const { parts, levels, level, membershipStatus, packageList } = state;
  const { selected } = packageList;
  if (tieredLevels(levels).length > 1) {
    const note = betterText({ level, levels, membershipStatus, selected });
    return <TierSection {...{ levels, level, membershipStatus, note, parts, isOnInk }} />;
  }
  const gains = gainsOf(selected.benefits);
  if (gains.length === 0) return null;
  return (
    <section className={sheet.section}>
      <h2>{level.name}权益</h2>
      <GainList gains={gains} />
    </section>
  );
}

interface TierSectionProps extends TierMatrixProps, Face {
  /** What the level adds, may be ''. */
  note: string;
  /** null until the chunk has loaded. */
  parts: Pick<typeof LazyParts, 'TierMatrix'> | null;
}

/** The levels side by side, where at least two have benefits. Its room is reserved until the lazy chunk is here. */
export const TierSection = ({ parts, note, isOnInk, ...matrix }: TierSectionProps) =>
  tieredLevels(matrix.levels).length > 1 && (
    <section className={classes(sheet.section, styles.tiers, isOnInk && styles.ink)}>
      <div className={styles.heading}>
        <h2>会员权益对比</h2>
        {note && <p>{note}</p>}
      </div>
      {parts ? <parts.TierMatrix {...matrix} /> : <div className={styles.skeleton} />}
    </section>
  );
