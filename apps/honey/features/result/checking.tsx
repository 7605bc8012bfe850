import { clockText } from '@vip/checkout-react';
import styles from './checking.module.css';

/** That the page queries the payment by itself, and when it last did: ms since 1970, null before the first query. */
export const Checking = ({ lastCheckedAt }: { lastCheckedAt: number | null }) => (
  <p className={styles.checking}>
    <span className={styles.drops} aria-hidden="true">
      <span />
      <span />
      <span />
    </span>
    <b className={styles.now}>正在自动查询</b>
    {lastCheckedAt !== null && <span className={styles.last}>上次查询 {clockText(lastCheckedAt)}</span>}
  </p>
);
