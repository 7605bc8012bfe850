import { useEffect, useRef } from 'react';
import { perDayText, renewalText } from '@vip/checkout-react';
import type { MembershipPackage } from '@vip/api';
import { Price, WasPrice } from '@vip/checkout-ui';
import { checkShape, Icon, Radio, RadioGroup } from '@vip/ui';
import { BroadcastLine } from '../broadcast-line.tsx';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-list.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import styles from './shop.module.css';

export interface ShopProps extends ShopState<typeof LazyParts> {
  pictures: readonly string[];
}

/** What membership costs, how it is paid, and what members say. */
export function Shop({ page, packageList, parts, pictures }: ShopProps) {
  const { packages, selected } = packageList;
  const renewal = renewalText(selected);
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>会员特惠</h2>
      <div className={styles.broadcast}>
        <BroadcastLine
          broadcast={page.broadcast}
          packageNames={packages.map(({ name }) => name)}
          now={page.now}
        />
      </div>
      <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
      {renewal && <p className={styles.note}>{renewal}</p>}
      <h2>支付方式</h2>
      {page.noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
      )}
      {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
      {parts && <parts.FeedbackWall feedback={page.feedback} pictures={pictures} now={page.now()} />}
    </main>
  );
}

interface PlanCardsProps {
  packages: MembershipPackage[];
  selected: MembershipPackage;
  onSelect(id: string): void;
}

/** A rail of large cards, each with all that it gives; the next one looks in from the side. */
function PlanCards({ packages, selected, onSelect }: PlanCardsProps) {
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
