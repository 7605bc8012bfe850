import { HiddenText } from '@vip/ui';
import type { EditionHead, Gain } from './editions.ts';
import styles from './comparison.module.css';

export interface ComparisonProps {
  /** Labels of the columns: 现在, 升级后. */
  labels: readonly [now: string, then: string];
  heads: readonly [now: EditionHead, then: EditionHead];
  gains: readonly Gain[];
}

const Head = ({ label, head }: { label: string; head: EditionHead }) => (
  <p className={styles.head}>
    <span className={styles.label}>{label}</span>
    <span className={styles.edition}>{head.name}</span>
    <span className={styles.until}>{head.until}</span>
  </p>
);

/**
 * Two editions as two columns on the gradient of a masthead, of which the next is a white sheet with a seal. A row has its name and the present value at the ends of its first
 * cell, with large text one above the other: the rules of both columns are at the same height in any case.
 */
export const Comparison = ({ labels: [now, then], heads: [from, to], gains }: ComparisonProps) => (
  <div className={styles.comparison}>
    <div className={styles.heads}>
      <Head label={now} head={from} />
      <Head label={then} head={to} />
    </div>
    <ul className={styles.gains}>
      {gains.map((gain) => (
        <li key={gain.name} className={styles.gain}>
          <span className={styles.now}>
            <span className={styles.name}>{gain.name}</span>
            <span className={styles.value}>
              <HiddenText>{now}：</HiddenText>
              {gain.now}
            </span>
          </span>
          <b className={styles.then}>
            <span>
              <HiddenText>{then}：</HiddenText>
              {gain.then}
            </span>
          </b>
        </li>
      ))}
    </ul>
  </div>
);
