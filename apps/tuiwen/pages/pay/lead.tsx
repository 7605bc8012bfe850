import type { Benefit } from '@vip/api';
import styles from './edition-packages.module.css';

/** How many benefits fit one line of a phone. */
const FIRST = 2;

/** The first of what the open type gives, as one line that breaks between benefits. */
export const Lead = ({ benefits }: { benefits: readonly Benefit[] }) => (
  <p className={styles.lead}>
    {benefits.slice(0, FIRST).map(({ name, member }, at, { length }) => (
      <span key={name} className={styles.benefit}>
        {name}：{member}
        {at < length - 1 && '；'}
      </span>
    ))}
  </p>
);
