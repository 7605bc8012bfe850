import { Skeleton, SkeletonText } from '@vip/ui';
import styles from './login-skeleton.module.css';

const Field = () => (
  <>
    <p className={styles.label}>
      <SkeletonText width={48} />
    </p>
    <Skeleton className={styles.box} width="auto" height="52px" radius="12px" />
  </>
);

/** The login form before it is known whether somebody has to log in: the same lines and boxes. */
export const LoginSkeleton = () => (
  <div aria-hidden="true">
    <Field />
    <Field />
    <div className={styles.agree}>
      <Skeleton width={20} height={20} radius="6px" />
    </div>
    <Skeleton className={styles.box} width="auto" height="50px" radius="12px" />
    <p className={styles.hint}>
      <SkeletonText width={180} />
    </p>
  </div>
);
