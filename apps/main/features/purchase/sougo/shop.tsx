import { renewalText } from '@vip/checkout-react';
import { BroadcastLine } from '../broadcast-line.tsx';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import { PlanCards } from './plan-cards.tsx';
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
