import type { ReactNode } from 'react';
import { withoutText } from '@vip/checkout-react';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { Buyer } from '../buyer.tsx';
import { BenefitTable } from '../package-parts.tsx';
import { Validity } from '../validity.tsx';
import shared from '../purchase.module.css';
import type * as LazyParts from '../lazy-parts.tsx';
import { PlanCards } from './plan-cards.tsx';
import styles from './sougo.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  /** What the app is used for. */
  proofs: ReactNode;
}

/** Packages with the score of the feedback, payment methods; then uses, benefits, feedback and questions. */
export function Shop({ page, packageList, parts, isLoading, proofs }: ShopProps) {
  const { packages, selected } = packageList;
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <div className={styles.title}>
          <h2>会员套餐</h2>
          <p className={styles.score}>{parts && <parts.FeedbackScore feedback={page.feedback} />}</p>
        </div>
        <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
        <TermsNote pack={selected} agreements={page.consent.agreements} />
        <Validity page={page} pack={selected} isLoading={isLoading} />
      </div>
      <div className={styles.pay}>
        <h2>支付方式</h2>
        <PaymentMethods page={page} parts={parts} />
        <Buyer page={page} onLogin={isLoading ? undefined : page.login.open} />
      </div>
      <div className={styles.sheet}>
        <div className={styles.more}>
          {proofs}
          {selected.benefits.length > 0 && (
            <section>
              <h2>会员权益对比</h2>
              <BenefitTable
                benefits={selected.benefits}
                without={isLoading ? undefined : withoutText(page)}
              />
            </section>
          )}
        </div>
        <div className={shared.reviews}>
          {parts && <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />}
          <div className={styles.bought}>
            <BroadcastLine page={page} packages={packages} />
          </div>
        </div>
        {parts && <parts.FaqSection isWide packages={packages} />}
      </div>
    </main>
  );
}
