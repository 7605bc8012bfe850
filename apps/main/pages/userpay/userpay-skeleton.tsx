import type { ReactNode } from 'react';
import { HiddenText, SkeletonText } from '@vip/ui';
import { BarSkeleton } from '../../purchase/bar-skeleton.tsx';
import rows from './rows.module.css';
import styles from './steps.module.css';

/** One line to come, as `PlanRows` draws it. */
const Row = () => (
  <span className={rows.row}>
    <span className={rows.words}>
      <b>
        <SkeletonText width={72} />
      </b>
      <small>
        <SkeletonText width={96} />
      </small>
    </span>
  </span>
);

/** The page before its packages are known: the line with its three steps. */
export const UserPaySkeleton = ({ head, foot }: { head: ReactNode; foot: ReactNode }) => (
  <>
    {head}
    <main className={styles.main} aria-busy="true">
      <div role="status">
        <HiddenText>正在载入</HiddenText>
      </div>
      <div className={styles.steps} aria-hidden="true">
        {[1, 2, 3].map((at) => (
          <div key={at} className={styles.step}>
            <span className={styles.number}>{at}</span>
            <div className={styles.body}>
              <p className={styles.stillTitle}>
                <SkeletonText width={80} />
              </p>
              {at > 1 && (
                <div className={rows.rows}>
                  <Row />
                  <Row />
                  {at === 2 && <Row />}
                </div>
              )}
              {at === 1 && (
                <div className={styles.who}>
                  <SkeletonText width={120} />
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
    </main>
    {foot}
    <BarSkeleton />
  </>
);
