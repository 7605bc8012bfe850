import type { MembershipPackage } from '@vip/api';
import type { PurchasePage } from '@vip/checkout-react';
import { untilText } from '../../../shared/purchase/membership-text.ts';
import styles from './validity.module.css';

export interface ValidityProps {
  page: PurchasePage;
  pack: MembershipPackage;
  /** The account becomes known while the placeholders are shown, and must not move them. */
  isLoading: boolean;
}

/** How long the package lasts, under the heading of the packages. */
export function Validity({ page, pack, isLoading }: ValidityProps) {
  const [start, end] = untilText(pack, isLoading ? null : page.session.account, page.now());
  return (
    <p className={styles.validity}>
      {start}
      <span>{end}</span>
    </p>
  );
}
