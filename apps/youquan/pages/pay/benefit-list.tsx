import type { Benefit } from '@vip/api';
import { SkeletonText } from '@vip/ui';
import styles from './benefit-list.module.css';
import { benefitPhoto } from './benefit-photo.ts';
import type * as LazyParts from './lazy-parts.ts';

interface BenefitListProps {
  benefits: readonly Benefit[];
  parts: typeof LazyParts | null;
}

/** What a member can do, each shown on a photo. */
export const BenefitList = ({ benefits, parts }: BenefitListProps) => (
  <ul className={styles.benefits}>
    {benefits.map(({ name, icon, member }, place) => (
      <li key={name} className={styles.benefit}>
        <span className={styles.photo}>{parts && <parts.Photo {...benefitPhoto(icon, place)} />}</span>
        <span className={styles.words}>
          <b>{name}</b> <span className={styles.member}>{member}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** The same boxes while the packages are on their way. */
export const BlankBenefits = () => (
  <div className={styles.benefits}>
    {[0, 1, 2, 3].map((place) => (
      <div key={place} className={styles.benefit}>
        <span className={styles.photo} />
        <span className={styles.words}>
          <b>
            <SkeletonText width="5em" />
          </b>{' '}
          <span className={styles.member}>
            <SkeletonText width="4em" />
          </span>
        </span>
      </div>
    ))}
  </div>
);
