import type { ReactNode } from 'react';
import { PayBar } from '@vip/checkout-ui';
import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import facts from './order-facts.module.css';
import styles from './result.module.css';

/** The result page before the order was read. */
export const ResultSkeleton = ({ foot }: { foot: ReactNode }) => (
  <>
    <header className={classes(styles.head, styles.waitingHead)}>
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
      <Skeleton className={styles.mark} width="76px" height="76px" radius="50%" />
      <h1 aria-hidden="true">
        <SkeletonText width={104} />
      </h1>
      <p>
        <SkeletonText width={200} />
      </p>
    </header>
    <main className={styles.main} aria-busy="true">
      <div className={facts.facts}>
        {[64, 96, 72, 150].map((width) => (
          <div key={width}>
            <span>
              <SkeletonText width={56} />
            </span>
            <span className={facts.value}>
              <SkeletonText width={width} />
            </span>
          </div>
        ))}
      </div>
      <div className={classes(styles.card, styles.waitingFacts)} />
    </main>
    {foot}
    <PayBar>
      <div className={styles.bar}>
        <Skeleton width="auto" height="50px" radius="12px" />
        <Skeleton width="auto" height="50px" radius="12px" />
      </div>
    </PayBar>
  </>
);
