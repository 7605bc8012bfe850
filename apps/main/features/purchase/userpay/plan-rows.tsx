import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import styles from './rows.module.css';

export interface PlanRowsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** One line a package: what it is on the left, what it costs on the right. */
export const PlanRows = ({ packages, selected, onSelect }: PlanRowsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {packages.map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.words}>
          <b>{pack.name}</b>
          <small>
            {perDayText(pack)}
            {pack.badge && ` · ${pack.badge}`}
          </small>
        </span>
        <span className={styles.money}>
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
          <Price fen={pack.price} className={styles.price} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
