import type { PurchasePage } from '@vip/checkout-react';
import { CheckBox, classes } from '@vip/ui';
import { AgreementLinks } from '../agreement-links.tsx';
import styles from './consent-row.module.css';

export interface ConsentRowProps {
  page: Pick<PurchasePage, 'consent' | 'beneficiary' | 'isBusy'>;
  className?: string | undefined;
}

/** Above the pay button: the beneficiary if a link names one, and the box for consent to the texts. */
export const ConsentRow = ({ page: { consent, beneficiary, isBusy }, className }: ConsentRowProps) => (
  <>
    {beneficiary && <p className={styles.beneficiary}>{beneficiary}</p>}
    <CheckBox
      checked={consent.isChecked}
      onChange={consent.setChecked}
      className={classes(styles.row, isBusy && styles.busy, className)}
    >
      已阅读并同意
      <AgreementLinks agreements={consent.agreements} />
    </CheckBox>
  </>
);
