import { SkeletonText } from '@vip/ui';
import styles from './waiting-letters.module.css';

/** Where the feedback will be: its title, its score and one letter, before its part and its answer have come. */
export const WaitingLetters = () => (
  <div className={styles.waiting}>
    <SkeletonText width={72} />
    <p className={styles.score}>
      <SkeletonText width={150} />
    </p>
    <div className={styles.letter}>
      <SkeletonText width={110} />
      <SkeletonText width="100%" />
      <SkeletonText width="100%" />
      <SkeletonText width="60%" />
    </div>
  </div>
);
