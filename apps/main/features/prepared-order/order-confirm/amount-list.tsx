import { savingText, yuan } from '@vip/checkout-react';
import { Icon, rightShape } from '@vip/ui';
import type { PreparedOption } from '@vip/api';
import { useApp } from '../../../brand.ts';
import { returnTerms } from '../../../shared/orders/prepared-setup.ts';
import styles from './amount-list.module.css';

/** What is saved on the original price. */
export const savedText = (option: PreparedOption): string => savingText(option) || '一次性支付';

/** How the amount is calculated. Shipping is free: the order's amount is the option's price. */
export const AmountList = ({ option, ships }: { option: PreparedOption; ships: boolean }) => {
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
          <dt>
            运费
            <Returns />
          </dt>
          <dd>包邮</dd>
        </div>
      )}
      <div className={styles.due}>
        <dt>应付</dt>
        <dd>¥{yuan(option.price)}</dd>
      </div>
    </dl>
  );
};

/** How goods go back, beside how they come. */
const Returns = () => (
  <a className={styles.returns} href={returnTerms(useApp())}>
    退换说明
    <Icon shape={rightShape} size={18} />
  </a>
);
