import { Price, WasPrice } from '@vip/checkout-ui';
import { classes, Radio, RadioGroup } from '@vip/ui';
import { pricedText, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import foot from './plan-foot.module.css';
import price from './plan-price.module.css';
import styles from './plan-cards.module.css';

/** Cards beside each other, the recommended one in gold, or below each other where the text needs the room. */
export const PlanCards = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.cards}>
    {recommendedFirst(packages).map((pack, at) => (
      <Radio key={pack.id} value={pack.id} className={classes(styles.card, at === 0 && styles.first)}>
        <span className={styles.facts}>
          <b>{pack.name}</b>
          <span className={price.money}>
            <Price fen={pack.price} className={price.price} />
            <span className={price.was}>
              {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} />}
            </span>
          </span>
        </span>
        <span className={foot.foot}>
          <span>{pricedText(pack)}</span>
        </span>
        {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
        <Tick className={styles.tick} />
      </Radio>
    ))}
  </RadioGroup>
);
