import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import styles from './share.module.css';

/** The page before its link could be read. */
export const ShareSkeleton = () => (
  <main className={styles.page} aria-busy="true">
    <div role="status">
      <HiddenText>正在载入</HiddenText>
    </div>
    <p className={styles.who}>
      <Skeleton width="40px" height="40px" radius="50%" />
      <span className={styles.from}>
        <SkeletonText width={128} />
      </span>
    </p>
    <div className={classes(styles.poster, styles.waiting)}>
      <p className={styles.app}>
        <SkeletonText width={72} />
      </p>
      <h1 aria-hidden="true">
        <SkeletonText width={200} />
        <br />
        <SkeletonText width={160} />
      </h1>
      <p className={styles.text}>
        <SkeletonText width={240} />
      </p>
    </div>
  </main>
);
