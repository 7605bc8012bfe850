import type { PreparedOption } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import styles from './amount-card.module.css';

/** How the amount comes about. Carriage is never charged on top: the order's amount is the option's price. */
export const AmountCard = ({ option, ships }: { option: PreparedOption; ships: boolean }) => {
  const saved = option.originalPrice - option.price;
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>商品原价</dt>
        <dd>¥{yuan(Math.max(option.originalPrice, option.price))}</dd>
      </div>
      {saved > 0 && (
        <div>
          <dt>优惠</dt>
          <dd className={styles.less}>−¥{yuan(saved)}</dd>
        </div>
      )}
      {ships && (
        <div>
          <dt>运费</dt>
          <dd>包邮</dd>
        </div>
      )}
      <div>
        <dt>应付</dt>
        <dd className={styles.due}>¥{yuan(option.price)}</dd>
      </div>
    </dl>
  );
};
