import type { Benefit } from '@vip/api';
import { HiddenText } from '@vip/ui';
import styles from './benefit-list.module.css';
import type * as LazyParts from './lazy-parts.tsx';
import type { PhotoProps } from './lazy-parts.tsx';

interface BenefitListProps {
  benefits: readonly Benefit[];
  parts: typeof LazyParts | null;
  /** The label of what is had without the membership: 非会员, 到期后, 现在; '' if that does not concern the user. */
  without: string;
}

/** The benefits, each with a print of one photo edited by it, and in two columns what a member has and what others have. */
export function BenefitList({ benefits, parts, without }: BenefitListProps) {
  const hasOthers = without !== '' && benefits.some(({ free }) => free !== UNKNOWN);
  return (
    <div className={styles.table}>
      {/* Screen readers read the labels in each row. They are visible where the heads are not. */}
      <p className={styles.heads} aria-hidden="true">
        <span className={styles.start} />
        <span className={styles.values}>
          <span className={styles.member}>会员</span>
          {hasOthers && <span className={styles.free}>{without}</span>}
        </span>
      </p>
      <ul className={styles.benefits}>
        {benefits.map(({ name, icon, free, member }, place) => (
          <li key={name} className={styles.benefit}>
            <span className={styles.photo}>{parts && <parts.Photo {...benefitPhoto(icon, place)} />}</span>
            <b className={styles.name}>{name}</b>{' '}
            <span className={styles.values}>
              <span className={styles.member}>{member}</span>{' '}
              {hasOthers && (
                <span className={styles.free}>
                  {free !== UNKNOWN && (
                    <>
                      <span className={styles.label} data-text={without} aria-hidden="true" />
                      <HiddenText>{without} </HiddenText>
                    </>
                  )}
                  {free}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the contract has instead of a missing value. */
const UNKNOWN = '—';

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
