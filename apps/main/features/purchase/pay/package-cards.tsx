import { useEffect, useRef } from 'react';
import type { MembershipPackage } from '@vip/api';
import { perDayText, priceView } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape, classes } from '@vip/ui';
import styles from './package-cards.module.css';

export interface PackageCardsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** Up to three stand beside each other; more become a rail that shows a piece of the next. */
export const cardsClass = (count: number) => classes(styles.cards, count > 3 && styles.rail);

/** A price that would not fit the card at its full size. */
const isLong = (fen: number) => {
  const { yuan, cents } = priceView(fen);
  return yuan.length + (cents === '00' ? 0 : 2) > 3;
};

export function PackageCards({ packages, selected, onSelect }: PackageCardsProps) {
  const railRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The preselected card may lie beyond the rail's end.
    const rail = railRef.current;
    const card = rail?.querySelector<HTMLElement>('[data-checked]');
    if (!rail || !card) return;
    const hidden = card.offsetLeft + card.offsetWidth - rail.clientWidth;
    if (hidden > 0) rail.scrollLeft = hidden + 16;
  }, []);
  return (
    <div ref={railRef} className={packages.length > 3 ? styles.window : undefined}>
      <RadioGroup
        label="会员套餐"
        value={selected.id}
        onChange={onSelect}
        className={cardsClass(packages.length)}
      >
        {packages.map((pack) => (
          <Radio key={pack.id} value={pack.id} className={styles.card}>
            <b className={styles.name}>{pack.name}</b>
            <Price fen={pack.price} className={classes(styles.price, isLong(pack.price) && styles.long)} />
            {pack.originalPrice > pack.price ? (
              <WasPrice fen={pack.originalPrice} className={styles.was} />
            ) : (
              <span className={styles.room}>{'\u00a0'}</span>
            )}
            <span className={styles.day}>{perDayText(pack)}</span>
            {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
            <span className={styles.tick} aria-hidden="true">
              <Icon shape={checkShape} size={14} strokeWidth={2.4} />
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
