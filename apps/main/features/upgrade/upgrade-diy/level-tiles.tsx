import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { afterLevel, durationsOf, type Level, packageAt } from '../plan.ts';
import { type MembershipStatus, stepTo } from '../membership-status.ts';
import styles from './level-tiles.module.css';

export interface LevelTilesProps {
  levels: readonly Level[];
  level: Level;
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
  onSelect(id: string): void;
}

/** What stands under a level's name. */
function levelText({ rank, packages }: Level, membershipStatus: MembershipStatus): string {
  const step = stepTo(rank, membershipStatus);
  if (step === 'down') return '已包含';
  if (step === 'same') return '当前等级';
  return `¥${shortYuan(Math.min(...packages.map(({ price, credit }) => price + credit)))} 起`;
}

/** The levels beside each other. One below the present membership gives nothing and is not sold. */
export function LevelTiles({ levels, level, selected, membershipStatus, onSelect }: LevelTilesProps) {
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
            disabled={one !== level && stepTo(one.rank, membershipStatus) === 'down'}
            className={styles.tile}
          >
            <span className={styles.words}>
              <b>{one.name}</b> <span className={styles.from}>{levelText(one, membershipStatus)}</span>
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

interface DurationTilesProps {
  packages: readonly MembershipPackage[];
  level: Level;
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** What a package costs without the credit, 68 元 as ¥68. */
const listPrice = ({ price, credit }: MembershipPackage) => `¥${shortYuan(price + credit)}`;

/** As heard: the package first, then what is to be paid where that is less. */
const nameOf = (pack: MembershipPackage) =>
  `${pack.name} ${listPrice(pack)}${pack.credit > 0 ? `，折抵后 ¥${shortYuan(pack.price)}` : ''}`;

/** How long: every duration that any level has. One that this level is not sold for cannot be picked. */
export const DurationTiles = ({ packages, level, selected, onSelect }: DurationTilesProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.durationTilesTiles}>
    {durationsOf(packages).map((days) => {
      const pack = packageAt(level, days);
      return pack ? (
        <Radio key={pack.id} value={pack.id} label={nameOf(pack)} className={styles.durationTilesTile}>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <b>{durationText(days)}</b>
          <span className={styles.price}>{listPrice(pack)}</span>
        </Radio>
      ) : (
        <Radio
          key={`none ${days}`}
          value={`none ${days}`}
          label={`${level.name} ${durationText(days)}，暂不出售`}
          className={styles.durationTilesTile}
          disabled
        >
          <b>{durationText(days)}</b>
          <span className={styles.price}>暂不出售</span>
        </Radio>
      );
    })}
  </RadioGroup>
);

/** 3 个月, 12 个月, 7 天, and 永久 for life. A year of 365 days is twelve months, a month is 30. */
function durationText(days: number | null): string {
  if (days === null) return '永久';
  if (days % 365 === 0) return `${(days / 365) * 12} 个月`;
  return days % 30 === 0 ? `${days / 30} 个月` : `${days} 天`;
}
