import type { Activity } from '@vip/api';
import { renewalText } from '@vip/checkout-react';
import { BenefitTable } from '../benefit-table.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import { Coupons } from './coupons.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import { Rules } from './rules.tsx';
import styles from './shop.module.css';

export interface ShopProps extends ShopState<typeof LazyParts> {
  activity: Activity | null;
  pictures: readonly string[];
}

/** The activity's packages as coupons, how they are paid, and its rules. */
export function Shop({ page, packageList, parts, activity, pictures }: ShopProps) {
  const { packages, selected } = packageList;
  const renewal = renewalText(selected);
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>活动价</h2>
      <Coupons packages={packages} selected={selected} onSelect={packageList.select} />
      {renewal && <p className={styles.note}>{renewal}</p>}
      <BroadcastLine
        broadcast={page.broadcast}
        packageNames={packages.map(({ name }) => name)}
        now={page.now}
      />
      <h2>支付方式</h2>
      {page.noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
      )}
      {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
      {selected.benefits.length > 0 && (
        <>
          <h2>会员多了什么</h2>
          <BenefitTable benefits={selected.benefits} />
        </>
      )}
      {activity && activity.rules.length > 0 && <Rules rules={activity.rules} />}
      {parts && <parts.FeedbackLetters feedback={page.feedback} pictures={pictures} now={page.now()} />}
    </main>
  );
}
