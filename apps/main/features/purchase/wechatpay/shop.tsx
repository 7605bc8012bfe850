import type { ReactNode } from 'react';
import { withoutText } from '@vip/checkout-react';
import { PaymentMethods, type ShopState } from '../../../shared/purchase/shop.tsx';
import { TermsNote } from '../../../shared/purchase/terms-note.tsx';
import { BroadcastLine } from '../broadcast-line.tsx';
import { BenefitTable } from '../package-parts.tsx';
import type * as LazyParts from '../lazy-parts.tsx';
import { WaitingLetters } from '../waiting-letters.tsx';
import { PlanTiles } from './plan-tiles.tsx';
import styles from './wechatpay.module.css';

interface ShopProps extends ShopState<typeof LazyParts> {
  /** What is bought, and whose it will be. */
  card: ReactNode;
  /** Below the payment methods: prices come first. */
  login: ReactNode;
}

/** The packages for the number on the card, the payment methods, and the login for a number. */
export function Shop({ page, packageList, parts, isLoading, card, login }: ShopProps) {
  const { packages, selected, select } = packageList;
  const hasBenefits = selected.benefits.length > 0;
  return (
    <main className={styles.shop}>
      <div className={styles.buy}>
        {card}
        {parts && <parts.PendingStrip page={page} />}
        <h2>选择套餐</h2>
        <PlanTiles packages={packages} selected={selected} onSelect={select} />
        <TermsNote pack={selected} agreements={page.consent.agreements} />
      </div>
      <div className={styles.pay}>
        <h2>支付方式</h2>
        <div className={page.noPaymentMethod?.kind === 'copy_link' ? styles.copied : styles.payment}>
          <PaymentMethods page={page} parts={parts} />
        </div>
        {login}
      </div>
      <div className={styles.more}>
        {hasBenefits && <h2>会员权益对比</h2>}
        {hasBenefits && (
          <div className={styles.sheet}>
            <BenefitTable benefits={selected.benefits} without={isLoading ? undefined : withoutText(page)} />
          </div>
        )}
      </div>
      <div className={styles.voices}>
        <BroadcastLine page={page} packages={packages} />
        {parts && page.feedback.status !== 'loading' ? (
          <parts.FeedbackLetters feedback={page.feedback} now={page.now()} />
        ) : (
          <div className={styles.waiting}>
            <WaitingLetters />
          </div>
        )}
      </div>
      {/* Feedback would move it. */}
      {parts && page.feedback.status !== 'loading' && <parts.FaqSection isWide packages={packages} />}
    </main>
  );
}
