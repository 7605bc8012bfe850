import type { ReactNode } from 'react';
import { HiddenText, Skeleton, SkeletonText, classes } from '@vip/ui';
import styles from './pay-header.module.css';

/** The ink header before anybody is known; what else it has comes in. */
export const HeaderSkeleton = ({ children }: { children: ReactNode }) => (
  <header className={classes(styles.header, styles.skeleton)}>
    <div role="status">
      <HiddenText>正在载入</HiddenText>
    </div>
    <div className={styles.user}>
      <Skeleton width="44px" height="44px" radius="50%" />
      <div className={styles.who}>
        <h1 aria-hidden="true">
          <SkeletonText width={72} />
        </h1>
        <p>
          <SkeletonText width={150} />
        </p>
      </div>
    </div>
    {children}
  </header>
);
