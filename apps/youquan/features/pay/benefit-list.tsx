import type { Benefit } from '@vip/api';
import styles from './benefit-list.module.css';
import type * as LazyParts from './lazy-parts.tsx';
import type { PhotoProps } from './lazy-parts.tsx';

interface BenefitListProps {
  benefits: readonly Benefit[];
  parts: typeof LazyParts | null;
  /** The label of what is had without the membership: 非会员, 到期后, 现在; '' if that does not concern the user. */
  without: string;
}

/** The benefits, each with a photo, what a member has and what others have. */
export const BenefitList = ({ benefits, parts, without }: BenefitListProps) => (
  <ul className={styles.benefits}>
    {benefits.map(({ name, icon, free, member }, place) => (
      <li key={name} className={styles.benefit}>
        <span className={styles.photo}>{parts && <parts.Photo {...benefitPhoto(icon, place)} />}</span>
        <span className={styles.text}>
          <span className={styles.own}>
            <b>{name}</b> <span className={styles.member}>{member}</span>
          </span>{' '}
          {without && free !== UNKNOWN && (
            <span className={styles.free}>
              <span className={styles.without}>{without}</span> <span className={styles.value}>{free}</span>
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** What the contract has instead of a missing value. */
const UNKNOWN = '—';

const PHOTOS: Readonly<Record<string, PhotoProps | undefined>> = {
  grid: { of: 'sea', over: 'nine' },
  pen: { of: 'coffee', over: 'caption' },
  book: { of: 'field', over: 'frame' },
  image: { of: 'lake', over: 'corners' },
};

const PLAIN: readonly PhotoProps['of'][] = ['field', 'leaf', 'city', 'cake'];

/** The photo of a benefit by the backend's icon name; for an unknown name, a plain one by its index. */
export const benefitPhoto = (icon: string | null, place: number): PhotoProps =>
  (icon !== null && PHOTOS[icon]) || { of: PLAIN[place % PLAIN.length] ?? 'field' };
