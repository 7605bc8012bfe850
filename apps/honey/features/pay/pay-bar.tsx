import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { ConsentRow, Price, WasPrice } from '@vip/checkout-ui';
import { Button } from '@vip/ui';
import { FloatingBar } from '../../shared/honey-page.tsx';
import type * as LazyParts from './lazy-parts.ts';
import styles from './pay-bar.module.css';

interface HoneyPayBarProps {
  page: PurchasePage;
  parts: typeof LazyParts | null;
  selected: MembershipPackage;
}

/**
 * Consent, the notice about the last tap, and the pay button with the amount in it; the link instead, where nothing can
 * be paid. The region of the notice is there before it has words: otherwise they would not be announced.
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
