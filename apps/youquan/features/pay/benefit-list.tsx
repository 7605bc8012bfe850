import type { Benefit } from '@vip/api';
import { UNKNOWN, ValueHeads, Values } from './benefit-values.tsx';
import type * as LazyParts from './lazy-parts.tsx';
import type { PhotoProps } from './lazy-parts.tsx';
import styles from './benefit-list.module.css';

interface BenefitListProps {
  benefits: readonly Benefit[];
  parts: typeof LazyParts | null;
  /** The label of what is had without the membership: 非会员, 到期后, 现在; '' if that does not concern the user. */
  without: string;
}

/** The benefits, each with a print of one photo edited by it, and in two columns what a member has and what others have. */
export function BenefitList({ benefits, parts, without }: BenefitListProps) {
  const others = benefits.some(({ free }) => free !== UNKNOWN) ? without : '';
  return (
    <div className={styles.table}>
      <p className={styles.heads} aria-hidden="true">
        <span className={styles.start} />
        <ValueHeads without={others} />
      </p>
      <ul className={styles.benefits}>
        {benefits.map(({ name, icon, free, member }, place) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.photo}>{parts && <parts.Photo {...benefitPhoto(icon, place)} />}</span>
            <b className={styles.name}>{name}</b> <Values free={free} member={member} without={others} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the benefit does. */
const PHOTOS: Readonly<Record<string, PhotoProps | undefined>> = {
  grid: { of: 'cut' },
  pen: { of: 'write' },
  book: { of: 'pages' },
  image: { of: 'clean' },
};

const PLAIN: readonly PhotoProps['of'][] = ['field', 'sea', 'coffee', 'lake'];

/** The photo of a benefit by the backend's icon name; for an unknown name, a plain one by its index. */
export const benefitPhoto = (icon: string | null, place: number): PhotoProps =>
  (icon !== null && PHOTOS[icon]) || { of: PLAIN[place % PLAIN.length] ?? 'field' };
