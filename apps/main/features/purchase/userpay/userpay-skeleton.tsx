import type { ReactNode } from 'react';
import { HiddenText, SkeletonText } from '@vip/ui';
import { BarSkeleton } from '../../../shared/purchase/bar-skeleton.tsx';
import { LoginSkeleton } from '../login-skeleton.tsx';
import { useIsFirst } from '../../../shared/use-is-first.ts';
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

export interface UserPaySkeletonProps {
  /** Before it is known who is here, step one is the form: who comes for the first time sees nothing move. */
  isKnown: boolean;
  head: ReactNode;
  foot: ReactNode;
}

/** The page before its packages are known: the line with its three steps. */
export function UserPaySkeleton({ isKnown: isSomebody, head, foot }: UserPaySkeletonProps) {
  const isKnown = !useIsFirst() && isSomebody;
  return (
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
                {at === 1 && isKnown && (
                  <div className={styles.who}>
                    <SkeletonText width={120} />
                  </div>
                )}
                {at === 1 && !isKnown && (
                  <>
                    <p className={styles.say}>
                      <SkeletonText width={220} />
                    </p>
                    <LoginSkeleton />
                  </>
                )}
              </div>
            </div>
          ))}
        </div>
      </main>
      {foot}
      <BarSkeleton isConsentLater={!isKnown} />
    </>
  );
}
