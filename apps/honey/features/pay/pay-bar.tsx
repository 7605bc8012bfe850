import { savingText } from '@vip/checkout-react';
import { ConsentRow, PayButton, Price, type BuyBarProps } from '@vip/checkout-ui';
import { FloatingBar } from '../../shared/honey-page.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './pay-bar.module.css';

/**
 * Consent, the notice about the last tap or why the button is muted, and the pay button with the amount; where nothing can be
 * paid, the link. With a code to scan there is no bar.
 */
export function HoneyPayBar({ page, parts, selected }: BuyBarProps<typeof LazyParts>) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod?.kind === 'scan') return null;
  if (noPaymentMethod) return parts && <parts.NoPaymentMethodBar {...{ noPaymentMethod, selected }} />;
  return (
    <FloatingBar consent={<ConsentRow page={page} className={styles.consent} />}>
      {parts && <parts.NoticeStrip page={page} />}
      {parts && <parts.HeldNote page={page} selected={selected} />}
      <PayButton page={page} pack={selected} outlined="whilePending" className={styles.pay}>
        <span className={styles.verb}>立即开通</span>
        <Price fen={selected.price} cents="always" className={styles.total} />
        {savingText(selected) && <span className={styles.saved}>{savingText(selected)}</span>}
      </PayButton>
    </FloatingBar>
  );
}
