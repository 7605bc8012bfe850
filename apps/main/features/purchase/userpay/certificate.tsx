import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import type { Account } from '@vip/host';
import { Amounts, amountsOf } from '../../../shared/amounts.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import styles from './certificate.module.css';

interface CertificateProps {
  /** The selected one. */
  pack: MembershipPackage;
  account: Account | null;
  /** Server time, ms. */
  now: number;
  /** Whose it will be. */
  holder: ReactNode;
}

/** What is bought, how long it lasts, what it gives and to whom, engraved on gold. */
export function Certificate({ pack, account, now, holder }: CertificateProps) {
  const [start, end] = untilText(pack, account, now);
  const amounts = amountsOf(pack.benefits);
  return (
    <section className={styles.certificate} aria-label="会员卡">
      <div className={styles.frame}>
        {/* Another title is a new element: it appears with a motion. */}
        <div key={pack.name} className={styles.text}>
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
        {holder}
      </div>
    </section>
  );
}
