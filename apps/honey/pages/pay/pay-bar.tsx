import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { ConsentRow, Price, WasPrice } from '@vip/checkout-ui';
import { Button, Skeleton } from '@vip/ui';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import type * as LazyParts from './lazy-parts.ts';
import styles from './pay-bar.module.css';

interface HoneyPayBarProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  selected: MembershipPackage;
}

/**
 * Consent, what came of the last tap, and the pay button with the amount in it; in its place the link, where nothing can
 * be paid. The region of the notice is there before anything is said in it: otherwise it would not be announced.
 */
export function HoneyPayBar({ page, parts, selected }: HoneyPayBarProps) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod) return parts && <parts.NoPaymentMethodBar noPaymentMethod={noPaymentMethod} />;
  return (
    <FloatingBar consent={<ConsentRow page={page} className={styles.consent} />}>
      <div role={page.notice?.kind === 'error' ? 'alert' : 'status'}>
        {parts && <parts.NoticeStrip page={page} />}
      </div>
      <Button className={styles.pay} isBusy={page.isBusy} onClick={page.pay}>
        <span className={styles.word}>立即开通</span>
        <Price fen={selected.price} cents="always" className={styles.total} />
        {selected.originalPrice > selected.price && (
          <WasPrice fen={selected.originalPrice} className={styles.was} />
        )}
      </Button>
    </FloatingBar>
  );
}

/** The same bar while the packages are on their way. */
export const BlankPayBar = () => (
  <FloatingBar
    consent={
      <div className={styles.blankConsent}>
        <Skeleton width="15rem" height="1rem" radius="1em" />
      </div>
    }
  >
    <div className={styles.blankPay} />
  </FloatingBar>
);
