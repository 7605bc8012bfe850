import type { ReactNode } from 'react';
import type { Benefit } from '@vip/api';
import { withoutText } from '@vip/checkout-react';
import { Clauses, SkeletonText } from '@vip/ui';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote, TickLine } from '../../../shared/purchase/terms-note.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import { BroadcastLine } from '../broadcast-line.tsx';
import { Buyer } from '../buyer.tsx';
import { BenefitTable } from '../package-parts.tsx';
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
              <SkeletonText width={120} />
            )}
          </p>
        </div>
        <PlanCards packages={packages} selected={selected} onSelect={packageList.select} />
        {selected.benefits.length > 0 && (
          <TickLine>
            <Clauses text={benefitsText(selected.benefits)} />
          </TickLine>
        )}
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

/** The first two of them: 回复建议不限次数，语气风格 28 种. A number stands apart. */
const benefitsText = (benefits: readonly Benefit[]): string =>
  benefits
    .slice(0, 2)
    .map(({ name, member }) => `${name}${/^\d/.test(member) ? ' ' : ''}${member}`)
    .join('，');
