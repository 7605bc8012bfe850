import type { PurchasePage } from '@vip/purchase';
import styles from './strip.module.css';

type PendingStripProps = Pick<PurchasePage, 'resume' | 'dismissPending'> & {
  pending: NonNullable<PurchasePage['pending']>;
};

/** What an earlier visit left unpaid, offered quietly. */
export const PendingStrip = ({ pending, resume, dismissPending }: PendingStripProps) => (
  <section className={styles.offer} aria-label="未完成的订单">
    <p className={styles.words}>上次的{pending.intent.packageName}还没付完</p>
    <div className={styles.acts}>
      <button type="button" className={styles.act} onClick={resume}>
        继续支付
      </button>
      <button type="button" className={styles.quiet} onClick={dismissPending}>
        不用了
      </button>
    </div>
  </section>
);
