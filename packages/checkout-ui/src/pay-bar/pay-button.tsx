import { useState, type ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { Button, classes } from '@vip/ui';
import styles from './pay-button.module.css';

export interface PayButtonProps {
  page: Pick<PurchasePage, 'isBusy' | 'pay' | 'notice' | 'pending'>;
  /** The package that a tap pays. */
  pack: Pick<MembershipPackage, 'id' | 'name' | 'price'>;
  className: string | undefined;
  children: ReactNode;
}

/** The pay button. It is muted while a tap can only repeat what the notice above it says. */
export const PayButton = ({ page, pack, className, children }: PayButtonProps) => (
  <Button
    className={classes(className, useIsWaiting(page, pack) && styles.waiting)}
    isBusy={page.isBusy}
    onClick={page.pay}
  >
    {children}
  </Button>
);

function useIsWaiting({ notice, pending }: PayButtonProps['page'], pack: PayButtonProps['pack']): boolean {
  // A notice does not name its package: it is the one that was selected when the notice appeared.
  const [noticed, setNoticed] = useState({ notice, id: pack.id });
  if (noticed.notice !== notice) setNoticed({ notice, id: pack.id });
  // Of the selected package at any time.
  if (notice?.kind === 'not_sold') return true;
  if (noticed.id === pack.id) {
    if (notice?.kind === 'unanswered') return isLater(notice.until);
    if (notice?.kind === 'unclosed') return notice.closesAt === null || isLater(notice.closesAt);
  }
  return (
    pending?.status === 'unanswered' &&
    pending.packageName === pack.name &&
    pending.amount === pack.price &&
    isLater(pending.until)
  );
}

const isLater = (ms: number | null | undefined): boolean => Boolean(ms && ms > Date.now());
