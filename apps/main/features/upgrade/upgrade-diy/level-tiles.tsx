import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import { afterLevel, type Level } from '../plan.ts';
import { stepTo, type Standing } from '../standing.ts';
import styles from './level-tiles.module.css';

export interface LevelTilesProps {
  levels: readonly Level[];
  level: Level;
  selected: MembershipPackage;
  standing: Standing;
  onSelect(id: string): void;
}

/** What stands under a level's name. */
function levelText({ rank, packages }: Level, standing: Standing): string {
  const step = stepTo(rank, standing);
  if (step === 'down') return '已包含';
  if (step === 'same') return '当前等级';
  return `¥${shortYuan(Math.min(...packages.map(({ price, credit }) => price + credit)))} 起`;
}

/** The levels beside each other. One below the present membership gives nothing and is not sold. */
export function LevelTiles({ levels, level, selected, standing, onSelect }: LevelTilesProps) {
  if (levels.length < 2) return null;
  const choose = (key: string) => {
    const next = levels.find((one) => one.key === key);
    if (next) onSelect(afterLevel(selected, next).id);
  };
  return (
    <>
      <h2>选等级</h2>
      <RadioGroup label="会员等级" value={level.key} onChange={choose} className={styles.tiles}>
        {levels.map((one) => (
          <Radio
            key={one.key}
            value={one.key}
            disabled={one !== level && stepTo(one.rank, standing) === 'down'}
            className={styles.tile}
          >
            <span className={styles.words}>
              <b>{one.name}</b> <span className={styles.from}>{levelText(one, standing)}</span>
            </span>
            <span className={styles.dot} aria-hidden="true">
              <Icon shape={checkShape} size={13} strokeWidth={2.6} />
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </>
  );
}
