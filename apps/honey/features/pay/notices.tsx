import type { NoPaymentMethod, PurchasePage } from '@vip/checkout-react';
import {
  NoticeStrip as Notice,
  PendingStrip as Pending,
  type NoticePage,
  type PendingStripProps,
} from '@vip/checkout-ui';
import { CopyButton, ScanCode } from '@vip/ui';
import { FloatingBar } from '../../shared/honey-page.tsx';
import styles from './notices.module.css';

const noticeClasses = {
  ...styles,
  words: styles.body ?? '',
  sentence: styles.words ?? '',
  request: styles.small ?? '',
};

/** The notice about the last tap on the pay button, with 重试 after an error. */
export const NoticeStrip = ({ page }: { page: NoticePage & Pick<PurchasePage, 'pay'> }) => (
  <Notice page={page} onRetry={page.pay} classNames={noticeClasses} />
);

const pendingClasses = {
  ...styles,
  strip: styles.offer ?? '',
  note: styles.small ?? '',
  go: styles.act ?? '',
};

/** An unfinished purchase, as a card. */
export const PendingStrip = ({ page }: Pick<PendingStripProps, 'page'>) => (
  <Pending page={page} classNames={pendingClasses} />
);

/** Where nothing can be paid: the reason, and the link to open elsewhere. */
export const NoPaymentMethodBar = ({ noPaymentMethod }: { noPaymentMethod: NoPaymentMethod }) => (
  <FloatingBar>
    <p className={styles.reason}>
      {noPaymentMethod.kind === 'scan' ? '请用手机扫码支付' : noPaymentMethod.reason}
    </p>
    {noPaymentMethod.kind === 'scan' && <ScanCode link={noPaymentMethod.link} />}
    {noPaymentMethod.kind === 'scan' && <p className={styles.link}>{noPaymentMethod.link}</p>}
    <CopyButton isPlain className={styles.copy} text={noPaymentMethod.link}>
      复制链接
    </CopyButton>
  </FloatingBar>
);
