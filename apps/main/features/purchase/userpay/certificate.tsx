import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { memberState, type MemberState } from '@vip/checkout-react';
import type { Account } from '@vip/host';
import { Amounts, amountsOf } from '../../../shared/amounts.tsx';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import styles from './certificate.module.css';

/** The title is what is bought, not what the account has. */
const ACTS: Readonly<Record<MemberState, string>> = {
  none: '本次开通',
  current: '本次续费',
  expired: '重新开通',
};

/** Said above the title. `untilText` is in the first load of `/`, which has no room for parts of it. */
const SAID = /^(今日开通，|开通后|续费后)/;

interface CertificateProps {
  /** The selected one. */
  pack: MembershipPackage;
  account: Account | null;
  /** Server time, ms. */
  now: number;
  /** Whose it will be. */
  holder: ReactNode;
}

/** What is bought, how long it lasts, what it gives and to whom, engraved on gold; on its seal the days. */
export function Certificate({ pack, account, now, holder }: CertificateProps) {
  const [start, end] = untilText(pack, account, now);
  const amounts = amountsOf(pack.benefits);
  return (
    <section className={styles.certificate} aria-label="会员卡">
      <div className={styles.frame}>
        {/* Another title is a new element: it appears with a motion. */}
        <div key={pack.name} className={styles.what}>
          <div className={styles.text}>
            <p className={styles.act}>{ACTS[memberState(account, now)]}</p>
            <p className={styles.title}>{pack.name}</p>
            <p className={styles.until}>
              {start.replace(SAID, '')}
              <span>{end}</span>
            </p>
          </div>
          <p className={styles.seal}>
            <b>{pack.days ?? '长期'}</b>
            {pack.days !== null && '天'}
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
