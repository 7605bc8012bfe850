import type { MembershipPackage } from '@vip/api';
import { perDayText, shortYuan } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import styles from './package-rows.module.css';

export interface PackageRowsProps {
  packages: readonly MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** A package a row, under each other: prices stand in one column. */
export const PackageRows = ({ packages, selected, onSelect }: PackageRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {packages.map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <span className={styles.dot} aria-hidden="true">
          <Icon shape={checkShape} size={13} strokeWidth={2.6} />
        </span>
        <span className={styles.words}>
          <b>{pack.name}</b> {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>
            {perDayText(pack)}
            {pack.credit > 0 && `，已折抵 ${shortYuan(pack.credit)} 元`}
          </span>
        </span>
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
