import type { MembershipPackage } from '@vip/api';
import { yuan } from '@vip/checkout-react';
import { HiddenText } from '@vip/ui';
import type { EditionHead, Gain } from './editions.ts';
import styles from './upgrade.module.css';

interface ComparisonProps {
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
    {head.worth && <b className={styles.worth}>{head.worth}</b>}
  </p>
);

/**
 * Two editions as two columns of equal cells, each row named in front of them, with large text above them. The cells of the
 * next edition are filled.
 */
export const Comparison = ({ labels: [now, then], heads: [from, to], gains }: ComparisonProps) => (
  <div className={styles.comparison}>
    <div className={styles.heads}>
      <span className={styles.name} />
      <div className={styles.cells}>
        <Head label={now} head={from} />
        <Head label={then} head={to} />
      </div>
    </div>
    <ul className={styles.gains}>
      {gains.map((gain) => (
        <li key={gain.name} className={styles.gain}>
          <span className={styles.name}>{gain.name}</span>
          <span className={styles.cells}>
            <span className={styles.now}>
              <HiddenText>{now}：</HiddenText>
              {gain.now}
            </span>
            <b className={styles.then}>
              <HiddenText>{then}：</HiddenText>
              {gain.then}
            </b>
          </span>
        </li>
      ))}
    </ul>
  </div>
);

/** How the price comes about, before the membership is known. */
export const PriceRule = () => <p className={styles.rule}>剩余天数按天抵扣，登录后显示应付金额</p>;

/**
 * How the price comes about: the package, the credit for the rest of the `present` edition, and what limits it. The amount
 * to pay is in the bar.
 */
export const PriceBreakdown = ({ pack, present }: { pack: MembershipPackage; present: EditionHead }) => (
  <>
    <dl className={styles.ledger}>
      <div className={styles.entry}>
        <dt>{pack.name}</dt>
        <dd>¥{yuan(pack.price + pack.credit)}</dd>
      </div>
      {pack.credit > 0 && (
        <div className={styles.entry}>
          <dt>{present.name}剩余天数抵扣</dt>
          <dd className={styles.credit}>−¥{yuan(pack.credit)}</dd>
        </div>
      )}
    </dl>
    {pack.credit > 0 && (
      <p className={styles.ledgerNote}>
        {pack.price === 0 ? '抵扣以套餐价格为限，金额以下单时为准' : '抵扣金额以下单时为准'}
      </p>
    )}
  </>
);
