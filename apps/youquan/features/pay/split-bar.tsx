import type { MembershipPackage } from '@vip/api';
import { savingText, yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, PayButton, Price, type BuyBarProps } from '@vip/checkout-ui';
import { HiddenText } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './split-bar.module.css';

/**
 * Consent, the notice about the last tap or why the button is muted, and two halves: the total and the pay button. Where nothing can be paid, a bar
 * that copies the link. With a code to scan there is no bar.
 */
export function SplitBar({ page, parts, selected }: BuyBarProps<typeof LazyParts>) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod?.kind === 'scan') return null;
  if (noPaymentMethod)
    return (
      parts && (
        <parts.NoPaymentMethodBar link={noPaymentMethod.link}>
          <Total pack={selected} note={savingText(selected)} />
        </parts.NoPaymentMethodBar>
      )
    );
  return (
    <PayBar className={styles.bar} consent={<ConsentRow page={page} className={styles.consent} />}>
      {parts && <parts.NoticeStrip page={page} />}
      {parts && <parts.HeldNote page={page} selected={selected} />}
      <div className={styles.split}>
        <Total pack={selected} note={savingText(selected)} />
        <PayButton page={page} pack={selected} outlined="whilePending" className={styles.act}>
          立即开通<HiddenText> ¥{yuan(selected.price)}</HiddenText>
        </PayButton>
      </div>
    </PayBar>
  );
}

interface TotalProps {
  pack: MembershipPackage;
  /** Below the amount, after the name: the saving against the original price. */
  note: string;
}

/** The total, and the package. */
const Total = ({ pack, note }: TotalProps) => (
  <p className={styles.total}>
    <Price fen={pack.price} cents="always" className={styles.sum} />
    <span className={styles.note}>
      {pack.name} {note && <span className={styles.saved}>{note}</span>}
    </span>
  </p>
);
