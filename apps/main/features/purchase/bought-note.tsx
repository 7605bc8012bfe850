import type { ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { shortSavingText } from '@vip/checkout-react';
import styles from './bought-note.module.css';

/** What the amount in the bar is for, and what it saves; what a renewing package costs first is said by the bar. */
export const boughtNote = (pack: MembershipPackage): ReactNode =>
  !pack.renewal && (
    <>
      {pack.name} <b className={styles.saving}>{shortSavingText(pack)}</b>
    </>
  );
