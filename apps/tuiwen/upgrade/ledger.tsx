import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import styles from './ledger.module.css';

/** How the price comes about, as lines of an account: the package, what is left of the old one, what is to be paid. */
export const Ledger = ({ pack, left }: { pack: MembershipPackage; left: string }) => (
  <dl className={styles.ledger}>
    <div className={styles.line}>
      <dt>{pack.name}</dt>
      <dd>¥{yuan(pack.price + pack.credit)}</dd>
    </div>
    {pack.credit > 0 && (
      <div className={styles.line}>
        <dt>已抵扣{left && `（${left}）`}</dt>
        <dd className={styles.credit}>−¥{yuan(pack.credit)}</dd>
      </div>
    )}
    <div className={styles.total}>
      <dt>应付</dt>
      <dd>¥{yuan(pack.price)}</dd>
    </div>
  </dl>
);
