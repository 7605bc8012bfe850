import { perDayText, shortYuan, yuan } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup, Tabs } from '@vip/ui';
import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { afterLevel, goodUntil, type Level, type MembershipStatus, wholeDay } from '../levels.ts';
import { PriceBefore } from '../upgrade-parts.tsx';
import styles from './upgrade-base.module.css';

interface LevelTabsProps {
  levels: readonly Level[];
  level: Level;
  /** Which level the answer selects is not known yet. */
  isLoading: boolean;
  selected: MembershipPackage;
  onSelect(id: string): void;
  /** The packages of the selected level. */
  children: ReactNode;
}

/** One tab per level. Another level keeps the duration if it has it. No tabs for a single level. */
export function LevelTabs({ levels, level, isLoading, selected, onSelect, children }: LevelTabsProps) {
  if (levels.length < 2) return <>{children}</>;
  const open = (key: string) => {
    const next = levels.find((one) => one.key === key);
    if (next && next !== level) onSelect(afterLevel(selected, next).id);
  };
  return (
    <Tabs label="会员等级" tabs={levels} open={isLoading ? '' : level.key} onOpen={open} classNames={styles}>
      {children}
    </Tabs>
  );
}

/** The name without that of the level, which the tab shows: 12 个月. */
const nameIn = (level: string, { name }: MembershipPackage): string =>
  name.startsWith(level) && name.length > level.length ? name.slice(level.length).trim() : name;

interface PackageRowsProps {
  level: Level;
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
  /** Server time, ms. */
  now: number;
  onSelect(id: string): void;
}

/** One row per package of the level, with the prices in a column. */
export const PackageRows = ({ level, selected, onSelect, ...present }: PackageRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {level.packages.map((pack) => (
      <PackageRow key={pack.id} level={level.name} pack={pack} {...present} />
    ))}
  </RadioGroup>
);

interface PackageRowProps extends Pick<PackageRowsProps, 'membershipStatus' | 'now'> {
  level: string;
  pack: MembershipPackage;
}

/**
 * The line below the name. A price after the credit is no price of these days: the row has their last one instead, which
 * may be before that of the present membership.
 */
function durationText({ pack, membershipStatus, now }: Omit<PackageRowProps, 'level'>): string {
  if (pack.credit === 0) return perDayText(pack);
  const [isDated, end] = goodUntil(pack, membershipStatus, now);
  return isDated ? `${wholeDay(end)}到期` : end;
}

function PackageRow({ level, ...row }: PackageRowProps) {
  const { pack } = row;
  const { price, credit, badge } = pack;
  const duration = durationText(row);
  const before = credit > 0 && `抵扣前 ¥${shortYuan(price + credit)}`;
  const label = [`${pack.name} ¥${yuan(price)}`, before, duration].filter(Boolean).join('，');
  return (
    <Radio value={pack.id} className={styles.row} label={label}>
      <span className={styles.dot} aria-hidden="true">
        <Icon shape={checkShape} size={13} strokeWidth={2.6} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <b>{nameIn(level, pack)}</b> {badge && <span className={styles.badge}>{badge}</span>}
          <span className={styles.day}>{duration}</span>
        </span>
        <span className={styles.money}>
          <Price fen={price} className={styles.price} />
          <span className={styles.was}>
            <PriceBefore pack={pack} />
          </span>
        </span>
      </span>
    </Radio>
  );
}
