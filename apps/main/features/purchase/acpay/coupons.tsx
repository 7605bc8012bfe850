import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import styles from './coupons.module.css';

export interface CouponsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** One coupon under the other: the stub with the price, the perforation, what it is for. */
export const Coupons = ({ packages, selected, onSelect }: CouponsProps) => (
  <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.coupons}>
    {packages.map((pack) => (
      <Radio
        key={pack.id}
        value={pack.id}
        className={styles.coupon}
        label={`${pack.name} ¥${pack.price / 100}，${perDayText(pack)}`}
      >
        <span className={styles.stub}>
          <Price fen={pack.price} className={styles.price} />
          {pack.originalPrice > pack.price && <WasPrice fen={pack.originalPrice} className={styles.was} />}
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{pack.name}</b>
          {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
          <span className={styles.day}>{perDayText(pack)}</span>
        </span>
        <span className={styles.tick} aria-hidden="true">
          <Icon shape={checkShape} size={14} strokeWidth={2.4} />
        </span>
      </Radio>
    ))}
  </RadioGroup>
);
