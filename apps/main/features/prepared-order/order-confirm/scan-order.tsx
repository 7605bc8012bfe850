import type { PreparedOrder } from '@vip/api';
import { WalletMark } from '@vip/checkout-ui';
import { ScanCode } from '@vip/ui';
import { CopyLink } from '../../../shared/copy-link.tsx';
import { ScanSteps } from '../scan-steps.tsx';
import styles from './scan-order.module.css';

/** On a desktop, in place of the payment methods and the bar. The amount is in the order beside it. */
export const ScanOrder = ({ link, ships }: { link: string } & Pick<PreparedOrder, 'ships'>) => (
  <div className={styles.scan}>
    <p className={styles.wallets}>
      <WalletMark type="wechat" size={18} />
      <WalletMark type="alipay" size={18} />
      微信、支付宝均可
    </p>
    <div className={styles.code}>
      <ScanCode link={link} />
    </div>
    <ScanSteps ships={ships} />
    <CopyLink link={link} variant="line" />
  </div>
);
