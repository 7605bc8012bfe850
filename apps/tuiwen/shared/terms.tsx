import type { MembershipPackage } from '@vip/api';
import { renewalText, runsUntil, type PurchasePage } from '@vip/checkout-react';
import type { Account } from '@vip/host';
import { countOf } from './package-text.ts';
import styles from './payment.module.css';

/** Below the payment methods: the effect of the payment, and whether it is charged again. */
export const Terms = ({ page, pack }: { page: PurchasePage; pack: MembershipPackage }) => (
  <p className={styles.terms}>{chargeLine(pack, extendedEnd(pack, page))}</p>
);

export function chargeLine(
  pack: Pick<MembershipPackage, 'name' | 'days' | 'renewal'>,
  extended: string | null = null,
): string {
  if (pack.renewal) return renewalText(pack);
  // With large text the line breaks before the date, not inside it.
  if (extended) return `有效期顺延至 ${extended.replace(/ /g, '\u00a0')}，到期不自动续费`;
  if (countOf(pack)) return '支付后立即生效，不自动续费';
  return pack.days === null ? '支付后立即生效，长期有效' : '支付后立即生效，到期不自动续费';
}

/** The new end with a package of the level that the buyer has: its days are added to the present end. */
function extendedEnd({ level, days }: MembershipPackage, { session, now }: PurchasePage): string | null {
  const membership = session.account?.membership;
  return membership?.expiresAt && membership.level === level && !isOver(membership, now())
    ? runsUntil(days, Date.parse(membership.expiresAt))
    : null;
}

type Membership = NonNullable<Account['membership']>;

/** `now` in ms. */
export const isOver = ({ expiresAt }: Membership, now: number) =>
  expiresAt !== null && Date.parse(expiresAt) <= now;
