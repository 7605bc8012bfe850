import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import styles from './plan-tiles.module.css';

export interface PlanTilesProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** The recommended package first and as wide as the page. */
const recommendedFirst = (packages: MembershipPackage[]) => [
  ...packages.filter((pack) => pack.isDefault),
  ...packages.filter((pack) => !pack.isDefault),
];

/** One wide tile for what is recommended, the others two beside each other under it. */
export const PlanTiles = ({ packages, selected, onSelect }: PlanTilesProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.tiles}>
    {recommendedFirst(packages).map((pack) => (
      <Radio key={pack.id} value={pack.id} className={pack.isDefault ? styles.wide : styles.tile}>
        <span className={styles.words}>
          <b className={styles.name}>{pack.name}</b>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>{perDayText(pack)}</span>
        </span>
        <span className={styles.money}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={styles.tick} aria-hidden="true">
          <Icon shape={checkShape} size={14} strokeWidth={2.4} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
