import { useState, type ReactNode } from 'react';
import type { MembershipPackage } from '@vip/api';
import { isPackageHeld, isLater, isPurchaseOf, type PurchasePage } from '@vip/checkout-react';
import { Button, classes } from '@vip/ui';
import styles from './pay-button.module.css';

export interface PayButtonProps {
  page: Pick<PurchasePage, 'isBusy' | 'pay' | 'notice' | 'pending'>;
  /** The package that a tap pays. */
  pack: Pick<MembershipPackage, 'id' | 'name' | 'price'>;
  /** Where another button is the next step: a login in the page, or the strip of a pending order that both continue. */
  outlined?: 'always' | 'whilePending';
  className: string | undefined;
  children: ReactNode;
}

/** The pay button. It is muted while a tap can only repeat what the notice above it says. */
export function PayButton({
  page: { isBusy, pay, notice, pending },
  pack,
  outlined,
  className,
  children,
}: PayButtonProps) {
  const isWaiting = useIsNoticed(notice, pack.id) || isPackageHeld(pending, pack);
  const isOutlined = outlined === 'always' || (outlined && isPurchaseOf(pending, pack) && !isWaiting);
  return (
    <Button
      variant={isOutlined ? 'line' : undefined}
      className={classes(className, isWaiting && styles.waiting)}
      isBusy={isBusy}
      onClick={pay}
    >
      {children}
    </Button>
  );
}

/** Whether the package of the notice cannot be ordered now. */
function useIsNoticed(notice: PurchasePage['notice'], id: string): boolean {
  // A notice does not name its package: it is the one that was selected when the notice appeared.
  const [noticed, setNoticed] = useState({ notice, id });
  if (noticed.notice !== notice) setNoticed({ notice, id });
  switch (notice?.kind) {
    // Of the selected package at any time.
    case 'not_sold':
      return true;
    case 'unanswered':
      return noticed.id === id && isLater(notice.until);
    case 'unclosed':
      return noticed.id === id && (notice.closesAt === null || isLater(notice.closesAt));
    default:
      return false;
  }
}
