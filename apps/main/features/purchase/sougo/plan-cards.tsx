import { useEffect, useRef } from 'react';
import type { MembershipPackage } from '@vip/api';
import { perDayText } from '@vip/checkout-react';
import { Price, WasPrice } from '@vip/checkout-ui';
import { Icon, Radio, RadioGroup, checkShape } from '@vip/ui';
import styles from './plan-cards.module.css';

export interface PlanCardsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** A rail of large cards, each with all that it gives; the next one looks in from the side. */
export function PlanCards({ packages, selected, onSelect }: PlanCardsProps) {
  const railRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The chosen card stands in the middle from the start: those beside it look in from both sides.
    const rail = railRef.current;
    const card = rail?.querySelector<HTMLElement>('[data-checked]');
    if (rail && card) rail.scrollLeft = card.offsetLeft - (rail.clientWidth - card.offsetWidth) / 2;
  }, []);
  return (
    <div ref={railRef} className={styles.window}>
      <RadioGroup label="会员套餐" value={selected.id} onChange={onSelect} className={styles.rail}>
        {packages.map((pack) => (
          <Radio key={pack.id} value={pack.id} className={styles.card}>
            <span className={styles.top}>
              <b className={styles.name}>{pack.name}</b>
              {pack.badge && <span className={styles.badge}>{pack.badge}</span>}
            </span>
            <span className={styles.money}>
              <Price fen={pack.price} className={styles.price} />
              {pack.originalPrice > pack.price && (
                <WasPrice fen={pack.originalPrice} className={styles.was} />
              )}
            </span>
            <span className={styles.day}>{perDayText(pack)}</span>
            {pack.benefits.length > 0 && (
              <span className={styles.gives}>
                {pack.benefits.map(({ name, member }) => (
                  <span key={name}>
                    <Icon shape={checkShape} size={14} strokeWidth={2.4} />
                    <span>
                      {name} <b>{member}</b>
                    </span>
                  </span>
                ))}
              </span>
            )}
            <span className={styles.pick} aria-hidden="true">
              {pack.id === selected.id ? '已选' : '选这个'}
            </span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}
