import type { Membership, Order } from '@vip/api';
import type { Account } from '@vip/host';

/**
 * The lower membership that an order replaces, as the session knew it before the payment; null if there was
 * none. Orders do not say whether they were upgrades: the server decides it by the same two levels.
 */
export function replacedMembership(
  { package: { level }, paidAt, createdAt }: Pick<Order, 'package' | 'paidAt' | 'createdAt'>,
  account: Account | null,
): Membership | null {
  const membership = account?.membership;
  const orderedAt = paidAt ?? createdAt;
  if (!membership || !orderedAt || !(Number(level) > Number(membership.level))) return null;
  const { expiresAt } = membership;
  return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(orderedAt) ? null : membership;
}
