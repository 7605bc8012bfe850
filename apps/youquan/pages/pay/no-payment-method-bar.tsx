import type { NoPaymentMethod } from '@vip/checkout-react';
import { PayBar } from '@vip/checkout-ui';
import { CopyButton, classes } from '@vip/ui';
import styles from './no-payment-method-bar.module.css';
import barStyles from './split-bar.module.css';

/** Where nothing can be paid: the same bar, and the link to take along in the place of the pay button. */
export const NoPaymentMethodBar = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <PayBar>
    <div className={classes(barStyles.split, styles.split)}>
      <p className={styles.words}>
        <span>复制后，</span>
        <span>{noPaymentMethod.kind === 'scan' ? '到手机上开通' : '到浏览器里开通'}</span>
      </p>
      <CopyButton isPlain text={noPaymentMethod.link} className={classes(barStyles.act, styles.copy)}>
        复制链接
      </CopyButton>
    </div>
  </PayBar>
);
