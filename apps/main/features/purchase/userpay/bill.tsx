import type { MembershipPackage } from '@vip/api';
import { saving, yuan } from '@vip/checkout-react';
import styles from './bill.module.css';

/** What will be charged, worked out line by line. */
export function Bill({ selected }: { selected: MembershipPackage }) {
  const saved = saving(selected);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{selected.name}</dt>
        <dd>¥{yuan(selected.price + saved)}</dd>
      </div>
      {saved > 0 && (
        <div>
          <dt>优惠</dt>
          <dd>-¥{yuan(saved)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>应付</dt>
        <dd>¥{yuan(selected.price)}</dd>
      </div>
    </dl>
  );
}
