import type { NoPaymentMethod } from '@vip/checkout-react';
import { CopyButton, ScanCode } from '@vip/ui';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import styles from './no-payment-method-bar.module.css';

/** Where nothing can be paid: why, and the link that goes on elsewhere. */
export const NoPaymentMethodBar = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <FloatingBar>
    <p className={styles.reason}>
      {noPaymentMethod.kind === 'scan' ? '电脑上不能支付，请用手机扫码打开' : noPaymentMethod.reason}
    </p>
    {noPaymentMethod.kind === 'scan' && <ScanCode link={noPaymentMethod.link} />}
    {noPaymentMethod.kind === 'scan' && <p className={styles.link}>{noPaymentMethod.link}</p>}
    <CopyButton isPlain className={styles.copy} text={noPaymentMethod.link}>
      复制链接
    </CopyButton>
  </FloatingBar>
);
