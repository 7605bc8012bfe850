import type { MembershipPackage } from '@vip/api';
import { savingText, yuan } from '@vip/checkout-react';
import { ConsentRow, PayBar, Price, type BuyBarProps } from '@vip/checkout-ui';
import { Button, HiddenText } from '@vip/ui';
import type * as LazyParts from './lazy-parts.tsx';
import styles from './split-bar.module.css';

/**
 * Consent, the notice about the last tap, and two halves: the total and the pay button. Where nothing can be paid, a bar
 * that copies the link.
 */
export function SplitBar({ page, parts, selected }: BuyBarProps<typeof LazyParts>) {
  const { noPaymentMethod } = page;
  if (noPaymentMethod) return parts && <parts.NoPaymentMethodBar noPaymentMethod={noPaymentMethod} />;
  return (
    <PayBar consent={<ConsentRow page={page} className={styles.consent} />}>
      {parts && <parts.NoticeStrip page={page} />}
      <div className={styles.split}>
        <Total pack={selected} />
        <Button className={styles.act} isBusy={page.isBusy} onClick={page.pay}>
          立即开通<HiddenText> ¥{yuan(selected.price)}</HiddenText>
        </Button>
      </div>
    </PayBar>
  );
}

/** The total, and the saving against the original price. */
function Total({ pack }: { pack: MembershipPackage }) {
  const saved = savingText(pack);
  return (
    <p className={styles.total}>
      <span className={styles.amount}>
        <span className={styles.label}>合计</span>{' '}
        <Price fen={pack.price} cents="always" className={styles.sum} />
      </span>
      {saved && <span className={styles.saved}>{saved}</span>}
    </p>
  );
}
