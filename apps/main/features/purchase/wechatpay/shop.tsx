import { renewalText } from '@vip/checkout-react';
import { BroadcastLine } from '../broadcast-line.tsx';
import { untilText } from '../until-text.ts';
import { PaymentMethodTiles } from '../../../shared/purchase/payment-method-tiles.tsx';
import { BenefitCells } from './benefit-cells.tsx';
import type { ShopState } from '../../../shared/purchase/shop-state.ts';
import type * as LazyParts from './lazy-parts.ts';
import { PlanTiles } from './plan-tiles.tsx';
import styles from './shop.module.css';

export interface ShopProps extends ShopState<typeof LazyParts> {
  pictures: readonly string[];
}

/** What is sold to the number on the card, and how it can be paid here. */
export function Shop({ page, packageList, parts, pictures }: ShopProps) {
  const { packages, selected, select } = packageList;
  const { session } = page;
  const renewal = renewalText(selected);
  const now = page.now();
  return (
    <main className={styles.shop}>
      {parts && <parts.PendingStrip page={page} />}
      <h2>选套餐</h2>
      <p className={styles.lead}>
        {session.status === 'anonymous'
          ? '登录后，按这个手机号的价格显示'
          : untilText(selected, session.account, now).join('')}
      </p>
      <PlanTiles packages={packages} selected={selected} onSelect={select} />
      {renewal && <p className={styles.lead}>{renewal}</p>}
      <h2>支付方式</h2>
      {page.noPaymentMethod ? (
        parts && <parts.NoPaymentMethodNote noPaymentMethod={page.noPaymentMethod} />
      ) : (
        <PaymentMethodTiles choices={page.choices} choice={page.choice} onChoose={page.choose} />
      )}
      {page.missingWallet && parts && <parts.MissingWallet sentence={page.missingWallet} />}
      {selected.benefits.length > 0 && (
        <>
          <h2>会员能做什么</h2>
          <BenefitCells benefits={selected.benefits} />
        </>
      )}
      <div className={styles.broadcast}>
        <BroadcastLine
          broadcast={page.broadcast}
          packageNames={packages.map(({ name }) => name)}
          now={page.now}
        />
      </div>
      {parts && <parts.FeedbackLetters feedback={page.feedback} pictures={pictures} now={now} />}
    </main>
  );
}
