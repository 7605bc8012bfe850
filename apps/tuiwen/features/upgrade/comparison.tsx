import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import type { EditionHead, Gain } from './editions.ts';
import styles from './upgrade.module.css';

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

/** How the price comes about, as lines of an account: the package, the credit for what is left, the rest to pay. */
export const PriceBreakdown = ({ pack, left }: { pack: MembershipPackage; left: string }) => (
  <dl className={styles.ledger}>
    <div className={styles.entry}>
      <dt>{pack.name}</dt>
      <dd>¥{yuan(pack.price + pack.credit)}</dd>
    </div>
    {pack.credit > 0 && (
      <div className={styles.entry}>
        <dt>已抵扣{left && `（${left}）`}</dt>
        <dd className={styles.credit}>−¥{yuan(pack.credit)}</dd>
      </div>
    )}
    <div className={styles.total}>
      <dt>应付</dt>
      <dd>¥{yuan(pack.price)}</dd>
    </div>
  </dl>
);
