import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { classes } from '@vip/ui';
import styles from './price-breakdown.module.css';

interface PriceBreakdownProps {
  pack: MembershipPackage;
  /** The name of the edition whose rest is credited. */
  present: string;
  /** In place of the package's name, where that is above. */
  label?: string;
}

/** How the price comes about: the package, the credit for the rest of the `present` edition, their sum, and what limits it. */
export const PriceBreakdown = ({ pack, present, label = pack.name }: PriceBreakdownProps) => (
  <>
    <dl className={styles.sum}>
      <div className={styles.entry}>
        <dt>{label}</dt>
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
  </>
);
