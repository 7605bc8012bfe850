import type { MembershipPackage } from '@vip/api';
import { shortYuan } from '@vip/checkout-react';
import { Radio, RadioGroup } from '@vip/ui';
import { durationText } from './duration-text.ts';
import { durationsOf, packageAt, type Level } from '../plan.ts';
import styles from './duration-tiles.module.css';

export interface DurationTilesProps {
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
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {durationsOf(packages).map((days) => {
      const pack = packageAt(level, days);
      return pack ? (
        <Radio key={pack.id} value={pack.id} label={nameOf(pack)} className={styles.tile}>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <b>{durationText(days)}</b>
          <span className={styles.price}>{listPrice(pack)}</span>
        </Radio>
      ) : (
        <Radio
          key={`none ${days}`}
          value={`none ${days}`}
          label={`${level.name} ${durationText(days)}，暂不出售`}
          className={styles.tile}
          disabled
        >
          <b>{durationText(days)}</b>
          <span className={styles.price}>暂不出售</span>
        </Radio>
      );
    })}
  </RadioGroup>
);
