import type { MembershipPackage } from '@vip/api';
import { perDayText, shortSavingText, shortYuan } from '@vip/checkout-react';
import { Price } from '@vip/checkout-ui';
import { checkShape, classes, Icon, Radio, RadioGroup } from '@vip/ui';
import { earlierThan } from '../earlier.ts';
import { durationsOf, goodUntil, type Level, type MembershipStatus, packageAt } from '../levels.ts';
import { PriceBefore } from '../upgrade-parts.tsx';
import styles from './duration-tiles.module.css';

interface DurationTilesProps {
  packages: readonly MembershipPackage[];
  level: Level;
  selected: MembershipPackage;
  membershipStatus: MembershipStatus;
  /** Server time, ms. */
  now: number;
  onSelect(id: string): void;
}

/** Lower than the original price. A credit is said in its place. */
const savedOn = (pack: MembershipPackage): string => (pack.credit > 0 ? '' : shortSavingText(pack));

/** The accessible name: package, price without the credit, and the price after it, else what is saved. */
const nameOf = (pack: MembershipPackage, warning: string | undefined) => {
  const { name, price, credit } = pack;
  const after = credit > 0 && `抵扣后 ¥${shortYuan(price)}`;
  return [`${name} ¥${shortYuan(price + credit)}`, after, savedOn(pack), warning].filter(Boolean).join('，');
};

/** The end of a duration. After a credit, its last month: a price per day would be the lowest for the shortest. */
function Rate({ bought }: { bought: Parameters<typeof goodUntil> }) {
  const [pack] = bought;
  const [start, end] = goodUntil(...bought);
  if (pack.credit === 0 || !start) return <>{perDayText(pack)}</>;
  // 至 2027 年 11 月: a tile has room for no more, and the day of the selected one is above.
  return <span className={styles.date}>至 {end.replace(/ \d+ 日$/, '')}</span>;
}

/** The durations of all levels. Those that this level does not have are disabled. */
export const DurationTiles = ({
  packages,
  level,
  selected,
  membershipStatus,
  now,
  onSelect,
}: DurationTilesProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {durationsOf(packages).map((days) => {
      const pack = packageAt(level, days);
      const warning = pack && earlierThan(pack, membershipStatus, now)?.label;
      // That of the selected one is a sentence below.
      const mark = pack?.id === selected.id ? undefined : warning;
      return pack ? (
        <Radio key={pack.id} value={pack.id} label={nameOf(pack, warning)} className={styles.tile}>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <b className={styles.name}>
            <span>{durationText(days)}</span>
          </b>
          <span className={styles.tick} aria-hidden="true">
            <Icon shape={checkShape} size={13} strokeWidth={2.6} />
          </span>
          <Price fen={pack.price} className={styles.price} />
          <span className={styles.was}>
            <span>
              <PriceBefore pack={pack} />
            </span>
          </span>
          <span className={classes(styles.day, mark && styles.earlier)}>
            <span>{mark ?? <Rate bought={[pack, membershipStatus, now]} />}</span>
          </span>
        </Radio>
      ) : (
        <Radio
          key={`none ${days}`}
          value={`none ${days}`}
          label={`${level.name} ${durationText(days)}，暂不出售`}
          className={styles.tile}
          disabled
        >
          <b className={styles.name}>
            <span>{durationText(days)}</span>
          </b>
          <span className={styles.was}>
            <span>暂不出售</span>
          </span>
        </Radio>
      );
    })}
  </RadioGroup>
);

/** 3 个月, 12 个月, 7 天, 永久. 365 days are twelve months, 30 days are one. */
function durationText(days: number | null): string {
  if (days === null) return '永久';
  if (days % 365 === 0) return `${(days / 365) * 12} 个月`;
  return days % 30 === 0 ? `${days / 30} 个月` : `${days} 天`;
}
