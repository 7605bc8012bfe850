import { HiddenText, SkeletonText } from '@vip/ui';
import styles from './comparison.module.css';
import type { EditionHead } from './edition-heads.ts';
import type { Gain } from './gains.ts';

interface ComparisonProps {
  /** What the columns are: 现在, 升级后. */
  labels: readonly [now: string, then: string];
  heads: readonly [now: EditionHead, then: EditionHead];
  gains: readonly Gain[];
}

const Head = ({ label, head }: { label: string; head: EditionHead }) => (
  <p className={styles.head}>
    <span className={styles.label}>{label}</span>
    <span className={styles.edition}>{head.name}</span>
    <span className={styles.until}>{head.until}</span>
    {head.worth && <b className={styles.worth}>{head.worth}</b>}
  </p>
);

/** Two editions side by side, as two columns of a paper: what is now on the left, what comes on the right. */
export const Comparison = ({ labels: [now, then], heads: [from, to], gains }: ComparisonProps) => (
  <div className={styles.comparison}>
    <div className={styles.heads}>
      <Head label={now} head={from} />
      <Head label={then} head={to} />
    </div>
    <ul className={styles.gains}>
      {gains.map((gain) => (
        <li key={gain.name} className={styles.gain}>
          <span className={styles.name}>{gain.name}</span>
          <span className={styles.now}>
            <HiddenText>{now}：</HiddenText>
            {gain.now}
          </span>
          <b className={styles.then}>
            <HiddenText>{then}：</HiddenText>
            {gain.then}
          </b>
        </li>
      ))}
    </ul>
  </div>
);

const lines = [0, 1, 2, 3];

/** The same columns while it is not known what stands in them. */
export const BlankComparison = () => (
  <div className={styles.comparison}>
    <div className={styles.heads}>
      {[0, 1].map((column) => (
        <p key={column} className={styles.head}>
          <span className={styles.label}>
            <SkeletonText width="3em" />
          </span>
          <span className={styles.edition}>
            <SkeletonText width="3em" />
          </span>
          <span className={styles.until}>
            <SkeletonText width="6em" />
          </span>
        </p>
      ))}
    </div>
    <div className={styles.gains}>
      {lines.map((line) => (
        <div key={line} className={styles.gain}>
          <span className={styles.name}>
            <SkeletonText width="5em" />
          </span>
          <span className={styles.now}>
            <SkeletonText width="4em" />
          </span>
          <span className={styles.then}>
            <SkeletonText width="4em" />
          </span>
        </div>
      ))}
    </div>
  </div>
);
