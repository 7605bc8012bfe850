import { Skeleton, SkeletonText } from '@vip/ui';
import styles from './invited.module.css';

/** The form's place: three fields, the consent and the button. */
export const ClaimSkeleton = () => (
  <section className={styles.claim} aria-busy="true">
    <h2 aria-hidden="true">
      <SkeletonText width={96} />
    </h2>
    <p className={styles.lead}>
      <SkeletonText width={240} />
    </p>
    {[0, 1, 2].map((field) => (
      <Skeleton key={field} className={styles.field} width="auto" height="78px" radius="12px" />
    ))}
    <Skeleton className={styles.button} width="auto" height="50px" radius="12px" />
  </section>
);
