import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { classes } from '@vip/ui';
import styles from './price-breakdown.module.css';

interface PriceBreakdownProps {
  pack: MembershipPackage;
  /** The name of the edition whose rest is credited. */
  present: string;
  /** More small print. */
  children?: ReactNode;
}

/** How the price comes about, as a receipt: the package, the credit for the rest of the `present` edition, their sum, and what limits it. */
export const PriceBreakdown = ({ pack, present, children }: PriceBreakdownProps) => (
  <div className={styles.receipt}>
    <dl className={styles.sum}>
      <div className={styles.entry}>
        <dt>{pack.name}</dt>
        <dd>¥{yuan(pack.price + pack.credit)}</dd>
      </div>
      {pack.credit > 0 && (
        <div className={styles.entry}>
          <dt>{present}剩余天数抵扣</dt>
          <dd className={styles.credit}>−¥{yuan(pack.credit)}</dd>
        </div>
      )}
      <div className={classes(styles.entry, styles.total)}>
        <dt>应付</dt>
        <dd>¥{yuan(pack.price)}</dd>
      </div>
    </dl>
    {pack.credit > 0 && (
      <p className={styles.note}>
        {pack.price === 0 ? '抵扣以套餐价格为限，金额以下单时为准' : '抵扣金额以下单时为准'}
      </p>
    )}
    {children}
  </div>
);
