import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio } from '@vip/ui';
import { numeralOf } from './duration.ts';
import styles from './package-rows.module.css';
import { rateText, rowLabel, rowName } from './row-text.ts';

/** One package: its numeral, what it is called, what a day of it costs, its price. */
export const PackageRow = ({ pack }: { pack: MembershipPackage }) => {
  const { figure, unit } = numeralOf(pack);
  return (
    <Radio value={pack.id} label={rowLabel(pack)} className={styles.row}>
      <span className={styles.face}>
        <span className={styles.numeral}>
          {figure}
          <small className={styles.unit}>{unit}</small>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <span className={styles.title}>{rowName(pack)}</span>
            {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          </span>
          <span className={styles.rate}>{rateText(pack)}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.amount}>
            <Price fen={pack.price} className={styles.price} />
            {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
          </span>
          <span className={styles.dot} aria-hidden="true" />
        </span>
      </span>
    </Radio>
  );
};
