import { PayBar } from '@vip/checkout-ui';
import { Skeleton, SkeletonText, classes } from '@vip/ui';
import styles from './buy-bar.module.css';

/** The pay bar before the price is known; without its box where that comes after the login. */
export const BarSkeleton = ({ isConsentLater }: { isConsentLater?: boolean }) => (
  <PayBar
    consent={
      isConsentLater ? undefined : (
        <div className={styles.consent}>
          <Skeleton className={styles.box} width={20} height={20} radius="6px" />
          <SkeletonText width={240} />
        </div>
      )
    }
  >
    <div className={isConsentLater ? styles.aloneRow : styles.row}>
      <div className={styles.total}>
        <span className={classes(styles.price, styles.bigLine)}>
          <SkeletonText width={83} />
        </span>
        <p>
          <SkeletonText width={72} />
        </p>
      </div>
      <Skeleton className={styles.pay} width="auto" height="50px" radius="12px" />
    </div>
  </PayBar>
);
