import { Price, WasPrice } from '@vip/checkout-ui';
import { Radio, RadioGroup } from '@vip/ui';
import { pricedText, recommendedFirst, Tick, type PackageChoiceProps } from '../package-parts.tsx';
import shared from '../purchase.module.css';
import styles from './plan-tiles.module.css';

/** One wide tile for the recommended package, its price beside the tick; the others below in two columns. */
export const PlanTiles = ({ packages, selected, onSelect }: PackageChoiceProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={pack.isDefault ? styles.wide : styles.tile}>
        <span className={styles.terms}>
          <span className={styles.words}>
            <span className={styles.name}>
              <b className={shared.packageName}>{pack.name}</b>
              {pack.badge && <span className={shared.badge}>{pack.badge}</span>}
            </span>
            <span className={styles.perDay}>{pricedText(pack)}</span>
          </span>
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
