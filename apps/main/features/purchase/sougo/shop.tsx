import type { ReactNode } from 'react';
import { withoutText } from '@vip/checkout-react';
import { SkeletonText } from '@vip/ui';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote, TickLine } from '../../../shared/purchase/terms-note.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import { BroadcastLine } from '../broadcast-line.tsx';
import { Buyer } from '../buyer.tsx';
import { BenefitTable } from '../package-parts.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { WaitingLetters } from '../waiting-letters.tsx';
import { Gains } from './gains.tsx';
import { PlanCards } from './plan-cards.tsx';
import styles from './sougo.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  /** What the app is used for. */
  proofs: ReactNode;
}

/** Packages with the score of the feedback, payment methods; then uses, benefits, feedback and questions. */
export function Shop({ page, packageList, parts, isLoading, proofs }: ShopProps) {
  const { packages, selected } = packageList;
  const [start, end] = untilText(selected, isLoading ? null : page.session.account, page.now());
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {parts && <parts.PendingStrip page={page} />}
        <div className={styles.title}>
          <h2>会员套餐</h2>
          <p className={styles.score}>
            {parts && page.feedback.status !== 'loading' ? (
              <parts.FeedbackScore feedback={page.feedback} />
            ) : (
              <SkeletonText width="100%" />
            )}
          </p>
        </div>
        <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
        {selected.benefits.length > 0 && <Gains benefits={selected.benefits} />}
        <TermsNote pack={selected} agreements={page.consent.agreements} />
        <TickLine>
          {start}
          <span className={styles.end}>{end}</span>
        </TickLine>
      </div>
      <div className={styles.pay}>
        <h2>支付方式</h2>
        <PaymentMethods page={page} parts={parts} />
        <Buyer page={page} onLogin={isLoading ? undefined : page.login.open} />
      </div>
      <div className={styles.sheet}>
        <div className={styles.more}>
          <div className={styles.bought}>
            <BroadcastLine page={page} packages={packages} />
          </div>
          {proofs}
          {selected.benefits.length > 0 && (
            <section>
              <h2>会员权益对比</h2>
              <div className={styles.table}>
                <BenefitTable
                  benefits={selected.benefits}
                  without={isLoading ? undefined : withoutText(page)}
                />
              </div>
            </section>
          )}
        </div>
        <div className={styles.reviews}>
          {parts && page.feedback.status !== 'loading' ? (
            <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />
          ) : (
            <WaitingLetters />
          )}
        </div>
        {parts && <parts.FaqSection isWide packages={packages} />}
      </div>
    </main>
  );
}
