import type { NoPaymentMethod } from '@vip/checkout-react';
import { classes, CopyButton, Icon, ScanCode, scanShape, warnShape } from '@vip/ui';
import styles from './no-payment-method.module.css';

/** Why no payment method works here, and the link to open elsewhere. */
export const NoPaymentMethodNote = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <div className={classes(styles.note, noPaymentMethod.kind === 'scan' && styles.scan)}>
    <Icon shape={noPaymentMethod.kind === 'scan' ? scanShape : warnShape} size={22} className={styles.icon} />
    <div className={styles.words}>
      <p className={styles.reason}>
        {noPaymentMethod.kind === 'scan' ? '请用手机扫码支付' : noPaymentMethod.reason}
      </p>
      {noPaymentMethod.kind === 'scan' && <ScanCode link={noPaymentMethod.link} />}
      <p className={styles.link}>{noPaymentMethod.link}</p>
    </div>
  </div>
);

/** Names the wallet that is missing here and copies the link for a browser. */
export const MissingWallet = ({ sentence }: { sentence: string }) => (
  <p className={styles.missing}>
    {sentence}
    <CopyButton text={() => document.URL}>复制链接</CopyButton>
  </p>
);
