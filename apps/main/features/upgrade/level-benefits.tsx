import { classes } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import type { TierMatrixProps } from './tier-matrix.tsx';
import { GainList, gainsOf } from './gain-list.tsx';
import { betterText } from './level-facts.ts';
import { tieredLevels } from './levels.ts';
import type { UpgradeState } from './upgrade-parts.tsx';
import sheet from '../../shared/purchase/sheet.module.css';
import styles from './level-benefits.module.css';

/** What the level has: beside the other levels in a table, and without others in a list. */
export function LevelBenefits(state: UpgradeState<typeof LazyParts>) {
  const { parts, levels, level, membershipStatus, packageList } = state;
  const { selected } = packageList;
  if (tieredLevels(levels).length > 1) {
    const note = betterText({ level, levels, membershipStatus, selected });
    return <TierSection {...{ levels, level, membershipStatus, note, parts }} />;
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

interface TierSectionProps extends TierMatrixProps {
  /** What the level adds, may be ''. */
  note: string;
  /** null until the chunk has loaded. */
  parts: Pick<typeof LazyParts, 'TierMatrix'> | null;
}

/** The levels side by side, where at least two have benefits. Its room is reserved until the lazy chunk is here. */
export const TierSection = ({ parts, note, ...matrix }: TierSectionProps) =>
  tieredLevels(matrix.levels).length > 1 && (
    <section className={classes(sheet.section, styles.tiers)}>
      <div className={styles.heading}>
        <h2>会员权益对比</h2>
        {note && <Better note={note} />}
      </div>
      {parts ? <parts.TierMatrix {...matrix} /> : <div className={styles.skeleton} />}
    </section>
  );

/** 3 项优于标准会员: the number first, and large. */
function Better({ note }: { note: string }) {
  const [count, than] = note.split('\u00a0');
  return (
    <p>
      <b>{count}</b>
      {'\u00a0'}
      {than}
    </p>
  );
}
