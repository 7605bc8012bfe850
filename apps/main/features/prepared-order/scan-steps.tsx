import type { PreparedOrder } from '@vip/api';
import styles from './scan-steps.module.css';

/** What the phone does with the code. */
export const ScanSteps = ({ ships }: Pick<PreparedOrder, 'ships'>) => (
  <ol className={styles.steps}>
    <li>手机扫码</li>
    {ships && <li>填写地址</li>}
    <li>确认支付</li>
  </ol>
);
