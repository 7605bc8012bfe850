import type { MembershipPackage } from '@vip/api';
import { memberState } from '@vip/checkout-react';
import type { Account } from '@vip/host';
import { apps, useApp } from '../../../brand.ts';
import { Amounts, amountsOf } from '../../../shared/amounts.tsx';
import { Clauses } from '../../../shared/clauses.tsx';
import { membershipText, untilText } from '../../../shared/purchase/membership-text.ts';
import styles from './certificate.module.css';

interface CertificateProps {
  /** The selected one. */
  pack: MembershipPackage;
  account: Account | null;
  /** Server time, ms. */
  now: number;
}

/** What is bought, how long it lasts and what it gives, engraved on gold. A strip above it has the user's membership. */
export function Certificate({ pack, account, now }: CertificateProps) {
  const appName = apps[useApp()];
  const [start, end] = untilText(pack, account, now);
  const state = memberState(account, now);
  const amounts = amountsOf(pack.benefits);
  return (
    <section className={styles.certificate} aria-label="会员卡">
      {account && state !== 'none' && (
        <p className={styles[state]}>
          <b>我的会员</b>{' '}
          <span>
            <Clauses text={membershipText(account, now)} />
          </span>
        </p>
      )}
      <div className={styles.frame}>
        {/* Another title is a new element: it appears with a motion. */}
        <div key={pack.name} className={styles.text}>
          {state === 'none' && <p className={styles.none}>{appName}会员</p>}
          <p className={styles.title}>{pack.name}</p>
          <p className={styles.until}>
            {start}
            <span>{end}</span>
          </p>
        </div>
        {amounts.length > 0 && (
          <div className={styles.amounts}>
            <Amounts amounts={amounts} />
          </div>
        )}
      </div>
    </section>
  );
}
