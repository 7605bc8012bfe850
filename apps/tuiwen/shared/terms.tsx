import type { MembershipPackage } from '@vip/api';
import { renewalText, type PurchasePage } from '@vip/checkout-react';
import type { Account } from '@vip/host';
import { countOf } from './package-text.ts';
import styles from './payment.module.css';

/** Below the payment methods: the effect of the payment, and whether it is charged again. */
export const Terms = ({ page, pack }: { page: PurchasePage; pack: MembershipPackage }) => (
  <p className={styles.terms}>{chargeLine(pack, extendsMembership(pack, page))}</p>
);

export function chargeLine(
  pack: Pick<MembershipPackage, 'name' | 'days' | 'renewal'>,
  isExtension = false,
): string {
  if (pack.renewal) return renewalText(pack);
  if (isExtension) return '支付后有效期自动顺延，到期不自动续费';
  if (countOf(pack)) return '支付后立即生效，不自动续费';
  return pack.days === null ? '支付后立即生效，长期有效' : '支付后立即生效，到期不自动续费';
}

/** A package of the level that the buyer has: its days are added to the present end. */
function extendsMembership({ level, days }: MembershipPackage, { session, now }: PurchasePage): boolean {
  const membership = session.account?.membership;
  return days !== null && membership?.level === level && !isOver(membership, now());
}

type Membership = NonNullable<Account['membership']>;

/** `now` in ms. */
export const isOver = ({ expiresAt }: Membership, now: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= now;
