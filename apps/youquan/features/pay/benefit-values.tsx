import type { Benefit } from '@vip/api';
import { HiddenText, classes } from '@vip/ui';
import styles from './benefit-values.module.css';

interface ValueHeadsProps {
  /** The label of what is had without the membership; '' without that column. */
  without: string;
}

/** The heads of the two columns. Screen readers read the labels in each row. */
export const ValueHeads = ({ without }: ValueHeadsProps) => (
  <span className={classes(styles.values, styles.heads)}>
    <span className={styles.member}>会员</span>
    {without && <span className={styles.free}>{without}</span>}
  </span>
);

interface ValuesProps extends ValueHeadsProps, Pick<Benefit, 'free' | 'member'> {}

/** What a member has, and what others have. The labels are visible where the heads are not. */
export const Values = ({ free, member, without }: ValuesProps) => (
  <span className={classes(styles.values, styles.row)}>
    <span className={styles.member}>{member}</span>{' '}
    {without && (
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
);

/** What the contract has instead of a missing value. */
export const UNKNOWN = '—';
