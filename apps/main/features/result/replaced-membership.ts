import type { Membership, Order } from '@vip/api';
import type { Account } from '@vip/host';

/**
 * The lower membership that was replaced by the paid one, as the session knew it before the payment; null if there was
 * none. Orders do not say whether they were upgrades: the server decides it by the same two levels.
 */
export function replacedMembership(
  { package: { level }, paidAt }: Pick<Order, 'package' | 'paidAt'>,
  account: Account | null,
): Membership | null {
  const membership = account?.membership;
  if (!membership || !paidAt || !(Number(level) > Number(membership.level))) return null;
  const { expiresAt } = membership;
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(paidAt) ? null : membership;
}
