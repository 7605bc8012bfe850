import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import { PackageLabel, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import styles from './plan-rows.module.css';

/** A row a package: name on the left, price on the right. */
export const PlanRows = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rows}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={styles.row}>
        <span className={styles.facts}>
          <PackageLabel pack={pack} className={styles.label} />
          <span className={styles.money}>
            <Price fen={pack.price} className={styles.price} />
            {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
          </span>
        </span>
        <Tick className={styles.tick} />
      </Radio>
    ))}
  </RadioGroup>
);
