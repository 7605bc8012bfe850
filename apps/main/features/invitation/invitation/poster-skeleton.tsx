import { HiddenText, SkeletonText } from '@vip/ui';
import styles from './invitation.module.css';

/** The poster's place before anybody is known. */
export const PosterSkeleton = () => (
  <div aria-busy="true">
    <div role="status">
      <HiddenText>正在载入</HiddenText>
    </div>
    <div className={styles.poster} />
    <p className={styles.hint}>
      <SkeletonText width={140} />
    </p>
    <div className={styles.card}>
      <SkeletonText width={180} />
    </div>
  </div>
);
