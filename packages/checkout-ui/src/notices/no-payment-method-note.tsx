import type { NoPaymentMethod } from '@vip/checkout-react';
import { Icon, ScanCode, scanShape, warnShape } from '@vip/ui';
import styles from './no-payment-method-note.module.css';

/** Why nothing can be paid here, and the link to where it can. */
export const NoPaymentMethodNote = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <div className={styles.note}>
    <Icon shape={noPaymentMethod.kind === 'scan' ? scanShape : warnShape} size={22} className={styles.icon} />
    <div className={styles.words}>
      <p>{noPaymentMethod.kind === 'scan' ? '电脑上不能付款，请用手机扫码打开' : noPaymentMethod.reason}</p>
      {noPaymentMethod.kind === 'scan' && <ScanCode link={noPaymentMethod.link} />}
      <p className={styles.link}>{noPaymentMethod.link}</p>
    </div>
  </div>
);
