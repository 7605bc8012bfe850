import styles from './pending-strip.module.css';

export interface PendingStripProps {
  packageName: string;
  onResume(): void;
  onDismiss(): void;
}

/** Offers to go on with what an earlier visit left unpaid. */
export const PendingStrip = ({ packageName, onResume, onDismiss }: PendingStripProps) => (
  <section className={styles.strip} aria-label="没付完的订单">
    <p>上次的{packageName}还没付完</p>
    <div className={styles.acts}>
      <button type="button" className={styles.go} onClick={onResume}>
        继续支付
      </button>
      <button type="button" onClick={onDismiss}>
        不用了
      </button>
    </div>
  </section>
);
